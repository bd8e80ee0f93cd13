import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import type { SentTexts } from "~/domains/phone-numbers/senders/sender-days.server.ts";
import { placeOfPhone, placeOfZip } from "~/domains/shared/time-zones/time-zones.server.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import type { GateFacts } from "../gate.ts";
import type { Whereabouts } from "../quiet-hours.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** What is known beside an enrollment's own rows. */
export type Surroundings = {
  /** Which channels the contractor wants used. */
  wanted: Record<MessageChannel, boolean>;
  paused: boolean;
  isOptedOut: (channel: MessageChannel) => boolean;
  isSuppressed: (channel: MessageChannel) => boolean;
  /** When the provider of this channel is asked again, after it could not be reached. */
  providerBackAt: (channel: MessageChannel) => Date | null;
  /** What the business has texted, of its limits. */
  sentTexts: SentTexts;
};

/** What the gate is told of an enrollment's message on a channel (`follow-ups.gate`). */
export function gateFacts(
  facts: EnrollmentFacts,
  channel: MessageChannel,
  around: Surroundings,
): GateFacts {
  const isText = channel === "sms";
  const { phone } = facts;
  return {
    consents: isText
      ? { informational: facts.informationalTexts, marketing: facts.marketingTexts }
      : // Whoever gave an address is written to until they decline (`mail.marketing`).
        { informational: true, marketing: true },
    optedOut: around.isOptedOut(channel),
    hasAddress: facts.email !== null,
    addressSuppressed: around.isSuppressed("email"),
    numberUsable:
      phone !== null &&
      !facts.phoneUnusable &&
      canReceiveTexts(phone) &&
      !around.isSuppressed("sms"),
    whereabouts: whereaboutsOf(facts.zipCode, phone),
    replied: facts.replied,
    leadMovedOn: facts.movedOn,
    stepSwitchedOff: !around.wanted[channel],
    businessActive: facts.pageStatus === "live" && !facts.businessErased,
    quarantined: facts.quarantined,
    stopUnclear: facts.stopUnclear,
    paused: around.paused,
    sender: senderOf(facts),
    senderRefusedWith: facts.refusedCode,
    budgetReachedUntil: isReached(around.sentTexts.month, facts.textsPerMonth)
      ? around.sentTexts.nextMonth
      : null,
    ...lastSentOf(facts),
    senderFreeAt:
      isText && isReached(around.sentTexts.today, facts.textsPerDay)
        ? around.sentTexts.nextDay
        : null,
    providerBackAt: around.providerBackAt(channel),
  };
}

/** When the person was last sent automated messages, as the gate is told. */
export function lastSentOf({ lastAutomatedAt, lastTextAt }: EnrollmentFacts) {
  return {
    lastAutomatedAt: lastAutomatedAt ? new Date(lastAutomatedAt) : null,
    lastTextAt: lastTextAt ? new Date(lastTextAt) : null,
  };
}

/** Where somebody may be, by the ZIP code they gave and by their number's area code (`sms.quiet-hours`). */
export function whereaboutsOf(zipCode: string | null, phone: string | null): Whereabouts {
  const places = [zipCode ? placeOfZip(zipCode) : null, phone ? placeOfPhone(phone) : null].filter(
    (place) => place !== null,
  );
  return {
    zones: [...new Set(places.flatMap(({ zones }) => zones))],
    states: [...new Set(places.map(({ state }) => state))],
  };
}

function senderOf({ senderPhone, registration }: EnrollmentFacts): GateFacts["sender"] {
  if (registration !== "approved") {
    return senderPhone || registration ? "registration_pending" : "missing";
  }
  return senderPhone ? "ready" : "missing";
}

const isReached = (sent: number, limit: number | null): boolean => limit !== null && sent >= limit;
