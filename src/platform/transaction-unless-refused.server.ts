import type { Platform } from "./platform.server.ts";
import type { Refused } from "./result.ts";
import { inTransaction, type UnitOfWork } from "./unit-of-work.server.ts";

class Undone extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("The change was refused");
    this.refused = refused;
  }
}

/** A transaction that changes nothing if its command is refused at the end. */
export async function inTransactionUnlessRefused<Done extends { ok: true } | Refused>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<Done>,
): Promise<Done> {
  try {
    return await inTransaction(platform, async (work) => {
      const result = await run(work);
      if (!result.ok) throw new Undone(result as Refused);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused as Done;
    throw error;
  }
}
