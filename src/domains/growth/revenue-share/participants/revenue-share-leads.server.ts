import { and, eq, exists, gt, isNull, lte, or } from "drizzle-orm";
import {
  revenueShareLeads,
  revenueShareParticipants,
  revenueShareParticipations,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { system } from "~/domains/shared/index.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type DeliveredLead = {
  leadId: string;
  contractorId: string | null;
  askedAt: string;
  isFirst: boolean;
};

/** Counts delivered leads for revenue-share participants. */
export async function countLeads(
  work: UnitOfWork,
  delivered: readonly RecordedEvent<DeliveredLead>[],
): Promise<void> {
  for (const event of delivered) await countLead(work, event);
}

/**
 * Counts a lead for the participation that was active when it was delivered, if it had begun by the
 * time of the request; the oldest of several. A repeated request by the same person is the same
 * lead.
 */
async function countLead(
  { tx }: UnitOfWork,
  { payload, createdAt }: RecordedEvent<DeliveredLead>,
): Promise<void> {
  const { leadId, contractorId, isFirst } = payload;
  if (!isFirst || !contractorId) return;
  const askedAt = new Date(payload.askedAt);
  const participant = revenueShareParticipants;
  const period = revenueShareParticipations;
  const [participating] = await tx
    .select({ id: participant.id })
    .from(participant)
    .where(
      and(
        eq(participant.contractorId, contractorId),
        lte(participant.joinedAt, askedAt),
        exists(
          tx
            .select({ id: period.id })
            .from(period)
            .where(
              and(
                eq(period.participantId, participant.id),
                lte(period.beganAt, createdAt),
                or(isNull(period.endedAt), gt(period.endedAt, createdAt)),
              ),
            ),
        ),
      ),
    )
    .orderBy(participant.joinedAt, participant.id)
    .limit(1);
  if (!participating) return;
  // A lead erased in the meantime is counted without a name, as if erased later.
  const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, leadId));
  await tx
    .insert(revenueShareLeads)
    .values({ participantId: participating.id, leadId: lead?.id ?? null, createdAt: askedAt })
    .onConflictDoNothing({ target: revenueShareLeads.leadId });
}

/**
 * Marks a lead lost after staff accepted a bad-lead report, so nothing is due. Skips a lead with
 * deals in the ledger, which must be reversed first.
 */
export async function markBadLeadLost(
  work: UnitOfWork,
  { payload: { leadId } }: RecordedEvent<{ leadId: string }>,
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
