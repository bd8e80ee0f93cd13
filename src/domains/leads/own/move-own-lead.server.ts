import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canMoveOwnLeads } from "../leads.policy.ts";
import { leads } from "../leads.tables.server.ts";
import type { LostReason } from "../leads.ts";
import { moveLead } from "../move-lead.server.ts";
import { type LeadStage, nextStages, stageOf, statusOfStage } from "../stages.ts";
import { isDeliveredLead } from "./own-leads.server.ts";

export type OwnMove = { leadId: string; stage: LeadStage; lostReason: LostReason | null };

/** Whether the stage changed; `already_done` if the lead was merged in the meantime. */
export type OwnMoved = Result<
  { changed: boolean },
  Refused<"not_possible" | "already_done" | "not_found"> | Invalid
>;

/**
 * Moves a lead of the actor's business to another stage (`leads.stages`); a lost lead needs a reason. Ends
 * its follow-up (`follow-ups.ends`). Audited.
 */
export async function moveOwnLead(
  platform: Platform,
  actor: Actor,
  { leadId, stage, lostReason }: OwnMove,
): Promise<OwnMoved> {
  authorize(canMoveOwnLeads(actor));
  return inTransaction<OwnMoved>(platform, async (work) => {
    const [lead] = await work.tx
      .select({
        id: leads.id,
        contractorId: leads.contractorId,
        status: leads.status,
        estimateSentAt: leads.estimateSentAt,
        mergedInto: leads.mergedInto,
      })
      .from(leads)
      .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)))
      .for(...lockRows(leads));
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.mergedInto) return { ok: false, code: "already_done" };
    const before = stageOf(lead);
    if (before === stage) return { ok: true, changed: false };
    if (!nextStages(before).includes(stage)) return { ok: false, code: "not_possible" };
    if (stage === "lost" && !lostReason) return invalid({ lost_reason: "Choose why it was lost" });
    await moveLead(work, actor, lead, {
      status: statusOfStage[stage],
      ...(stage === "lost" && lostReason ? { lostReason } : {}),
      ...(stage === "estimate_sent" ? { estimateSentAt: work.now } : {}),
      ...(stage === "contacted" ? { estimateSentAt: null } : {}),
    });
    return { ok: true, changed: true };
  });
}
