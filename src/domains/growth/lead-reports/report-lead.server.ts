import { and, eq } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { isOwnLead } from "~/domains/leads/own/own-leads.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { leadReported } from "./lead-reports.events.ts";
import { canReadOwnReports, canReportLeads } from "./lead-reports.policy.ts";
import type { LeadReport } from "./lead-reports.schema.ts";
import { leadReports } from "./lead-reports.tables.server.ts";

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
  const [found] = await platform.database.query
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
  return found ?? null;
}

export type FoundLeadReport = NonNullable<Awaited<ReturnType<typeof findLeadReport>>>;
