import { and, eq } from "drizzle-orm";
import { system } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { revenueShareLeads } from "../revenue-share.tables.server.ts";

/**
 * Marks a lead lost after staff accepted a bad-lead report, so nothing is due. Skips a lead with
 * deals in the ledger, which must be reversed first.
 */
export async function markBadLeadLost(
  work: UnitOfWork,
  { payload: { leadId } }: Happened<{ leadId: string }>,
): Promise<void> {
  const lost = await work.tx
    .update(revenueShareLeads)
    .set({ conversionStatus: "lost", commissionAmount: null, markedAt: work.now })
    .where(
      and(eq(revenueShareLeads.leadId, leadId), eq(revenueShareLeads.conversionStatus, "pending")),
    )
    .returning({ id: revenueShareLeads.id, participantId: revenueShareLeads.participantId });
  for (const { id, participantId } of lost) {
    await recordChange(work, system("bad-lead"), {
      action: "revenue_share_lead.lost",
      entity: "revenue_share_participant",
      entityId: participantId,
      before: { lead_id: id, conversion_status: "pending" },
      after: { lead_id: id, conversion_status: "lost" },
    });
  }
}
