import { and, eq, isNotNull, ne } from "drizzle-orm";
import { receiveLead } from "~/domains/intake/index.server.ts";
import { sourceConsentVersion, sourceConsentWording } from "~/domains/leads/index.ts";
import { type Actor, authorize, type SystemActor } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canProcessDeliveries } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { type DeliveryState, kindFacts, type UnmatchedReason } from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";
import { announceSource } from "./receive-delivery.server.ts";
import { readStoredEmail } from "./receive-mail.server.ts";
import { recordLeadMessage, retryMessagesOf } from "./record-lead-message.server.ts";
import { recordCharge, recordSourceLead } from "./record-source-lead.server.ts";
import { isMessage, requestFields } from "./source-fields.ts";

/**
 * Turns a delivery into a lead, or adds it to the person's lead; an update of one that is already a
 * lead only joins it. Does nothing if that has been done.
 */
export async function processDelivery(
  platform: Platform,
  actor: Actor,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  authorize(canProcessDeliveries(actor));
  const processed = await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [delivery] = await tx
      .select()
      .from(leadDeliveries)
      .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.state, "received")))
      .for(...lockRows(leadDeliveries));
    if (!delivery) return null;
    const outcome = await outcomeOf(work, actor, delivery);
    await tx
      .update(leadDeliveries)
      .set({ ...outcome, processedAt: now })
      .where(eq(leadDeliveries.id, deliveryId));
    return delivery;
  });
  if (processed) announceSource(platform, processed);
}

type Delivery = typeof leadDeliveries.$inferSelect;
type Outcome = {
  state: DeliveryState;
  reason: UnmatchedReason | null;
  leadId: string | null;
  fields?: DeliveredField[];
  costCents?: number | null;
};

async function outcomeOf(
  work: UnitOfWork,
  actor: SystemActor,
  delivery: Delivery,
): Promise<Outcome> {
  const unmatched = (reason: UnmatchedReason): Outcome => ({
    state: "unmatched",
    reason,
    leadId: null,
  });
  const { tx } = work;
  const { contractorId, sourceId, body, clickId } = delivery;
  // Locked, so two versions of one lead are processed one after the other.
  const [source] = await tx
    .select()
    .from(connectedSources)
    .where(eq(connectedSources.id, sourceId))
    .for(...lockRows(connectedSources, "no key update"));
  if (!source) return unmatched("unreadable");
  // Parse it again: the source's templates may have changed since it arrived.
  const isEmail = source.kind === "email" && body !== null;
  const email = isEmail ? await readStoredEmail(tx, source, body) : null;
  const fields = email?.fields ?? delivery.fields;
  if (!fields) return unmatched("unreadable");
  const earlierLead = kindFacts[source.kind].hasOwnIds
    ? await findEarlierLead(work, delivery)
    : null;
  if (isMessage(source.kind, fields)) {
    if (!earlierLead) return unmatched("no_lead");
    await recordLeadMessage(work, actor, { source, delivery, leadId: earlierLead });
    return { state: "updated", reason: null, leadId: earlierLead };
  }
  if (earlierLead) {
    await recordCharge(work, { source, delivery });
    return { state: "updated", reason: null, leadId: earlierLead };
  }
  const name = kindFacts[source.kind].attribution ?? source.name;
  const received = await receiveLead(work, actor, {
    contractorId,
    fields: requestFields(source.kind, fields),
    mapping: source.fieldMapping,
    pageId: source.pageId,
    source: name,
    clickId,
    consent:
      source.textsAllowedAt && !delivery.isFlood
        ? { wording: sourceConsentWording(name), wordingVersion: sourceConsentVersion }
        : null,
    followsUp: source.followsUp && !delivery.isFlood,
  });
  const delivered = { source, delivery: { ...delivery, fields } };
  if (!received.ok) {
    const isSent = received.code === "no_contact";
    if (isSent) await recordSourceLead(work, { ...delivered, lead: null });
    return { ...unmatched(received.code), fields };
  }
  const costCents = await recordSourceLead(work, { ...delivered, lead: received });
  if (kindFacts[source.kind].hasAdapter) await retryMessagesOf(work, delivery);
  const { isNew, leadId } = received;
  return { state: isNew ? "lead" : "joined", reason: null, leadId, fields, costCents };
}

/** The lead of an earlier delivery with this id; null if there is none. */
async function findEarlierLead(
  { tx }: UnitOfWork,
  { id, sourceId, providerLeadId }: Delivery,
): Promise<string | null> {
  const [earlier] = await tx
    .select({ leadId: leadDeliveries.leadId })
    .from(leadDeliveries)
    .where(
      and(
        eq(leadDeliveries.sourceId, sourceId),
        eq(leadDeliveries.providerLeadId, providerLeadId),
        ne(leadDeliveries.id, id),
        isNotNull(leadDeliveries.leadId),
      ),
    )
    .limit(1);
  return earlier?.leadId ?? null;
}
