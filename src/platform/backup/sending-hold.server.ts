import { eq } from "drizzle-orm";
import { installation } from "../accounts/accounts.tables.server.ts";
import type { Database, Reader, Transaction } from "../database/database.server.ts";

/** The stored flag: while it exists nothing is sent and no job runs (`backups.quiet`). */
const name = "sending_held";

/** Stops all sending, in every process. */
export async function holdSending(tx: Transaction, since: Date): Promise<void> {
  await tx
    .insert(installation)
    .values({ name, value: since.toISOString() })
    .onConflictDoUpdate({ target: installation.name, set: { value: since.toISOString() } });
}

/** When sending was stopped; null while sending is on. */
export async function heldSince(db: Reader): Promise<Date | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row ? new Date(row.value) : null;
}

/** Turns sending on again. @returns whether it was held */
export async function releaseSending(tx: Transaction): Promise<boolean> {
  const deleted = await tx
    .delete(installation)
    .where(eq(installation.name, name))
    .returning({ name: installation.name });
  return deleted.length > 0;
}

/** Milliseconds between checks for the release. */
const betweenChecks = 3_000;

/**
 * Starts work immediately or, while sending is held, after its release.
 * @returns a function that stops the work
 */
export async function startAfterRestoreRelease(
  { query }: Database,
  begin: () => Promise<() => Promise<void>>,
  onHeld: (since: Date) => void,
  milliseconds = betweenChecks,
): Promise<() => Promise<void>> {
  const since = await heldSince(query);
  if (!since) return begin();
  onHeld(since);
  let starting: Promise<() => Promise<void>> | null = null;
  let stopped = false;
  const checkHold = async () => {
    if (starting || (await heldSince(query)) || starting || stopped) return;
    starting = begin();
    await starting.then(
      () => clearInterval(timer),
      () => {
        starting = null;
      },
    );
  };
  // Database failures are reported elsewhere. The next check retries.
  const timer = setInterval(() => void checkHold().catch(() => {}), milliseconds);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await (await starting?.catch(() => null))?.();
  };
}
