import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeRevenueShare } from "../revenue-share.policy.ts";
import { revenueShareLeads } from "../revenue-share.tables.server.ts";

export type MarkedLost = Result<object, Refused<"already_done" | "not_found">>;

/**
 * Marks a lead lost. A converted one has commissions in the ledger, which must be reversed first. A
 * lost lead that closes later is simply marked converted.
 */
export async function markLost(
  platform: Platform,
  actor: Actor,
  lead: { participantId: string; leadId: string },
): Promise<MarkedLost> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [found] = await tx
      .select({ status: revenueShareLeads.conversionStatus })
      .from(revenueShareLeads)
      .where(
        and(
          eq(revenueShareLeads.id, lead.leadId),
          eq(revenueShareLeads.participantId, lead.participantId),
        ),
      )
      .for(...lockRows(revenueShareLeads));
    if (!found) return { ok: false, code: "not_found" };
    if (found.status !== "pending") return { ok: false, code: "already_done" };
    await tx
      .update(revenueShareLeads)
      .set({ conversionStatus: "lost", commissionAmount: null, markedAt: now })
      .where(eq(revenueShareLeads.id, lead.leadId));
    await recordChange(work, actor, {
      action: "revenue_share_lead.lost",
      entity: "revenue_share_participant",
      entityId: lead.participantId,
      before: { lead_id: lead.leadId, conversion_status: found.status },
      after: { lead_id: lead.leadId, conversion_status: "lost" },
    });
    return { ok: true };
  });
}
