import { desc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lockName, optOutMark } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";
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
  const { rows } = await tx.execute<{ name: string; held: boolean }>(sql`
    select name, pg_try_advisory_xact_lock_shared(hashtextextended(name, 0)) as held
    from unnest(${sql.param(names)}::text[]) as wanted(name)`);
  const busy = new Set(rows.flatMap(({ name, held }) => (held ? [] : [name])));
  const mark = ({ channel, address }: Recipient) =>
    optOutMark(platform.fingerprint, channel, address);
  const last = await tx
    .selectDistinctOn([optOuts.addressHash, optOuts.contractorId, optOuts.channel])
    .from(optOuts)
    .where(inArray(optOuts.addressHash, [...new Set(recipients.map(mark))]))
    .orderBy(optOuts.addressHash, optOuts.contractorId, optOuts.channel, desc(optOuts.id));
  const out = new Map(
    last
      .filter(({ decision }) => decision === "out")
      .map((row) => [`${row.contractorId}:${row.addressHash}`, row.createdAt]),
  );
  return {
    outSince: (recipient) => out.get(`${recipient.contractorId}:${mark(recipient)}`) ?? null,
    isBusy: (recipient) => busy.has(lockName(platform, recipient)),
  };
}
