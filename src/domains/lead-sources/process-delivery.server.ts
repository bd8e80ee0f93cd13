import { and, eq, isNotNull, ne } from "drizzle-orm";
import { receiveLead } from "~/domains/intake/index.server.ts";
import { sourceConsentVersion, sourceConsentWording } from "~/domains/leads/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canProcessDeliveries } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { type DeliveryState, kindFacts, type UnmatchedReason } from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";
import { readStoredEmail } from "./receive-mail.server.ts";
import { recordCharge, recordSourceLead } from "./record-source-lead.server.ts";

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
  await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [delivery] = await tx
      .select()
      .from(leadDeliveries)
      .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.state, "received")))
      .for(...lockRows(leadDeliveries));
    if (!delivery) return;
    const outcome = await outcomeOf(work, actor, delivery);
    await tx
      .update(leadDeliveries)
      .set({ ...outcome, processedAt: now })
      .where(eq(leadDeliveries.id, deliveryId));
  });
}

type Delivery = typeof leadDeliveries.$inferSelect;
type Outcome = {
  state: DeliveryState;
  reason: UnmatchedReason | null;
  leadId: string | null;
  fields?: DeliveredField[];
};

async function outcomeOf(work: UnitOfWork, actor: Actor, delivery: Delivery): Promise<Outcome> {
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
  // The source's templates may have changed since it arrived.
  const isEmail = source.kind === "email" && body !== null;
  const email = isEmail ? await readStoredEmail(tx, source, body) : null;
  const fields = email?.fields ?? delivery.fields;
  if (!fields) return unmatched("unreadable");
  const known = kindFacts[source.kind].hasOwnIds ? await findEarlierLead(work, delivery) : null;
  if (known) {
    await recordCharge(work, { source, delivery }, known);
    return { state: "updated", reason: null, leadId: known };
  }
  const name = kindFacts[source.kind].attribution ?? source.name;
  const received = await receiveLead(work, actor, {
    contractorId,
    fields,
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
  if (received.ok || received.code === "no_contact") {
    const lead = received.ok ? received : null;
    await recordSourceLead(work, { source, delivery: { ...delivery, fields }, lead });
  }
  if (!received.ok) return { ...unmatched(received.code), fields };
  const { isNew, leadId } = received;
  return { state: isNew ? "lead" : "joined", reason: null, leadId, fields };
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
