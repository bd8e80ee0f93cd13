import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { leads } from "~/features/leads/leads.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { commissionEntries, revenueShareLeads } from "./revenue-share.tables.server.ts";

export type StatementLine = Awaited<ReturnType<typeof readStatement>>[number];

/**
 * What was entered for a participant in one month ("2026-11") of the operator's time zone, in order.
 * Entries never change, so the statement of a month that is over stays as it is.
 */
export async function readStatement(platform: Platform, participantId: string, month: string) {
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
