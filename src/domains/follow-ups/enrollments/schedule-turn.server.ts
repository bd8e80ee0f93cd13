import { type SQL, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { followUpTurns } from "../follow-ups.tables.server.ts";
import { followUpsDue } from "../follow-ups.ts";

type Scheduling = Pick<UnitOfWork, "tx" | "wake">;

/** `freshAt` is given when it is for somebody who has just asked and had no message yet. */
type NewTurn = { contractorId: string; dueAt: Date; freshAt?: Date };

/** Gives a business a turn at this moment or once its number has rested, unless it has one sooner, and wakes who sends. */
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
        // The smaller one, as neither counts where it is empty.
        dueAt: sql`least(${followUpTurns.dueAt}, ${rested(sql`excluded.due_at`)})`,
        freshAt: sql`least(${followUpTurns.freshAt}, ${rested(sql`excluded.fresh_at`)})`,
      },
    });
  wake(followUpsDue);
}

/** A moment, but not before the business's number has rested after its last texts. */
const rested = (moment: SQL) =>
  sql`case when ${moment} is not null then greatest(${moment}, ${followUpTurns.senderFreeAt}) end`;
