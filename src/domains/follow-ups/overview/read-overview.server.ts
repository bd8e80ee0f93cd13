import { and, asc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { canReadFollowUps } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { type GateReason, gateReasons } from "~/domains/follow-ups/gate-reasons.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { senders } from "~/domains/phone-numbers/index.server.ts";
import { type Actor, authorize, momentAt } from "~/domains/shared/index.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { maxCounted } from "./figures.ts";

/** How many are on hold or were skipped for one reason; at most `maxCounted`. */
export type ReasonCount = { reason: GateReason; count: number };

const reasons = Object.keys(gateReasons);

/**
 * What was sent today, what was only recorded because no provider is configured, what is scheduled
 * for today as known now, what is on hold by reason, and what was skipped today. Each count uses an
 * index and stops at `maxCounted`, so a million enrollments cost no more than ten thousand.
 */
export async function readOverview(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  const { clock, database, settings } = platform;
  const now = clock.now();
  const today = momentAt(settings.timeZone, now, 0, 0).toISOString();
  const tomorrow = momentAt(settings.timeZone, now, 1, 0).toISOString();
  const {
    rows: [days],
  } = await database.query.execute<Record<"left" | "notSent" | "leaving", number>>(sql`
    with written as materialized (
      select ${messages.state} as state from (select message_id from ${sends}
        where created_at >= ${today}::timestamptz and message_id is not null
        order by created_at desc limit ${maxCounted}) as newest
      join ${messages} on ${messages.id} = newest.message_id)
    select
      (select count(*) from written where state = 'sent')::integer as left,
      (select count(*) from written where state = 'kept')::integer as "notSent",
      (select count(*) from (select from ${enrollments} where look_at is not null
        and look_at < ${tomorrow}::timestamptz limit ${maxCounted}) as found)::integer as leaving`);
  const heldCount = sql`(select count(*) from (select from ${enrollments}
    where hold_reason = of.reason limit ${maxCounted}) as found)::integer`;
  const skipped = sql`(select count(*) from (select from ${sends}
    where skipped_because = of.reason and created_at >= ${today}::timestamptz
    limit ${maxCounted}) as found)::integer`;
  const { rows } = await database.query.execute<{
    reason: GateReason;
    held: number;
    skipped: number;
  }>(sql`
    select of.reason, ${heldCount} as held, ${skipped} as skipped
    from unnest(${sql.param(reasons)}::text[]) as of(reason)`);
  const counted = (kind: "held" | "skipped"): ReasonCount[] =>
    rows
      .map((row) => ({ reason: row.reason, count: row[kind] }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  return {
    left: days?.left ?? 0,
    notSent: days?.notSent ?? 0,
    leaving: days?.leaving ?? 0,
    held: counted("held"),
    skipped: counted("skipped"),
  };
}

const pageSize = 50;
/** Sort order of the indexes `enrollments_held_newest` and `enrollments_next`. */
const byNextCheck = { createdAt: enrollments.checkAt, id: enrollments.id };

/**
 * Follow-ups on hold for one reason, or without a reason those due today, latest first, paginated.
 */
export async function listHeld(
  platform: Platform,
  actor: Actor,
  { reason }: { reason: GateReason | null },
  before: string | null,
) {
  authorize(canReadFollowUps(actor));
  const { clock, settings } = platform;
  const tomorrow = momentAt(settings.timeZone, clock.now(), 1, 0);
  const rows = await platform.database.query
    .select({
      id: enrollments.id,
      leadId: enrollments.leadId,
      name: leads.name,
      businessName: contractorAccounts.businessName,
      requestedAt: enrollments.requestedAt,
      checkAt: enrollments.checkAt,
      holdReason: enrollments.holdReason,
      holdDetail: enrollments.holdDetail,
    })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, enrollments.contractorId))
    .where(
      and(
        reason ? eq(enrollments.holdReason, reason) : lt(enrollments.checkAt, tomorrow),
        olderThan(byNextCheck, before),
      ),
    )
    .orderBy(...newestFirst(byNextCheck))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

/** Steps skipped today for one reason, newest first, paginated. */
export async function listSkipped(
  platform: Platform,
  actor: Actor,
  { reason }: { reason: GateReason },
  before: string | null,
) {
  authorize(canReadFollowUps(actor));
  const { clock, database, settings } = platform;
  const today = momentAt(settings.timeZone, clock.now(), 0, 0);
  const rows = await database.query
    .select({
      id: sends.id,
      leadId: enrollments.leadId,
      name: leads.name,
      businessName: contractorAccounts.businessName,
      requestedAt: enrollments.requestedAt,
      channel: sends.channel,
      skippedAt: sends.createdAt,
    })
    .from(sends)
    .innerJoin(enrollments, eq(enrollments.id, sends.enrollmentId))
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, enrollments.contractorId))
    .where(
      and(eq(sends.skippedBecause, reason), gte(sends.createdAt, today), olderThan(sends, before)),
    )
    .orderBy(...newestFirst(sends))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

/**
 * Businesses waiting for text registration (`sms.registration`): first those the provider rejected,
 * then the longest waiting.
 */
export async function listPendingRegistrations(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  const pending = await platform.database.query
    .select({
      contractorId: senders.contractorId,
      businessName: contractorAccounts.businessName,
      registration: senders.registration,
      rejectedBecause: senders.rejectedBecause,
      refusedCode: senders.refusedCode,
      submittedAt: senders.submittedAt,
    })
    .from(senders)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, senders.contractorId))
    .where(
      and(
        or(ne(senders.registration, "approved"), isNotNull(senders.refusedAt)),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(asc(senders.refusedAt), asc(senders.createdAt), asc(senders.contractorId))
    .limit(20);
  return pending.map(({ rejectedBecause, refusedCode, ...rest }) => ({
    ...rest,
    isRefused: refusedCode !== null,
    why: refusedCode === null ? rejectedBecause : describeTextFailure(refusedCode),
  }));
}
