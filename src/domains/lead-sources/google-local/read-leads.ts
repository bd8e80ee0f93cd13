import { formatSeconds, localTime, momentAt } from "~/domains/shared/index.ts";
import type { LocalConversation, LocalLead } from "~/platform/google/google-ads.server.ts";
import { emptyDelivery, filledFields, type ReadDelivery } from "../read-delivery.ts";
import { chargeField, messageFields } from "../source-fields.ts";
import type { ChargeState } from "../source-leads.ts";

/**
 * A lead of Local Services Ads as a delivery; the customer's messages so far become its request.
 * @param conversations its conversations
 */
export function readLocalLead(
  lead: LocalLead,
  conversations: readonly LocalConversation[],
): ReadDelivery {
  const texts = conversations
    .filter(({ isFromConsumer }) => isFromConsumer)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(textOf)
    .filter((text) => text !== "");
  const need = [texts.length > 0 ? null : kinds[lead.type], serviceOf(lead), ...texts];
  const contact: [string, string | null][] = [
    ["Name", lead.name],
    ["Phone", lead.phone],
    ["Email", lead.email],
    ["Service", nameOf(lead.category?.replace(/^.*service_area_business_/, "") ?? null)],
  ];
  const charge = chargeStateOf(lead);
  return {
    ...emptyDelivery,
    providerLeadId: lead.id,
    fields: filledFields([
      ...contact,
      ["Message", need.filter(Boolean).join("\n")],
      [chargeField, charge],
    ]),
    // Later messages are deliveries of their own.
    identity: JSON.stringify([lead.id, contact, charge]),
  };
}

/** A message or a call as a delivery of its own. */
export function readLocalConversation(conversation: LocalConversation): ReadDelivery {
  return {
    ...emptyDelivery,
    providerLeadId: conversation.leadId,
    fields: filledFields([
      [messageFields.id, conversation.id],
      [messageFields.from, conversation.isFromConsumer ? "customer" : "business"],
      [messageFields.text, textOf(conversation)],
    ]),
    identity: `conversation ${conversation.id}`,
  };
}

/** How a lead without a message contacted the business. */
const kinds: Record<string, string> = {
  MESSAGE: "Sent a message through Google.",
  PHONE_CALL: "Called through Google.",
  BOOKING: "Booked through Google.",
};

function chargeStateOf({ isCharged, credit }: LocalLead): ChargeState {
  if (credit === "CREDITED") return "credited";
  if (credit === "PENDING") return "credit_pending";
  return isCharged ? "charged" : "not_charged";
}

/** The message's text; for a call, a description. */
function textOf({ text, channel, callSeconds }: LocalConversation): string {
  if (text) return text.trim();
  if (channel !== "PHONE_CALL") return "";
  return callSeconds ? `Phone call, ${formatSeconds(callSeconds)}` : "Missed call";
}

const serviceOf = ({ service }: LocalLead): string | null => {
  const name = nameOf(service);
  return name ? `For: ${name}` : null;
};

/** "pest_control" as people write it. */
const nameOf = (id: string | null): string | null =>
  id?.replace(/[_:]+/g, " ").trim().toLowerCase() || null;

/** Parses "YYYY-MM-DD HH:MM:SS" in an account's time zone. */
export function momentOf(text: string, zone: string): Date {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)?.map(Number) ?? [];
  const noon = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, 12));
  const started = momentAt(zone, noon, 0, (hours ?? 0) * 60 + (minutes ?? 0));
  return new Date(started.getTime() + (seconds ?? 0) * 1000);
}

/** Formats a moment in an account's time zone, rounded down to the minute. */
export function clockTime(moment: Date, zone: string): string {
  const { year, month, day, minutes } = localTime(moment, zone);
  const two = (part: number) => String(part).padStart(2, "0");
  const date = `${year}-${two(month)}-${two(day)}`;
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
