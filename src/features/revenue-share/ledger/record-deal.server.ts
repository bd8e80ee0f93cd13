import { and, eq } from "drizzle-orm";
import { type Actor, authorize, signatureOf } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeRevenueShare } from "../revenue-share.policy.ts";
import {
  commissionEntries,
  revenueShareLeads,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";
import { commissionOf } from "../revenue-share.ts";
import { settleLead } from "./settle-lead.server.ts";

export type Deal = { dealCents: number; note: string | null };

export type RecordedDeal =
  | { ok: true; commissionCents: number; repeated: boolean }
  | { ok: false; code: "not_found" };

/**
 * Marks a lead converted: a deal with the homeowner was closed. Its commission, at the participant's
 * rate of today, goes into the ledger. A lead may bring several deals, as the commission is due for
 * the lifetime of the customer relationship (`revenue-share.rate`). The same form sent again enters
 * nothing twice.
 */
export async function recordDeal(
  platform: Platform,
  actor: Actor,
  lead: { participantId: string; leadId: string },
  deal: Deal,
  requestKey: string | null,
): Promise<RecordedDeal> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [found] = await tx
      .select({ rate: revenueShareParticipants.commissionRate })
      .from(revenueShareLeads)
      .innerJoin(
        revenueShareParticipants,
        eq(revenueShareParticipants.id, revenueShareLeads.participantId),
      )
      .where(
        and(
          eq(revenueShareLeads.id, lead.leadId),
          eq(revenueShareLeads.participantId, lead.participantId),
        ),
      )
      .for("update", { of: revenueShareLeads });
    if (!found) return { ok: false, code: "not_found" };
    const id = newId(now.getTime());
    const commissionCents = commissionOf(deal.dealCents, found.rate);
    const [entered] = await tx
      .insert(commissionEntries)
      .values({
        id,
        ...lead,
        kind: "commission",
        amountCents: commissionCents,
        dealCents: deal.dealCents,
        rate: found.rate,
        note: deal.note,
        ...signatureOf(actor),
        requestKey: requestKey && hashToken(`${requestKey}:${lead.leadId}`),
        createdAt: now,
      })
      .onConflictDoNothing({ target: commissionEntries.requestKey })
      .returning({ id: commissionEntries.id });
    if (!entered) return { ok: true, commissionCents, repeated: true };
    await settleLead(work, lead.leadId);
    await recordChange(work, actor, {
      action: "commission.enter",
      entity: "revenue_share_participant",
      entityId: lead.participantId,
      before: null,
      after: {
        entry_id: id,
        lead_id: lead.leadId,
        deal_cents: deal.dealCents,
        rate: found.rate,
        amount_cents: commissionCents,
      },
    });
    return { ok: true, commissionCents, repeated: false };
  });
}
