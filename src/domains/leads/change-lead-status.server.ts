import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeLeads } from "./leads.policy.ts";
import { leads } from "./leads.tables.server.ts";
import { type LeadStatus, nextStatuses } from "./leads.ts";
import { moveLead } from "./move-lead.server.ts";

/** Whether the status changed. */
export type StatusChange = Result<{ changed: boolean }, Refused<"not_possible" | "not_found">>;

/** Changes a lead's status if that step is allowed; audited (`staff.audited`). */
export async function changeLeadStatus(
  platform: Platform,
  actor: Actor,
  leadId: string,
  status: LeadStatus,
): Promise<StatusChange> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const [lead] = await work.tx
      .select({
        id: leads.id,
        contractorId: leads.contractorId,
        status: leads.status,
        mergedInto: leads.mergedInto,
      })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for(...lockRows(leads));
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.status === status) return { ok: true, changed: false };
    // The status belongs to the lead it was merged into (`leads.merge`).
    if (lead.mergedInto) return { ok: false, code: "not_possible" };
    if (!nextStatuses[lead.status].includes(status)) return { ok: false, code: "not_possible" };
    await moveLead(work, actor, lead, { status });
    return { ok: true, changed: true };
  });
}
