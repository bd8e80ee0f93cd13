import { and, eq } from "drizzle-orm";
import { type Actor, authorize, signatureOf } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { dayOf, type LocalDay, longDay } from "~/domains/shared/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withinReach } from "../participants/within-reach.server.ts";
import { canRecordDeals } from "../revenue-share.policy.ts";
import {
  commissionEntries,
  revenueShareLeads,
  revenueShareParticipants,
} from "../revenue-share.tables.server.ts";
import { commissionOf } from "../revenue-share.ts";
import { updateLeadFromLedger } from "./update-lead-from-ledger.server.ts";

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
    const [found] = await tx
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
          withinReach(tx, actor, revenueShareLeads.participantId),
        ),
      )
      .for(...lockRows(revenueShareLeads));
    if (!found) return { ok: false, code: "not_found" };
    const errors = wrongDay(deal, found.receivedAt, now, platform.settings.timeZone);
    if (errors) return invalid(errors);
    const id = newId(now.getTime());
    const commissionCents = commissionOf(deal.dealCents, found.rate);
    await tx.insert(commissionEntries).values({
      id,
      ...lead,
      kind: "commission",
      amountCents: commissionCents,
      dealCents: deal.dealCents,
      rate: found.rate,
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
        rate: found.rate,
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
