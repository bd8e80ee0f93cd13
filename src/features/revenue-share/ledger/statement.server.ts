import { and, asc, count, eq, gte, lt, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportRevenueShare, canReadRevenueShare } from "../revenue-share.policy.ts";
import { commissionEntries, revenueShareLeads } from "../revenue-share.tables.server.ts";
import { monthOf, monthsBack } from "./months.ts";

export type StatementLine = Awaited<ReturnType<typeof readStatement>>[number];

/**
 * What was entered for a participant in one month ("2026-11") of the operator's time zone, in order.
 * Entries never change, so the statement of a month that is over stays as it is.
 */
export async function readStatement(
  platform: Platform,
  actor: Actor,
  participantId: string,
  month: string,
) {
  authorize(canReadRevenueShare(actor));
  const { timeZone } = platform.settings;
  const start = (months: number) =>
    sql`(${`${month}-01`}::timestamp + make_interval(months => ${months}::int)) at time zone ${timeZone}`;
  return platform.database.query
    .select({
      id: commissionEntries.id,
      kind: commissionEntries.kind,
      amountCents: commissionEntries.amountCents,
      dealCents: commissionEntries.dealCents,
      rate: commissionEntries.rate,
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
        gte(commissionEntries.createdAt, start(0)),
        lt(commissionEntries.createdAt, start(1)),
      ),
    )
    .orderBy(asc(commissionEntries.createdAt), asc(commissionEntries.id));
}

/** The same as a file, for whoever may take personal data out: each line names a homeowner. */
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
 * Each month since somebody joined, the latest first: how many entries it has and what they come to,
 * in cents. A month of the operator's time zone.
 */
export async function sumUpMonths(
  platform: Platform,
  actor: Actor,
  participant: { id: string; joinedAt: Date },
) {
  authorize(canReadRevenueShare(actor));
  const { timeZone } = platform.settings;
  const month = sql<string>`to_char(${commissionEntries.createdAt} at time zone ${timeZone}, 'YYYY-MM')`;
  const rows = await platform.database.query
    .select({
      month,
      entries: count(),
      cents: sql<number>`sum(${commissionEntries.amountCents})`.mapWith(Number),
    })
    .from(commissionEntries)
    .where(eq(commissionEntries.participantId, participant.id))
    .groupBy(sql`1`);
  const joined = monthOf(participant.joinedAt, timeZone);
  const earliest = rows.reduce((first, row) => (row.month < first ? row.month : first), joined);
  return monthsBack(earliest, monthOf(platform.clock.now(), timeZone)).map(
    (one) => rows.find((row) => row.month === one) ?? { month: one, entries: 0, cents: 0 },
  );
}
