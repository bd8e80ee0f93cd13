import { z } from "zod";
import {
  conversationInFull,
  messageRow,
} from "~/domains/office/api-resources/conversation-resource.schema.ts";
import { customerInFull } from "~/domains/office/api-resources/customer-resource.schema.ts";
import { estimateInFull } from "~/domains/office/api-resources/estimate-resource.schema.ts";
import { invoiceInFull } from "~/domains/office/api-resources/invoice-resource.schema.ts";
import { leadInFull, visitRow } from "~/domains/office/api-resources/lead-resource.schema.ts";
import { type SentEvent, sentEvents } from "./webhooks.ts";

const lead = z.object({ lead: leadInFull });
const visit = z.object({ visit: visitRow });
const estimate = z.object({ estimate: estimateInFull });

const invoice = z.object({ invoice: invoiceInFull });

const customer = z.object({ customer: customerInFull });

const bodies: Record<SentEvent, z.ZodType> = {
  "lead.created": lead,
  "lead.updated": lead,
  "lead.replied": z.object({
    conversation: conversationInFull,
    message: messageRow.nullable().describe("Null once thirty newer ones follow it"),
  }),
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
  "customer.merged": customer.extend({
    duplicate_id: z.uuid().describe("The customer that was merged, or is separate again"),
    merged: z.boolean().describe("False if the merge was undone: then it is the customer shown"),
  }),
  "webhook.test": z.object({ message: z.string() }),
};

/** The body posted for an event (`webhooks.signed`). */
export const webhookBody = (event: SentEvent) =>
  z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime().describe("When it happened"),
    data: bodies[event].describe("As the API shows it when it is sent"),
  });

/** Every event with its body. */
export const webhookBodies = sentEvents.map((event) => ({ event, body: webhookBody(event) }));
