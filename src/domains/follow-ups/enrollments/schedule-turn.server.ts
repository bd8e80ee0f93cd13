import { type SQL, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { followUpTurns } from "../follow-ups.tables.server.ts";
import { followUpsDue } from "../follow-ups.ts";

type Scheduling = Pick<UnitOfWork, "tx" | "wake">;

/** `freshAt` is set for a new request that has had no message yet. */
type NewTurn = { contractorId: string; dueAt: Date; freshAt?: Date };

/**
 * Schedules a business's turn for this time, or for when its number's rate limit allows, unless it
 * has an earlier one. Wakes the senders.
 */
export const scheduleTurn = (work: Scheduling, contractorId: string, dueAt: Date): Promise<void> =>
  scheduleTurns(work, [{ contractorId, dueAt }]);

/** As `scheduleTurn`, for many businesses in one statement, always in the same order. */
export async function scheduleTurns(
  { tx, wake }: Scheduling,
  turns: readonly NewTurn[],
): Promise<void> {
  const businesses = Map.groupBy(turns, ({ contractorId }) => contractorId);
  const earliest = (moments: readonly (Date | undefined)[]) =>
    moments.flatMap((moment) => moment ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  const rows = [...businesses].sort().map(([contractorId, ofOne]) => ({
    contractorId,
    dueAt: earliest(ofOne.map(({ dueAt }) => dueAt)),
    freshAt: earliest(ofOne.map(({ freshAt }) => freshAt)),
  }));
  await tx
    .insert(followUpTurns)
    .values(rows)
    .onConflictDoUpdate({
      target: followUpTurns.contractorId,
      set: {
        // `least` ignores nulls.
        dueAt: sql`least(${followUpTurns.dueAt}, ${rested(sql`excluded.due_at`)})`,
        freshAt: sql`least(${followUpTurns.freshAt}, ${rested(sql`excluded.fresh_at`)})`,
      },
    });
  wake(followUpsDue);
}

/** The time, but not before the number's rate limit allows after its last texts. */
const rested = (moment: SQL) =>
  sql`case when ${moment} is not null then greatest(${moment}, ${followUpTurns.senderFreeAt}) end`;
