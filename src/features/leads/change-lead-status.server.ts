import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { leadStatusChanged } from "./leads.events.ts";
import { canChangeLeads } from "./leads.policy.ts";
import { leadEvents, leads } from "./leads.tables.server.ts";
import { type LeadStatus, nextStatuses } from "./leads.ts";

/** Whether it has another status now. */
export type StatusChange = Result<{ changed: boolean }, Refused<"not_possible" | "not_found">>;

/** Moves a lead on in its life, where that step is allowed; audited (`staff.audited`). */
export async function changeLeadStatus(
  platform: Platform,
  actor: Actor,
  leadId: string,
  status: LeadStatus,
): Promise<StatusChange> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [lead] = await tx
      .select({ status: leads.status })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for("update");
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.status === status) return { ok: true, changed: false };
    if (!nextStatuses[lead.status].includes(status)) return { ok: false, code: "not_possible" };
    await tx.update(leads).set({ status, updatedAt: now }).where(eq(leads.id, leadId));
    const details = { before: lead.status, after: status };
    await tx.insert(leadEvents).values({ leadId, kind: "status_changed", details, createdAt: now });
    work.record(leadStatusChanged, { leadId });
    await recordChange(work, actor, {
      action: "lead.change_status",
      entity: "lead",
      entityId: leadId,
      before: { status: lead.status },
      after: { status },
    });
    return { ok: true, changed: true };
  });
}
