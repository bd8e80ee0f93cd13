import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { enrollments, followUpTurns } from "../follow-ups.tables.server.ts";

/** So many messages in one transaction, of as many businesses as have a turn: it stays short. */
const messagesPerRound = 100;
/** The most that one business sends in a turn; where many wait, each has its first message sooner. */
const mostPerTurn = 5;

export type Turn = { contractorId: string; senderFreeAt: Date | null };
export type Enrollment = typeof enrollments.$inferSelect;

/**
 * Takes the businesses whose turn is due the longest, those that no other process has in hand
 * (`follow-ups.fair-turns`), and of each the enrollments to look at: first messages first.
 */
export async function leaseTurns(tx: Transaction, now: Date) {
  const turns = await tx
    .select({
      contractorId: followUpTurns.contractorId,
      senderFreeAt: followUpTurns.senderFreeAt,
    })
    .from(followUpTurns)
    .where(lte(followUpTurns.dueAt, now))
    .orderBy(followUpTurns.dueAt)
    .limit(messagesPerRound)
    .for("update", { skipLocked: true });
  return { turns, due: turns.length > 0 ? await leaseEnrollments(tx, turns, now) : [] };
}

/** Whatever ends one of them at this moment is left to do so, and wins. */
async function leaseEnrollments(
  tx: Transaction,
  turns: readonly Turn[],
  now: Date,
): Promise<Enrollment[]> {
  const moment = now.toISOString();
  const messagesPerTurn = Math.min(mostPerTurn, Math.ceil(messagesPerRound / turns.length));
  const dueOf = (isLater: boolean) => sql`(
    select id from ${enrollments}
    where contractor_id = turn.contractor_id and is_later = ${isLater} and look_at <= ${moment}::timestamptz
    order by look_at limit ${messagesPerTurn})`;
  const ids = sql`(
    select picked.id from unnest(${sql.param(turns.map(({ contractorId }) => contractorId))}::uuid[]) as turn(contractor_id)
    cross join lateral (${dueOf(false)} union all ${dueOf(true)} limit ${messagesPerTurn}) as picked)`;
  return tx
    .select()
    .from(enrollments)
    .where(
      and(inArray(enrollments.id, ids), isNull(enrollments.endedAt), lte(enrollments.lookAt, now)),
    )
    .for("update", { skipLocked: true });
}

/** When each of these businesses has its next turn: when something is due, and its sender free. */
export async function scheduleNextTurns(tx: Transaction, turns: readonly Turn[]): Promise<void> {
  const earliest = (isLater: boolean) => sql`(
    select min(look_at) from ${enrollments}
    where contractor_id = turn.contractor_id and is_later = ${isLater} and look_at is not null)`;
  const next = sql`least(${earliest(false)}, ${earliest(true)})`;
  await tx.execute(sql`
    update ${followUpTurns} set
      due_at = (select case when next is not null then greatest(next, turn.sender_free_at) end from (select ${next} as next) as soonest),
      sender_free_at = turn.sender_free_at
    from unnest(
      ${sql.param(turns.map(({ contractorId }) => contractorId))}::uuid[],
      ${sql.param(turns.map(({ senderFreeAt }) => senderFreeAt?.toISOString() ?? null))}::timestamptz[]
    ) as turn(contractor_id, sender_free_at)
    where ${followUpTurns.contractorId} = turn.contractor_id`);
}
