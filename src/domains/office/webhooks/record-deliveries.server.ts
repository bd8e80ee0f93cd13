import { and, inArray, isNull, or, sql } from "drizzle-orm";
import { customers } from "~/domains/customers/index.server.ts";
import { apiKeys, isKeyActive, readOwners } from "~/domains/identity/index.server.ts";
import { conversations, latestLeadOfConversation, leads } from "~/domains/leads/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { NamedEvent, RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { webhookPausedMail } from "./webhooks.emails.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";
import type { WebhookEvent } from "./webhooks.ts";

/** IDs an event may contain; each has some of them. */
type EventReference = {
  contractorId?: string | null | undefined;
  leadId?: string | null | undefined;
  isFirst?: boolean;
  conversationId?: string;
  messageId?: string;
  visitId?: string;
  estimateId?: string;
  invoiceId?: string;
  customerId?: string;
};

type WebhookSubject = { event: WebhookEvent; subjectId: string };

const aboutLead = (event: WebhookEvent, { leadId }: EventReference): WebhookSubject | null =>
  leadId ? { event, subjectId: leadId } : null;
const aboutVisit =
  (event: WebhookEvent) =>
  ({ visitId }: EventReference) =>
    visitId ? { event, subjectId: visitId } : null;
const aboutEstimate =
  (event: WebhookEvent) =>
  ({ estimateId }: EventReference) =>
    estimateId ? { event, subjectId: estimateId } : null;
const describeDelivered = (reference: EventReference) =>
  aboutLead(reference.isFirst ? "lead.created" : "lead.updated", reference);

const aboutInvoice =
  (event: WebhookEvent) =>
  ({ invoiceId }: EventReference) =>
    invoiceId ? { event, subjectId: invoiceId } : null;

const aboutCustomer =
  (event: WebhookEvent) =>
  ({ customerId }: EventReference) =>
    customerId ? { event, subjectId: customerId } : null;

/** Maps our events to webhook events, by event name (`webhooks.events`). */
const describers: Record<string, (named: EventReference) => WebhookSubject | null> = {
  "lead.captured": describeDelivered,
  "lead.released": describeDelivered,
  "lead.entered": (reference) => aboutLead("lead.created", reference),
  "lead.status-changed": (reference) => aboutLead("lead.updated", reference),
  "lead.edited": (reference) => aboutLead("lead.updated", reference),
  "conversation.replied": ({ messageId }) =>
    messageId ? { event: "lead.replied", subjectId: messageId } : null,
  "visit.booked": aboutVisit("visit.booked"),
  // A receiver that got the cancellation must learn that the appointment is back.
  "visit.restored": aboutVisit("visit.booked"),
  "visit.moved": aboutVisit("visit.moved"),
  "visit.canceled": aboutVisit("visit.canceled"),
  "visit.done": aboutVisit("visit.done"),
  "job-estimate.sent": aboutEstimate("estimate.sent"),
  "job-estimate.accepted": aboutEstimate("estimate.accepted"),
  "job-estimate.declined": aboutEstimate("estimate.declined"),
  "invoice.issued": aboutInvoice("invoice.issued"),
  "invoice.paid": aboutInvoice("invoice.paid"),
  "customer.added": aboutCustomer("customer.created"),
  "customer.changed": aboutCustomer("customer.updated"),
  "customer.merged": aboutCustomer("customer.merged"),
};

/** Records a delivery for each subscribed webhook and enqueues the tasks that send it. */
export async function recordDeliveries(
  { tx, now, enqueue }: UnitOfWork,
  recorded: readonly NamedEvent<object>[],
): Promise<void> {
  const facts = recorded.flatMap(({ name, payload, createdAt }) => {
    const reference = payload as EventReference;
    const { contractorId } = reference;
    const fact = contractorId ? describers[name]?.(reference) : null;
    return fact && contractorId ? [{ ...fact, ...reference, contractorId, createdAt }] : [];
  });
  const businesses = [...new Set(facts.map(({ contractorId }) => contractorId))];
  if (businesses.length === 0) return;
  const workingKeys = tx.select({ id: apiKeys.id }).from(apiKeys).where(isKeyActive(now));
  const endpoints = await tx
    .select({
      id: webhookEndpoints.id,
      contractorId: webhookEndpoints.contractorId,
      events: webhookEndpoints.events,
    })
    .from(webhookEndpoints)
    .where(
      and(
        inArray(webhookEndpoints.contractorId, businesses),
        isNull(webhookEndpoints.pausedAt),
        or(isNull(webhookEndpoints.apiKeyId), inArray(webhookEndpoints.apiKeyId, workingKeys)),
      ),
    );
  if (endpoints.length === 0) return;
  const leadOf = await findLeads(tx, facts);
  const customerOf = await findCustomers(tx, facts);
  const rows = facts.flatMap(({ contractorId, event, subjectId, createdAt, ...fact }) =>
    endpoints
      .filter(
        (endpoint) => endpoint.contractorId === contractorId && endpoint.events.includes(event),
      )
      .map(({ id: endpointId }) => ({
        id: newId(),
        endpointId,
        contractorId,
        event,
        subjectId,
        conversationId: fact.conversationId ?? null,
        leadId: leadOf(fact),
        customerId: customerOf(event, subjectId),
        nextAt: now,
        createdAt,
      })),
  );
  if (rows.length === 0) return;
  await tx.insert(webhookDeliveries).values(rows);
  for (const { id: deliveryId } of rows) enqueue(deliverWebhook, { deliveryId, attempt: 0 });
}

/**
 * The lead of each event, so erasing a person also deletes what was sent about them, replies
 * included; null for one already erased. The leads are locked until the transaction ends.
 */
async function findLeads(tx: Transaction, facts: readonly EventReference[]) {
  const conversationIds = facts.flatMap(({ conversationId }) => conversationId ?? []);
  const spoken = await tx
    .select({ id: conversations.id, leadId: sql<string | null>`${latestLeadOfConversation}` })
    .from(conversations)
    .where(inArray(conversations.id, conversationIds));
  const leadsOfConversations = new Map(spoken.map(({ id, leadId }) => [id, leadId]));
  const leadIdOf = ({ leadId, conversationId }: EventReference) =>
    leadId ?? (conversationId ? leadsOfConversations.get(conversationId) : null) ?? null;
  const existing = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      inArray(
        leads.id,
        facts.flatMap((fact) => leadIdOf(fact) ?? []),
      ),
    )
    .for(...lockRows(leads, "key share"));
  const ids = new Set(existing.map(({ id }) => id));
  return (fact: EventReference): string | null => {
    const leadId = leadIdOf(fact);
    return leadId && ids.has(leadId) ? leadId : null;
  };
}

/**
 * The customer of each event about one, so erasing a customer also deletes what was sent about them; null
 * for one already erased. The customers are locked until the transaction ends.
 */
async function findCustomers(tx: Transaction, facts: readonly WebhookSubject[]) {
  const isAbout = (event: WebhookEvent) => event.startsWith("customer.");
  const existing = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      inArray(
        customers.id,
        facts.flatMap(({ event, subjectId }) => (isAbout(event) ? subjectId : [])),
      ),
    )
    .orderBy(customers.id)
    .for(...lockRows(customers, "key share"));
  const ids = new Set(existing.map(({ id }) => id));
  return (event: WebhookEvent, subjectId: string): string | null =>
    isAbout(event) && ids.has(subjectId) ? subjectId : null;
}

/** Emails each owner of the business that a webhook was paused. */
export async function notifyOfPausedWebhook(
  work: UnitOfWork,
  { payload, createdAt }: RecordedEvent<{ endpointId: string; contractorId: string }>,
): Promise<void> {
  const { endpointId, contractorId } = payload;
  const owners = await readOwners(work, contractorId);
  for (const { id, email } of owners) {
    await queueEmail(work, webhookPausedMail, {
      to: email,
      cause: `webhook-paused:${endpointId}:${createdAt.getTime()}:${id}`,
      subjectId: endpointId,
      contractorId,
      params: { endpointId },
    });
  }
}
