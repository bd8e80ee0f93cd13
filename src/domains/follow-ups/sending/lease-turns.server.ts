import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import { businessSuspensions } from "~/domains/messaging/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockAvailableRows } from "~/platform/database/lock-rows.server.ts";
import { enrollments, followUpTurns } from "../follow-ups.tables.server.ts";

/** Messages per transaction, which is also the maximum number of businesses; keeps it short. */
const messagesPerRound = 100;
/** Maximum businesses per round that get priority because of a new request. */
const freshPerRound = 80;
/**
 * Maximum messages per business and turn; fewer if many are waiting, so every first message is sent
 * sooner.
 */
const maxPerTurn = 5;

export type Turn = { contractorId: string; senderFreeAt: Date | null };
export type Enrollment = typeof enrollments.$inferSelect;

/**
 * Leases businesses with new requests, then those whose turn has been due the longest, skipping
 * rows locked by other processes; and of each the enrollments to check: new requests, other first
 * messages, then the rest.
 */
export async function leaseTurns(tx: Transaction, now: Date) {
  const fresh = await leaseBusinesses(tx, "freshAt", now, [], freshPerRound);
  const rest = messagesPerRound - fresh.length;
  const turns = [...fresh, ...(await leaseBusinesses(tx, "dueAt", now, fresh, rest))];
  return { turns, due: turns.length > 0 ? await leaseEnrollments(tx, turns, now) : [] };
}

const leaseBusinesses = (
  tx: Transaction,
  order: "freshAt" | "dueAt",
  now: Date,
  without: readonly Turn[],
  limit: number,
): Promise<Turn[]> =>
  tx
    .select({
      contractorId: followUpTurns.contractorId,
      senderFreeAt: followUpTurns.senderFreeAt,
    })
    .from(followUpTurns)
    .where(
      and(
        lte(followUpTurns[order], now),
        sql`${followUpTurns.contractorId} <> all(${sql.param(without.map(({ contractorId }) => contractorId))}::uuid[])`,
        sql`not exists (
          select from ${businessSuspensions}
          where ${businessSuspensions.contractorId} = ${followUpTurns.contractorId})`,
      ),
    )
    .orderBy(followUpTurns[order])
    .limit(limit)
    .for(...lockAvailableRows(followUpTurns));

/** Enrollments with a scheduled check, in three classes that an index covers. */
const classes = [
  sql`not is_later and hold_reason is null`,
  sql`is_later = false and hold_reason is not null`,
  sql`is_later = true`,
] as const;

/** Skips enrollments that are locked because they are being ended: the ending wins. */
async function leaseEnrollments(
  tx: Transaction,
  turns: readonly Turn[],
  now: Date,
): Promise<Enrollment[]> {
  const moment = now.toISOString();
  const messagesPerTurn = Math.min(maxPerTurn, Math.ceil(messagesPerRound / turns.length));
  const dueOf = classes.map(
    (ofClass) => sql`(
    select id from ${enrollments}
    where contractor_id = turn.contractor_id and ${ofClass} and look_at <= ${moment}::timestamptz
    order by look_at limit ${messagesPerTurn})`,
  );
  const ids = sql`(
    select picked.id from unnest(${sql.param(turns.map(({ contractorId }) => contractorId))}::uuid[]) as turn(contractor_id)
    cross join lateral (${sql.join(dueOf, sql` union all `)} limit ${messagesPerTurn}) as picked)`;
  return tx
    .select()
    .from(enrollments)
    .where(
      and(inArray(enrollments.id, ids), isNull(enrollments.endedAt), lte(enrollments.checkAt, now)),
    )
    .for(...lockAvailableRows(enrollments));
}

/**
 * Schedules each business's next turn for when something is due and its sender has capacity. A
 * business with more to send now goes to the back of the queue.
 */
export async function scheduleNextTurns(
  tx: Transaction,
  turns: readonly Turn[],
  now: Date,
): Promise<void> {
  const earliest = (ofClass: (typeof classes)[number]) => sql`(
    select min(look_at) from ${enrollments}
    where contractor_id = turn.contractor_id and ${ofClass} and look_at is not null)`;
  const [fresh, held, later] = classes.map(earliest);
  const notBefore = (moment: ReturnType<typeof sql>) =>
    sql`case when ${moment} is not null then greatest(${moment}, next.sender_free_at, ${now.toISOString()}::timestamptz) end`;
  await tx.execute(sql`
    update ${followUpTurns} set
      due_at = ${notBefore(sql`next.due_at`)},
      fresh_at = ${notBefore(sql`next.fresh_at`)},
      sender_free_at = next.sender_free_at
    from (
      select turn.*, soonest.fresh_at, least(soonest.fresh_at, ${held}, ${later}) as due_at
      from unnest(
        ${sql.param(turns.map(({ contractorId }) => contractorId))}::uuid[],
        ${sql.param(turns.map(({ senderFreeAt }) => senderFreeAt?.toISOString() ?? null))}::timestamptz[]
      ) as turn(contractor_id, sender_free_at)
      cross join lateral (select ${fresh} as fresh_at) as soonest
    ) as next
    where ${followUpTurns.contractorId} = next.contractor_id`);
}
