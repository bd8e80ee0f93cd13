import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { receiveLead } from "~/domains/intake/index.server.ts";
import { readFields } from "~/domains/intake/index.ts";
import { type Actor, authorize, type SystemActor } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canProcessDeliveries } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { type DeliveryState, hasLeadId, kindFacts, type UnmatchedReason } from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";
import { announceSource, openBody } from "./receive-delivery.server.ts";
import { readStoredEmail } from "./receive-mail.server.ts";
import { recordLeadMessage, retryMessagesOf } from "./record-lead-message.server.ts";
import { recordCharge, recordSourceLead } from "./record-source-lead.server.ts";
import { isLate, requestTimeOf } from "./request-time.ts";
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
    const body = await openBody(platform, delivery);
    const { timeZone } = platform.settings;
    const outcome = await outcomeOf(work, actor, { delivery, body, timeZone });
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
  { delivery, body, timeZone }: { delivery: Delivery; body: string | null; timeZone: string },
): Promise<Outcome> {
  const unmatched = (reason: UnmatchedReason): Outcome => ({
    state: "unmatched",
    reason,
    leadId: null,
  });
  const { tx, now } = work;
  const { contractorId, sourceId, clickId } = delivery;
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
  const earlierLead = hasLeadId(source.kind, fields)
    ? await findEarlierLead(work, source, { ...delivery, fields })
    : null;
  if (isMessage(source.kind, fields)) {
    if (!earlierLead) return unmatched("no_lead");
    await recordLeadMessage(work, actor, { source, delivery, leadId: earlierLead });
    return { state: "updated", reason: null, leadId: earlierLead };
  }
  if (earlierLead) {
    await recordCharge(work, { source, delivery, leadId: earlierLead });
    return { state: "updated", reason: null, leadId: earlierLead };
  }
  const name = kindFacts[source.kind].attribution ?? source.name;
  const requestedAt = requestTimeOf(
    {
      receivedAt: delivery.createdAt,
      providerTime: delivery.requestedAt,
      requestedOn: readFields(fields, source.fieldMapping).row?.requestedOn ?? null,
    },
    await findBusinessZone(tx, contractorId, timeZone),
  );
  const late = isLate(requestedAt, now);
  const received = await receiveLead(work, actor, {
    contractorId,
    fields: requestFields(source.kind, fields),
    mapping: source.fieldMapping,
    pageId: source.pageId,
    source: name,
    clickId,
    consent:
      source.textsAllowedAt && !delivery.isFlood && !late
        ? {
            ...{ sourceId, deliveryId: delivery.id, providerLeadId: delivery.providerLeadId },
            bodyHash: delivery.bodyHash,
            fieldsHash: createHash("sha256").update(JSON.stringify(fields)).digest("hex"),
            receivedAt: delivery.createdAt.toISOString(),
            allowedBy: source.textsAllowedBy,
            allowedAt: source.textsAllowedAt.toISOString(),
          }
        : null,
    // Within a day the follow-up starts with its first message.
    requestedAt: late ? requestedAt : now,
    quietReason: quietReasonOf({ followsUp: source.followsUp, isFlood: delivery.isFlood, late }),
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

/** Why a lead gets no automatic messages; null if it does (`lead-sources.late`). */
function quietReasonOf({
  followsUp,
  isFlood,
  late,
}: {
  followsUp: boolean;
  isFlood: boolean;
  late: boolean;
}) {
  if (late) return "arrived_late";
  if (isFlood) return "source_unsure";
  return followsUp ? null : "source_off";
}

/**
 * The lead of an earlier delivery with this id; null if there is none. An app's id that a mistake
 * makes the same for everyone must not turn other people into updates of the first.
 */
async function findEarlierLead(
  { tx }: UnitOfWork,
  { kind, fieldMapping }: Pick<typeof connectedSources.$inferSelect, "kind" | "fieldMapping">,
  { id, sourceId, providerLeadId, fields }: Delivery,
): Promise<string | null> {
  const rows = await tx
    .select({ leadId: leadDeliveries.leadId, fields: leadDeliveries.fields })
    .from(leadDeliveries)
    .where(
      and(
        eq(leadDeliveries.sourceId, sourceId),
        eq(leadDeliveries.providerLeadId, providerLeadId),
        ne(leadDeliveries.id, id),
        isNotNull(leadDeliveries.leadId),
      ),
    )
    .orderBy(desc(leadDeliveries.createdAt), desc(leadDeliveries.id))
    .limit(kindFacts[kind].hasOwnIds ? 1 : maxCompared);
  if (kindFacts[kind].hasOwnIds) return rows[0]?.leadId ?? null;
  const person = readFields(fields ?? [], fieldMapping).row;
  const earlier = rows.find((row) =>
    isOneLead(person, readFields(row.fields ?? [], fieldMapping).row),
  );
  return earlier?.leadId ?? null;
}

/** Earlier deliveries with the same id that are compared. */
const maxCompared = 50;

type Person = { name: string; phone: string | null; email: string | null } | null;

/** Whether two deliveries with one id can be one person's: the name, the number, or the email is the same. */
function isOneLead(person: Person, earlier: Person): boolean {
  if (!person || !earlier) return true;
  const isSame = (a: string | null, b: string | null) =>
    a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
  return (["name", "phone", "email"] as const).some((part) => isSame(person[part], earlier[part]));
}
