import { sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findOptOuts, lockName } from "./find-opt-out.server.ts";
import type { Recipient } from "./opt-outs.ts";

/** Opt-outs of many recipients, and the recipients whose decision is in progress. */
export type LockedOptOuts = {
  /** When they opted out; null if they haven't. */
  outSince(recipient: Recipient): Date | null;
  isBusy(recipient: Recipient): boolean;
};

/**
 * `lockOptOutForSend` for many recipients, without waiting: until the transaction ends, none of them can opt out or
 * in, except those who are doing so now (`opt-outs.first-commit-wins`).
 */
export async function lockOptOutsForSend(
  tx: Transaction,
  platform: Pick<Platform, "fingerprint">,
  recipients: readonly Recipient[],
): Promise<LockedOptOuts> {
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
