import { inTransactionOnce, type KeyReused } from "./idempotency/in-transaction-once.server.ts";
import type { Platform } from "./platform.server.ts";
import type { Refused } from "./result.ts";
import { inTransaction, type UnitOfWork } from "./unit-of-work.server.ts";

class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("The change was refused");
    this.refused = refused;
  }
}

type Ended = { ok: true } | Refused;

/** A transaction that changes nothing if its command is refused at the end. */
export async function inTransactionUnlessRefused<Done extends Ended>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<Done>,
): Promise<Done> {
  return returnRefusal(() =>
    inTransaction(platform, async (work) => unlessRefused(await run(work))),
  );
}

/** The same for a command that counts once per idempotency key. */
export async function inTransactionOnceUnlessRefused<Done extends Ended>(
  platform: Platform,
  once: Parameters<typeof inTransactionOnce<Done>>[1],
  run: Parameters<typeof inTransactionOnce<Done>>[2],
): Promise<Done | KeyReused> {
  const result = await returnRefusal<Done | KeyReused>(() =>
    inTransactionOnce<Done>(platform, once, async (work, remember) =>
      unlessRefused(await run(work, remember)),
    ),
  );
  // A retry is refused, since its first attempt already changed the row.
  return result.ok ? result : inTransactionOnce<Done>(platform, once, async () => result as Done);
}

function unlessRefused<Done extends Ended>(result: Done): Done {
  if (!result.ok) throw new RolledBack(result as Refused);
  return result;
}

async function returnRefusal<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RolledBack) return error.refused as Done;
    throw error;
  }
}
