import { and, eq, sql } from "drizzle-orm";
import { canChangeRevenueShare, canRecordDeals } from "~/domains/growth/growth.policy.ts";
import { limitToOwnBusiness } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  commissionEntries,
  revenueShareLeads,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { commissionOf, fromCents } from "~/domains/growth/revenue-share/revenue-share.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  dayOf,
  type LocalDay,
  longDay,
  signatureOf,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** `closedOn` is the day given by the participant; staff leave it out. */
export type Deal = { dealCents: number; note: string | null; closedOn?: LocalDay };

export type RecordedDeal =
  | { ok: true; commissionCents: number; repeated: boolean }
  | Invalid
  | { ok: false; code: "not_found" }
  | KeyReused;

/**
 * Marks a lead converted after a closed deal, and adds the commission to the ledger at the
 * participant's current rate. A lead may have several deals, since the commission is due for the
 * lifetime of the customer relationship (`revenue-share.rate`). A repeated form adds nothing
 * (`requests.key-counts-once`). Members can only report deals of their own business's leads.
 */
export async function recordDeal(
  platform: Platform,
  actor: Actor,
  lead: { participantId: string; leadId: string },
  deal: Deal,
  requestKey: string | null,
): Promise<RecordedDeal> {
  authorize(canRecordDeals(actor));
  const once = {
    scope: "deal",
    // A page uses one key for the forms of all its leads.
    key: requestKey && `${requestKey}:${lead.leadId}`,
    body: { ...lead, ...deal },
    repeat: findRecorded,
  };
  return inTransactionOnce<RecordedDeal>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const [revenueShareLead] = await tx
      .select({
        rate: revenueShareParticipants.commissionRate,
        receivedAt: revenueShareLeads.createdAt,
      })
      .from(revenueShareLeads)
      .innerJoin(
        revenueShareParticipants,
        eq(revenueShareParticipants.id, revenueShareLeads.participantId),
      )
      .where(
        and(
          eq(revenueShareLeads.id, lead.leadId),
          eq(revenueShareLeads.participantId, lead.participantId),
          limitToOwnBusiness(tx, actor, revenueShareLeads.participantId),
        ),
      )
      .for(...lockRows(revenueShareLeads));
    if (!revenueShareLead) return { ok: false, code: "not_found" };
    const errors = wrongDay(deal, revenueShareLead.receivedAt, now, platform.settings.timeZone);
    if (errors) return invalid(errors);
    const id = newId(now.getTime());
    const commissionCents = commissionOf(deal.dealCents, revenueShareLead.rate);
    await tx.insert(commissionEntries).values({
      id,
      ...lead,
      kind: "commission",
      amountCents: commissionCents,
      dealCents: deal.dealCents,
      rate: revenueShareLead.rate,
      note: deal.note,
      closedOn: deal.closedOn ?? null,
      ...signatureOf(actor),
      createdAt: now,
    });
    remember(id);
    await updateLeadFromLedger(work, lead.leadId);
    await recordChange(work, actor, {
      action: "commission.enter",
      entity: "revenue_share_participant",
      entityId: lead.participantId,
      before: null,
      after: {
        entry_id: id,
        lead_id: lead.leadId,
        deal_cents: deal.dealCents,
        rate: revenueShareLead.rate,
        amount_cents: commissionCents,
      },
    });
    return { ok: true, commissionCents, repeated: false };
  });
}

/** A deal must be closed after its lead came in, and not in the future. */
function wrongDay({ closedOn }: Deal, receivedAt: Date, now: Date, zone: string) {
  if (!closedOn) return null;
  if (closedOn > dayOf(now, zone)) return { closed_on: "This date is in the future" };
  const received = dayOf(receivedAt, zone);
  return closedOn < received
    ? { closed_on: `The lead came in on ${longDay(received)}: choose that day or a later one` }
    : null;
}

/** The result of an earlier submission of the same form. */
async function findRecorded({ tx }: UnitOfWork, entryId: string): Promise<RecordedDeal> {
  const [entry] = await tx
    .select({ commissionCents: commissionEntries.amountCents })
    .from(commissionEntries)
    .where(eq(commissionEntries.id, entryId));
  return entry ? { ok: true, ...entry, repeated: true } : { ok: false, code: "not_found" };
}

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
    const [revenueShareLead] = await tx
      .select({ status: revenueShareLeads.conversionStatus })
      .from(revenueShareLeads)
      .where(
        and(
          eq(revenueShareLeads.id, lead.leadId),
          eq(revenueShareLeads.participantId, lead.participantId),
        ),
      )
      .for(...lockRows(revenueShareLeads));
    if (!revenueShareLead) return { ok: false, code: "not_found" };
    if (revenueShareLead.status !== "pending") return { ok: false, code: "already_done" };
    await tx
      .update(revenueShareLeads)
      .set({ conversionStatus: "lost", commissionAmount: null, markedAt: now })
      .where(eq(revenueShareLeads.id, lead.leadId));
    await recordChange(work, actor, {
      action: "revenue_share_lead.lost",
      entity: "revenue_share_participant",
      entityId: lead.participantId,
      before: { lead_id: lead.leadId, conversion_status: revenueShareLead.status },
      after: { lead_id: lead.leadId, conversion_status: "lost" },
    });
    return { ok: true };
  });
}

/**
 * Updates a lead from the ledger: converted with the sum of its entries while any commission isn't
 * reversed, else pending. The caller has locked the lead.
 */
export async function updateLeadFromLedger({ tx, now }: UnitOfWork, leadId: string): Promise<void> {
  const [sums] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${commissionEntries.amountCents}), 0)`.mapWith(Number),
      unreversedCount:
        sql<number>`count(*) filter (where kind = 'commission') - count(*) filter (where kind = 'reversal')`.mapWith(
          Number,
        ),
    })
    .from(commissionEntries)
    .where(eq(commissionEntries.leadId, leadId));
  const hasUnreversedCommission = (sums?.unreversedCount ?? 0) > 0;
  await tx
    .update(revenueShareLeads)
    .set({
      conversionStatus: hasUnreversedCommission ? "converted" : "pending",
      commissionAmount: hasUnreversedCommission ? fromCents(sums?.cents ?? 0) : null,
      markedAt: hasUnreversedCommission ? now : null,
    })
    .where(eq(revenueShareLeads.id, leadId));
}
