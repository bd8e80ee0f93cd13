import { eq } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { nextStatuses } from "~/domains/leads/leads.ts";
import { moveLead } from "~/domains/leads/move-lead.server.ts";
import {
  type Actor,
  authorize,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadReportAccepted, leadReportDeclined } from "./lead-reports.events.ts";
import { canDecideReports } from "./lead-reports.policy.ts";
import type { ReportDecision } from "./lead-reports.schema.ts";
import { leadReports } from "./lead-reports.tables.server.ts";

export type ReportDecided = Result<object, Refused<"not_found" | "already_done">>;

/**
 * Accepts or declines a business's report of a bad lead (`leads.bad-lead`), once. An accepted one
 * is marked lost for the business and owes no revenue share. Audited.
 */
export async function decideReport(
  platform: Platform,
  actor: Actor,
  reportId: string,
  { decision, answer }: ReportDecision,
): Promise<ReportDecided> {
  authorize(canDecideReports(actor));
  return inTransaction<ReportDecided>(platform, async (work) => {
    const { tx, now } = work;
    const [report] = await tx
      .select()
      .from(leadReports)
      .where(eq(leadReports.id, reportId))
      .for(...lockRows(leadReports));
    if (!report) return { ok: false, code: "not_found" };
    if (report.state !== "open") return { ok: false, code: "already_done" };
    const { leadId, contractorId } = report;
    await tx
      .update(leadReports)
      .set({ state: decision, answer, decidedAt: now })
      .where(eq(leadReports.id, reportId));
    if (decision === "accepted") await lose(work, actor, leadId);
    const event = decision === "accepted" ? leadReportAccepted : leadReportDeclined;
    work.record(event, { leadId, contractorId });
    await recordChange(work, actor, {
      action: "lead_report.decide",
      entity: "lead",
      entityId: leadId,
      before: { state: "open", reason: report.reason },
      after: { state: decision },
    });
    return { ok: true };
  });
}

/** Marks the lead lost and ends its automatic messages, unless it has ended. */
async function lose(work: UnitOfWork, actor: StaffMember | SystemActor, leadId: string) {
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads, "no key update"));
  if (!lead || !nextStatuses[lead.status].includes("lost")) return;
  await moveLead(work, actor, lead, { status: "lost", lostReason: "other" });
}
