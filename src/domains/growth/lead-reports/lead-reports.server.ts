import { and, eq } from "drizzle-orm";
import {
  leadReportAccepted,
  leadReportDeclined,
  leadReported,
} from "~/domains/growth/growth.events.ts";
import {
  canDecideReports,
  canReadOwnReports,
  canReadReports,
  canReportLeads,
} from "~/domains/growth/growth.policy.ts";
import { leadReports } from "~/domains/growth/growth.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  isOwnLead,
  leads,
  moveLead,
  selectFromLatestEnquiry,
} from "~/domains/leads/index.server.ts";
import { nextStatuses } from "~/domains/leads/index.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type StaffMember,
  type SystemActor,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LeadReport, ReportDecision } from "./lead-reports.schema.ts";
import type { ReportReason, ReportState } from "./lead-reports.ts";

export type LeadReportFilter = { state: ReportState | null; reason: ReportReason | null };

const pageSize = 30;

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
      need: selectFromLatestEnquiry<string | null>("need"),
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
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

export type ListedLeadReport = Awaited<ReturnType<typeof listLeadReports>>["rows"][number];

export type LeadReported = Result<object, Refused<"not_found" | "already_done" | "not_possible">>;

/**
 * Reports a lead of the actor's business as bad to staff (`leads.bad-lead`), once. Leads that the
 * business added itself can't be reported. Audited.
 */
export async function reportLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
  { reason, words }: LeadReport,
): Promise<LeadReported> {
  authorize(canReportLeads(actor));
  const { contractorId } = actor;
  return inTransaction<LeadReported>(platform, async (work) => {
    const { tx, now } = work;
    const [lead] = await tx
      .select({ source: leads.source })
      .from(leads)
      .where(and(eq(leads.id, leadId), isOwnLead(contractorId)))
      .for(...lockRows(leads, "key share"));
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.source !== "page") return { ok: false, code: "not_possible" };
    const stored = await tx
      .insert(leadReports)
      .values({
        id: newId(now.getTime()),
        contractorId,
        leadId,
        reason,
        words,
        memberId: actor.id,
        memberName: actor.name,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: leadReports.id });
    if (stored.length === 0) return { ok: false, code: "already_done" };
    work.record(leadReported, { leadId, contractorId });
    await recordChange(work, actor, {
      action: "lead.report",
      entity: "lead",
      entityId: leadId,
      before: null,
      after: { reason },
    });
    return { ok: true };
  });
}

/** The actor's business's report of a lead and its outcome; null if there is none. */
export async function findLeadReport(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadOwnReports(actor));
  const [leadReport] = await platform.database.query
    .select({
      reason: leadReports.reason,
      words: leadReports.words,
      memberName: leadReports.memberName,
      state: leadReports.state,
      answer: leadReports.answer,
      createdAt: leadReports.createdAt,
    })
    .from(leadReports)
    .where(and(eq(leadReports.leadId, leadId), eq(leadReports.contractorId, actor.contractorId)));
  return leadReport ?? null;
}

export type FoundLeadReport = NonNullable<Awaited<ReturnType<typeof findLeadReport>>>;

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
    if (decision === "accepted") await markLost(work, actor, leadId);
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
async function markLost(work: UnitOfWork, actor: StaffMember | SystemActor, leadId: string) {
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads, "no key update"));
  if (!lead || !nextStatuses[lead.status].includes("lost")) return;
  await moveLead(work, actor, lead, { status: "lost", lostReason: "other" });
}
