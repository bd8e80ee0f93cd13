import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findOptOuts, lockName } from "./find-opt-out.server.ts";
import type { Recipient } from "./opt-outs.ts";

/** Who of many recipients declined, and of whom nobody can tell since they are deciding at this moment. */
export type HeldOptOuts = {
  /** Since when they decline; null when they may be written to. */
  outSince(recipient: Recipient): Date | null;
  isBusy(recipient: Recipient): boolean;
};

/**
 * `holdOptOut` for many recipients at once, without waiting: until the transaction ends none of them
 * opts out or in, but those who are doing so now (`opt-outs.first-commit-wins`).
 */
export async function holdOptOuts(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  recipients: readonly Recipient[],
): Promise<HeldOptOuts> {
  const names = [...new Set(recipients.map((recipient) => lockName(platform, recipient)))];
  noteLock("lock of opt-out", { waits: false });
  const { rows } = await tx.execute<{ name: string; held: boolean }>(sql`
    select name, pg_try_advisory_xact_lock_shared(hashtextextended(name, 0)) as held
    from unnest(${sql.param(names)}::text[]) as wanted(name)`);
  const busy = new Set(rows.flatMap(({ name, held }) => (held ? [] : [name])));
  return {
    outSince: await findOptOuts(tx, platform, recipients),
    isBusy: (recipient) => busy.has(lockName(platform, recipient)),
  };
}
