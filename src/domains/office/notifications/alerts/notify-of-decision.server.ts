import { eq } from "drizzle-orm";
import { leadReports } from "~/domains/growth/lead-reports/lead-reports.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/** Notifies the member who reported a lead that staff accepted or declined the report (`leads.bad-lead`). */
export async function notifyOfDecision(
  work: UnitOfWork,
  { payload: { leadId, contractorId } }: Happened<{ leadId: string; contractorId: string }>,
  platform: Platform,
): Promise<void> {
  const [report] = await work.tx
    .select({ id: leadReports.id, memberId: leadReports.memberId })
    .from(leadReports)
    .where(eq(leadReports.leadId, leadId));
  // The reporting member may have left.
  if (!report?.memberId) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: "report-decided",
    cause: `report-decided:${report.id}`,
    leadId,
    visitId: null,
    exceptMemberId: null,
    onlyMemberId: report.memberId,
    businessAddress: null,
  });
}
