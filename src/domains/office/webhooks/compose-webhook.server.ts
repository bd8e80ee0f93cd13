import { eq } from "drizzle-orm";
import { findInvoice, findJobEstimate } from "~/domains/billing/index.server.ts";
import { findConversation } from "~/domains/inbox/index.server.ts";
import { findOwnLead } from "~/domains/leads/index.server.ts";
import { findCustomerInFull } from "~/domains/office/api-resources/read-customers.server.ts";
import {
  serializeConversationDetails,
  serializeEstimateDetails,
  serializeInvoiceDetails,
  serializeLeadDetails,
  serializeMessage,
  shownVisit,
} from "~/domains/office/api-resources/serialize.ts";
import { asOfVersion } from "~/domains/office/api-resources/versions.ts";
import { findVisit } from "~/domains/schedule/index.server.ts";
import {
  type ApiClient,
  type ApiScope,
  apiScopes,
  readApiVersion,
} from "~/domains/shared/index.ts";
import { formSubmissions, submissionRecord } from "~/domains/signup/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { webhookDeliveries } from "./webhooks.tables.server.ts";
import { type ContactSyncOperation, testEvent, type WebhookEvent } from "./webhooks.ts";

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

type Compose = (
  platform: Platform,
  reader: ApiClient,
  subjectId: string,
  about: { conversationId: string | null },
) => Promise<object | null>;

const lead: Compose = async (platform, reader, id) => {
  const lead = await findOwnLead(platform, reader, id);
  return lead && { lead: serializeLeadDetails(lead) };
};

const visit: Compose = async (platform, reader, id) => {
  const visit = await findVisit(platform, reader, id);
  return visit && { visit: asOfVersion(reader.version, "visit", shownVisit(visit.visit)) };
};

const estimate: Compose = async (platform, reader, id) => {
  const jobEstimate = await findJobEstimate(platform, reader, id);
  const row = jobEstimate && serializeEstimateDetails(jobEstimate);
  return row && { estimate: asOfVersion(reader.version, "estimate", row) };
};

const invoice: Compose = async (platform, reader, id) => {
  const invoice = await findInvoice(platform, reader, id);
  const row = invoice && serializeInvoiceDetails(invoice);
  return row && { invoice: asOfVersion(reader.version, "invoice", row) };
};

const customer: Compose = async (platform, reader, id) => {
  const customer = await findCustomerInFull(platform, reader, id);
  return customer && { customer: customer };
};

const customerMerge: Compose = async (platform, reader, id) => {
  const customer = await findCustomerInFull(platform, reader, id);
  return customer && { customer: customer, duplicate_id: id, merged: customer.id !== id };
};

const reply: Compose = async (platform, reader, messageId, { conversationId }) => {
  const conversation = conversationId && (await findConversation(platform, reader, conversationId));
  if (!conversation) return null;
  const message = conversation.conversation.messages.find(({ id }) => id === messageId);
  return {
    conversation: serializeConversationDetails(conversation),
    message: message ? serializeMessage(message) : null,
  };
};

const composers: Record<WebhookEvent, Compose> = {
  "lead.created": lead,
  "lead.updated": lead,
  "lead.replied": reply,
  "visit.booked": visit,
  "visit.moved": visit,
  "visit.canceled": visit,
  "visit.done": visit,
  "estimate.sent": estimate,
  "estimate.accepted": estimate,
  "estimate.declined": estimate,
  "invoice.issued": invoice,
  "invoice.paid": invoice,
  "customer.created": customer,
  "customer.updated": customer,
  "customer.merged": customerMerge,
};

/**
 * An event's current data, as the API shows it to this reader; null if the resource was deleted.
 */
export function composeData(
  platform: Platform,
  reader: ApiClient,
  webhook: { event: WebhookEvent; subjectId: string; conversationId: string | null },
): Promise<object | null> {
  return composers[webhook.event](platform, reader, webhook.subjectId, webhook);
}

/**
 * The body of a delivery, with the resource as the API returns it now (`webhooks.events`), read as
 * an API client of the business. Null if the resource was deleted or merged.
 * @param apiVersion of the endpoint; null for one from before there were versions
 * @param keyScopes of the API key that subscribed it; null for an owner's webhook
 */
export async function composeWebhook(
  platform: Platform,
  delivery: WebhookDelivery,
  { apiVersion, keyScopes }: { apiVersion: string | null; keyScopes: readonly ApiScope[] | null },
): Promise<string | null> {
  const { event, subjectId, contractorId, endpointId, createdAt } = delivery;
  const write = (body: object) =>
    JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: body });
  if (event === testEvent)
    return write({ message: "This is a test. It isn't about a real person." });
  if (!subjectId) return null;
  if (event === "STEP_UPDATE" || event === "FORM_COMPLETED") {
    return composeContactSync(platform, event, subjectId);
  }
  if (!contractorId) return null;
  const reader: ApiClient = {
    kind: "api_key",
    id: endpointId,
    name: "webhook",
    scopes: keyScopes ?? apiScopes,
    contractorId,
    businessName: "",
    version: readApiVersion(apiVersion),
  };
  const body = await composeData(platform, reader, { ...delivery, event, subjectId });
  return body ? write(body) : null;
}

/**
 * The body of a saved sign-up, exactly as `onboarding.contact-sync` says, with the row as it is
 * now; null if it was deleted.
 */
async function composeContactSync(
  { database }: Platform,
  operation: ContactSyncOperation,
  submissionId: string,
): Promise<string | null> {
  const [row] = await database.query
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submissionId));
  if (!row) return null;
  const { version, ...record } = submissionRecord(row);
  const priority = operation === "FORM_COMPLETED" ? "high" : "normal";
  return JSON.stringify({
    table_name: "form_submissions",
    operation,
    new_record: record,
    priority,
  });
}
