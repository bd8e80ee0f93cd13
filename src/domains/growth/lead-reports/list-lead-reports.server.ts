import { and, eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { ofLatestEnquiry } from "~/domains/leads/own/own-leads.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadReports } from "./lead-reports.policy.ts";
import { leadReports } from "./lead-reports.tables.server.ts";
import type { ReportReason, ReportState } from "./lead-reports.ts";

export type LeadReportFilter = { state: ReportState | null; reason: ReportReason | null };

const onPage = 30;

/** Bad-lead reports, latest first; `before` is the id of the last one seen. */
export async function listLeadReports(
  platform: Platform,
  actor: Actor,
  { state, reason }: LeadReportFilter,
  before: string | null,
) {
  authorize(canReadReports(actor));
  const rows = await platform.database.query
    .select({
      id: leadReports.id,
      contractorId: leadReports.contractorId,
      businessName: contractorAccounts.businessName,
      leadId: leads.id,
      leadName: leads.name,
      need: ofLatestEnquiry<string | null>("need"),
      reason: leadReports.reason,
      words: leadReports.words,
      memberName: leadReports.memberName,
      state: leadReports.state,
      answer: leadReports.answer,
      createdAt: leadReports.createdAt,
    })
    .from(leadReports)
    .innerJoin(leads, eq(leads.id, leadReports.leadId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, leadReports.contractorId))
    .where(
      and(
        state ? eq(leadReports.state, state) : undefined,
        reason ? eq(leadReports.reason, reason) : undefined,
        olderThan(leadReports, before),
      ),
    )
    .orderBy(...newestFirst(leadReports))
    .limit(onPage + 1);
  return pageOf(rows, onPage);
}

export type ListedLeadReport = Awaited<ReturnType<typeof listLeadReports>>["rows"][number];
