import { and, asc, count, desc, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  canExportRevenueShare,
  canReadRevenueShare,
  canReadShare,
} from "~/domains/growth/growth.policy.ts";
import { limitToOwnBusiness } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  commissionEntries,
  revenueShareLeads,
  revenueShareParticipants,
  statementReplies,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { listMonthsBackward, monthOf, statementState } from "./months.ts";

export type StatementLine = Awaited<ReturnType<typeof readStatement>>[number];
export type StatementMonth = Awaited<ReturnType<typeof sumUpMonths>>[number];

/** Entries of one month ("2026-11") in the operator's time zone. */
export function inMonth(month: string, timeZone: string): SQL {
  const start = (months: number) =>
    sql`(${`${month}-01`}::timestamp + make_interval(months => ${months}::int)) at time zone ${timeZone}`;
  return sql`${commissionEntries.createdAt} >= ${start(0)} and ${commissionEntries.createdAt} < ${start(1)}`;
}

/**
 * A participant's entries in one month ("2026-11") of the operator's time zone, in order. Entries
 * never change, so neither does a past month's statement.
 */
export async function readStatement(
  platform: Platform,
  actor: Actor,
  participantId: string,
  month: string,
) {
  authorize(canReadShare(actor));
  const { query } = platform.database;
  return query
    .select({
      id: commissionEntries.id,
      kind: commissionEntries.kind,
      amountCents: commissionEntries.amountCents,
      dealCents: commissionEntries.dealCents,
      rate: commissionEntries.rate,
      closedOn: commissionEntries.closedOn,
      note: commissionEntries.note,
      leadName: leads.name,
      leadAt: revenueShareLeads.createdAt,
      createdAt: commissionEntries.createdAt,
    })
    .from(commissionEntries)
    .leftJoin(revenueShareLeads, eq(revenueShareLeads.id, commissionEntries.leadId))
    .leftJoin(leads, eq(leads.id, revenueShareLeads.leadId))
    .where(
      and(
        eq(commissionEntries.participantId, participantId),
        limitToOwnBusiness(query, actor, commissionEntries.participantId),
        inMonth(month, platform.settings.timeZone),
      ),
    )
    .orderBy(asc(commissionEntries.createdAt), asc(commissionEntries.id));
}

/**
 * A month's statement as a file. Only for actors who may export personal data, since each line
 * names a homeowner.
 */
export async function exportStatement(
  platform: Platform,
  actor: Actor,
  participantId: string,
  month: string,
) {
  authorize(canExportRevenueShare(actor));
  return readStatement(platform, actor, participantId, month);
}

/**
 * Each month since the participant joined, latest first: number of entries, total in cents, and the
 * statement's state. Months are in the operator's time zone.
 */
export async function sumUpMonths(
  platform: Platform,
  actor: Actor,
  participant: { id: string; joinedAt: Date },
) {
  authorize(canReadShare(actor));
  const { settings, clock, database } = platform;
  const { timeZone } = settings;
  const { query } = database;
  const month = sql<string>`to_char(${commissionEntries.createdAt} at time zone ${timeZone}, 'YYYY-MM')`;
  const rows = await query
    .select({
      month,
      entries: count(),
      cents: sql<number>`sum(${commissionEntries.amountCents})`.mapWith(Number),
    })
    .from(commissionEntries)
    .where(
      and(
        eq(commissionEntries.participantId, participant.id),
        limitToOwnBusiness(query, actor, commissionEntries.participantId),
      ),
    )
    .groupBy(sql`1`);
  const replies = await query
    .selectDistinctOn([statementReplies.month], {
      month: statementReplies.month,
      kind: statementReplies.kind,
    })
    .from(statementReplies)
    .where(
      and(
        eq(statementReplies.participantId, participant.id),
        limitToOwnBusiness(query, actor, statementReplies.participantId),
      ),
    )
    .orderBy(statementReplies.month, desc(statementReplies.createdAt), desc(statementReplies.id));
  const joined = monthOf(participant.joinedAt, timeZone);
  const earliest = rows.reduce((first, row) => (row.month < first ? row.month : first), joined);
  const today = dayOf(clock.now(), timeZone);
  return listMonthsBackward(earliest, monthOf(clock.now(), timeZone)).map((month) => {
    const row = rows.find((row) => row.month === month) ?? { month: month, entries: 0, cents: 0 };
    const replied = replies.find((reply) => reply.month === month)?.kind ?? null;
    return { ...row, state: statementState({ ...row, lastReply: replied }, today) };
  });
}

export type StatementReply = Awaited<ReturnType<typeof listReplies>>[number];

/** The replies to a month's statement, in order. */
export async function listReplies(
  platform: Platform,
  actor: Actor,
  { participantId, month }: { participantId: string; month: string },
) {
  authorize(canReadShare(actor));
  const { query } = platform.database;
  return query
    .select({
      id: statementReplies.id,
      kind: statementReplies.kind,
      text: statementReplies.text,
      createdAt: statementReplies.createdAt,
    })
    .from(statementReplies)
    .where(
      and(
        eq(statementReplies.participantId, participantId),
        eq(statementReplies.month, month),
        limitToOwnBusiness(query, actor, statementReplies.participantId),
      ),
    )
    .orderBy(asc(statementReplies.createdAt), asc(statementReplies.id));
}

/** Statements whose participants wait for a reply, longest first; at most 50. */
export async function listStatementQuestions(platform: Platform, actor: Actor) {
  authorize(canReadRevenueShare(actor));
  const { query } = platform.database;
  const { participantId, month, kind, createdAt, answeredAt, id } = statementReplies;
  const later = alias(statementReplies, "later");
  // Replies from an earlier version, which didn't store the time with the question.
  const laterReply = query
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.participantId, participantId),
        eq(later.month, month),
        sql`(${later.createdAt}, ${later.id}) > (${createdAt}, ${id})`,
      ),
    );
  return query
    .select({
      participantId,
      month,
      businessName: contractorAccounts.businessName,
      requestedAt: createdAt,
    })
    .from(statementReplies)
    .innerJoin(revenueShareParticipants, eq(revenueShareParticipants.id, participantId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(and(eq(kind, "question"), isNull(answeredAt), notExists(laterReply)))
    .orderBy(asc(createdAt), asc(id))
    .limit(50);
}
