import { and, eq, isNotNull } from "drizzle-orm";
import { endEnrollments, enrollments } from "~/domains/follow-ups/index.server.ts";
import { addNoteOfSource, leads, recordReply } from "~/domains/leads/index.server.ts";
import type { SystemActor } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { processDeliveryJob } from "./lead-sources.jobs.server.ts";
import { type connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { kindFacts } from "./lead-sources.ts";
import { isMessage, readMessage } from "./source-fields.ts";

type Delivery = Pick<
  typeof leadDeliveries.$inferSelect,
  "id" | "contractorId" | "sourceId" | "providerLeadId" | "fields"
>;

type Said = {
  source: Pick<typeof connectedSources.$inferSelect, "kind" | "name">;
  delivery: Delivery;
  leadId: string;
};

/**
 * Adds a message written on the provider's site to its lead as a note. A customer's message ends
 * the follow-up, as a reply does. The lead's first message is skipped, because it's already in the
 * request.
 */
export async function recordLeadMessage(
  work: UnitOfWork,
  actor: SystemActor,
  { source, delivery, leadId }: Said,
): Promise<void> {
  const { tx } = work;
  const { text, isFromCustomer } = readMessage(delivery.fields ?? []);
  if (text === "" || (await isInRequest(work, { source, delivery, text }))) return;
  const [lead] = await tx
    .select({ id: leads.id, mergedInto: leads.mergedInto })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead) return;
  const name = kindFacts[source.kind].attribution ?? source.name;
  const canonicalId = lead.mergedInto ?? lead.id;
  if (isFromCustomer) {
    // Before the conversation's row: the sender locks in the same order.
    await endEnrollments(work, { leadId: canonicalId }, "person_replied");
    const [enrolled] = await tx
      .select({ conversationId: enrollments.conversationId })
      .from(enrollments)
      .where(eq(enrollments.leadId, canonicalId))
      .limit(1);
    if (enrolled?.conversationId) {
      await recordReply(work, enrolled.conversationId, { isReady: false });
    }
  }
  await addNoteOfSource(work, actor, {
    leadId: canonicalId,
    contractorId: delivery.contractorId,
    source: name,
    text: `${isFromCustomer ? "Customer" : "Your team"} on ${name}: ${text}`,
  });
}

/**
 * Whether the lead's request already contains this message. A text that the request contains once
 * counts once: a second missed call or "Thanks" is a new message.
 */
async function isInRequest(
  { tx }: UnitOfWork,
  { source, delivery, text }: Omit<Said, "leadId"> & { text: string },
): Promise<boolean> {
  const versions = await tx
    .select({
      id: leadDeliveries.id,
      fields: leadDeliveries.fields,
      at: leadDeliveries.processedAt,
    })
    .from(leadDeliveries)
    .where(and(isOfLead(delivery), isNotNull(leadDeliveries.fields)));
  let inRequest = 0;
  let before = 0;
  for (const { id, fields, at } of versions) {
    if (!fields) continue;
    if (!isMessage(source.kind, fields)) {
      inRequest = Math.max(inRequest, ...fields.map(({ value }) => countLines(value, text)));
    } else if (at && id !== delivery.id && readMessage(fields).text === text) before += 1;
  }
  return before < inRequest;
}

/** How often a text contains another as whole lines. */
function countLines(whole: string, part: string): number {
  const [within, lines] = [`\n${whole}\n`, `\n${part}\n`];
  let count = 0;
  for (let at = within.indexOf(lines); at >= 0; at = within.indexOf(lines, at + lines.length - 1)) {
    count += 1;
  }
  return count;
}

/** Retries the messages that arrived before their lead. */
export async function retryMessagesOf(
  { tx, enqueue }: UnitOfWork,
  delivery: Delivery,
): Promise<void> {
  const waiting = await tx
    .update(leadDeliveries)
    .set({ state: "received", reason: null, processedAt: null })
    .where(and(isOfLead(delivery), eq(leadDeliveries.reason, "no_lead")))
    .returning({ id: leadDeliveries.id });
  for (const { id } of waiting) enqueue(processDeliveryJob, { deliveryId: id });
}

const isOfLead = ({ sourceId, providerLeadId }: Delivery) =>
  and(eq(leadDeliveries.sourceId, sourceId), eq(leadDeliveries.providerLeadId, providerLeadId));
