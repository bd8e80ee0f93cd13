import * as z from "zod/mini";
import { dateFormat } from "~/domains/shared/index.ts";
import {
  emptyDelivery,
  filledFields,
  parseWithWholeIds,
  type ReadDelivery,
} from "../read-delivery.ts";
import { chargeField, messageFields, priceField } from "../source-fields.ts";
import type { ChargeState } from "../source-leads.ts";

// "NegotiationCreatedV4" and "MessageSentV4", webhooks of Thumbtack's OpenAPI 4.0.0, read 2026-11-28. What
// the business and the customer write is bounded when it is read; unknown members are ignored.
const line = z.nullish(z.string());
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const negotiationSchema = z.object({
  negotiationID: id,
  customer: z.object({
    firstName: line,
    lastName: line,
    displayName: line,
    phone: line,
    email: line,
  }),
  business: z.nullish(z.object({ name: line })),
  request: z.nullish(
    z.object({
      description: line,
      category: z.nullish(z.object({ name: line })),
      location: z.nullish(
        z.object({ address1: line, address2: line, city: line, state: line, zipCode: line }),
      ),
      details: z.nullish(z.array(z.object({ question: line, answer: line }))),
      proposedTimes: z.nullish(z.array(z.object({ start: line, end: line }))),
      attachments: z.nullish(z.array(z.object({ url: line }))),
    }),
  ),
  estimate: z.nullish(z.object({ total: line })),
  leadPrice: line,
  chargeState: line,
});

const messageSchema = z.object({
  messageID: id,
  negotiationID: id,
  from: z.string(),
  text: line,
  sentAt: line,
  attachments: z.nullish(z.array(z.object({ url: line }))),
});

const eventSchema = z.object({
  event: z.object({ eventType: z.string() }),
  data: z.record(z.string(), z.unknown()),
});

const maxListed = 50;

/**
 * Reads a Thumbtack webhook: a lead, which Thumbtack calls a negotiation, or a message in it. The
 * same content sent again has the same `identity`, whatever its envelope.
 * @param zone the business's time zone, in which suggested times are written
 * @returns null if it can't be read; other kinds of events are marked as such
 */
export function readThumbtackEvent(text: string, zone: string): ReadDelivery | null {
  const envelope = eventSchema.safeParse(parseWithWholeIds(text)).data;
  if (!envelope) return null;
  const { eventType } = envelope.event;
  if (eventType.startsWith("Negotiation")) {
    const lead = negotiationSchema.safeParse(envelope.data).data;
    return lead ? readLead(lead, JSON.stringify(envelope.data), zone) : null;
  }
  if (eventType.startsWith("Message")) {
    const message = messageSchema.safeParse(envelope.data).data;
    return message ? readMessage(message) : null;
  }
  return { ...emptyDelivery, isOther: true, identity: JSON.stringify(envelope.data) };
}

function readLead(
  lead: z.output<typeof negotiationSchema>,
  identity: string,
  zone: string,
): ReadDelivery {
  const { customer, request, estimate } = lead;
  const { location, details, proposedTimes, attachments } = request ?? {};
  const fullName = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  // Questions are part of the request. One of them is about a ZIP code, which isn't the place of
  // the work.
  const need = [
    request?.description,
    ...(details ?? [])
      .slice(0, maxListed)
      .map(({ question, answer }) => (answer ? `${question ?? "Answer"}: ${answer}` : null)),
    ...(proposedTimes ?? [])
      .slice(0, maxListed)
      .map(({ start, end }) =>
        start ? `Suggested time: ${spanOf(start, end ?? start, zone)}` : null,
      ),
    estimate?.total ? `Your price on Thumbtack: ${estimate.total}` : null,
    linksOf(attachments),
  ];
  const charge = chargeStates[lead.chargeState ?? ""];
  const fields: [string, string | null | undefined][] = [
    ["Name", fullName || customer.displayName],
    ["Phone", customer.phone],
    ["Email", customer.email],
    ["Service", request?.category?.name],
    ["Message", need.filter(Boolean).join("\n")],
    ["Address", location?.address1],
    ["Address line 2", location?.address2],
    ["City", location?.city],
    ["State", location?.state],
    ["ZIP code", location?.zipCode],
    [priceField, lead.leadPrice],
    [chargeField, charge],
  ];
  return {
    ...emptyDelivery,
    providerLeadId: lead.negotiationID.slice(0, 200),
    isTest: isTest(lead),
    fields: filledFields(fields),
    identity,
  };
}

/** `chargeState` of Thumbtack. */
const chargeStates: Record<string, ChargeState> = {
  Created: "pending",
  Pending: "pending",
  Charged: "charged",
  Refunded: "credited",
};

/**
 * The payload of "Test your webhooks", as two integrators received it in August and September 2026.
 */
function isTest({ business, customer }: z.output<typeof negotiationSchema>): boolean {
  const isTestCustomer = customer.firstName === "Test" && customer.lastName === "Customer";
  return (
    business?.name === "Test Business for Webhooks" ||
    (isTestCustomer && customer.phone === "1234567890")
  );
}

function readMessage(message: z.output<typeof messageSchema>): ReadDelivery {
  const { messageID, negotiationID, from, text, attachments } = message;
  const said = [text, linksOf(attachments)].filter(Boolean).join("\n");
  return {
    ...emptyDelivery,
    providerLeadId: negotiationID.slice(0, 200),
    fields: filledFields([
      [messageFields.id, messageID],
      [messageFields.from, from === "Customer" ? "customer" : "business"],
      [messageFields.text, said],
    ]),
    identity: `message ${messageID}`,
  };
}

function linksOf(attachments: readonly { url?: string | null | undefined }[] | null | undefined) {
  const links = (attachments ?? []).slice(0, maxListed).flatMap(({ url }) => url ?? []);
  return links.length > 0 ? `Files: ${links.join(" ")}` : null;
}

/** "Mon, Nov 30, 10:00 – 11:00 AM CST" of two times in ISO 8601; other texts stay as they are. */
function spanOf(start: string, end: string, zone: string): string {
  const [from, until] = [new Date(start), new Date(end)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(until.getTime()) || until < from) {
    return start === end ? start : `${start} to ${end}`;
  }
  const format = dateFormat({
    ...({ weekday: "short", month: "short", day: "numeric", hour: "numeric" } as const),
    ...({ minute: "2-digit", timeZone: zone, timeZoneName: "short" } as const),
  });
  // The format has narrow spaces.
  return format.formatRange(from, until).replace(/\s/g, " ");
}
