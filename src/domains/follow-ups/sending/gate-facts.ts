import type { GateFacts } from "~/domains/follow-ups/gate.ts";
import type { RecipientLocation } from "~/domains/follow-ups/quiet-hours.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import type { TextUsage } from "~/domains/phone-numbers/index.server.ts";
import { budgetLevel, budgetOf } from "~/domains/phone-numbers/index.ts";
import { placeOfPhone, placeOfZip } from "~/domains/shared/index.server.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import type { SequenceChannels } from "../sequences/sequence.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** Facts from outside the enrollment's own rows. */
export type GateContext = {
  /** The channels the contractor has turned on. */
  wanted: SequenceChannels;
  paused: boolean;
  isOptedOut: (channel: MessageChannel) => boolean;
  isSuppressed: (channel: MessageChannel) => boolean;
  /** When to retry this channel's provider after an outage. */
  providerBackAt: (channel: MessageChannel) => Date | null;
  /** The business's text counts against its limits. */
  sentTexts: TextUsage;
};

/** The gate's facts for an enrollment's message on a channel (`messages.one-way-out`). */
export function gateFacts(
  facts: EnrollmentFacts,
  channel: MessageChannel,
  context: GateContext,
): GateFacts {
  const isText = channel === "sms";
  const isCall = channel === "voicemail";
  const { phone } = facts;
  return {
    consents: isText
      ? {
          informational: facts.informationalConsent !== null,
          marketing: facts.marketingConsent !== null,
        }
      : isCall
        ? // A marketing voicemail would need a toll-free number to opt out at: 47 CFR 64.1200(b)(3), `sms.voicemail`.
          { informational: facts.voiceConsent !== null, marketing: false }
        : // Anyone who gave an email address gets email until they opt out (`mail.one-click`).
          { informational: true, marketing: true },
    // Who opted out of texts gets no calls either.
    optedOut: context.isOptedOut(channel) || (isCall && context.isOptedOut("sms")),
    doNotContact: facts.doNotContact,
    hasAddress: facts.email !== null,
    addressSuppressed: context.isSuppressed("email"),
    numberUsable:
      phone !== null &&
      !facts.phoneUnusable &&
      canReceiveTexts(phone, { caribbean: facts.allowsCaribbean ?? false }) &&
      !context.isSuppressed("sms"),
    location: recipientLocationOf(facts.zipCode, phone),
    replied: facts.replied,
    leadMovedOn: facts.movedOn,
    stepSwitchedOff: !context.wanted[channel],
    businessActive: facts.pageStatus === "live" && !facts.businessErased,
    quarantined: facts.quarantined,
    stopUnclear: facts.stopUnclear,
    paused: context.paused,
    // Carriers register texting, not calls.
    sender: isCall ? callerOf(facts) : senderOf(facts),
    senderRefusedWith: isCall ? null : facts.refusedCode,
    senderPaused: facts.burstAt !== null,
    budgetReachedUntil: isBudgetReached(facts, context.sentTexts)
      ? context.sentTexts.nextMonth
      : null,
    ...lastSentOf(facts),
    voicemailSent: facts.wasCalled,
    recordingIds: facts.recordings.map(({ id }) => id),
    senderFreeAt:
      (isText || isCall) && isReached(context.sentTexts.today, facts.textsPerDay)
        ? context.sentTexts.nextDay
        : null,
    providerBackAt: context.providerBackAt(channel),
  };
}

/** When the person was last sent automatic messages, as gate facts. */
export function lastSentOf({ lastAutomatedAt, lastTextAt }: EnrollmentFacts) {
  return {
    lastAutomatedAt: lastAutomatedAt ? new Date(lastAutomatedAt) : null,
    lastTextAt: lastTextAt ? new Date(lastTextAt) : null,
  };
}

/** Where a person may be, from their ZIP code and their number's area code (`sms.quiet-hours`). */
export function recipientLocationOf(
  zipCode: string | null,
  phone: string | null,
): RecipientLocation {
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
    const isStarted = registration !== null && registration !== "not_started";
    return senderPhone || isStarted ? "registration_pending" : "missing";
  }
  return senderPhone ? "ready" : "missing";
}

const callerOf = ({ senderPhone }: EnrollmentFacts): GateFacts["sender"] =>
  senderPhone ? "ready" : "missing";

function isBudgetReached(facts: EnrollmentFacts, { month, costMicros }: TextUsage): boolean {
  const { cents } = budgetOf(facts);
  return isReached(month, facts.textsPerMonth) || budgetLevel(costMicros, cents) === "reached";
}

const isReached = (sent: number, limit: number | null): boolean => limit !== null && sent >= limit;

type Places = { businessZip: string | null; zipCode: string | null; phone: string | null };

/**
 * The IANA zones of a business and a person.
 * @param defaultZone used if the business's ZIP code has none
 */
export function zonesOf({ businessZip, zipCode, phone }: Places, defaultZone: string) {
  const business = placeOfZip(businessZip ?? "")?.zones[0] ?? defaultZone;
  return { business, recipient: recipientLocationOf(zipCode, phone).zones[0] ?? business };
}
