import type { MessageChannel } from "~/domains/messaging/index.ts";
import type { EndReason } from "./follow-ups.ts";
import type { GateReason } from "./gate-reasons.ts";
import { openingFor, type RecipientLocation } from "./quiet-hours.ts";
import type { Step } from "./sequences/sequence.ts";

/** Minutes between two automatic texts or calls from one business to one person. */
export const spacingMinutes = 30;
/** Minutes between a late message and an email that is late because of it. */
export const lateEmailMinutes = 15;
/** A message sent within this many minutes of its due time counts as on time. */
export const onTimeMinutes = 1;

/**
 * The version of the rules in this file, quiet-hours.ts, and gate-facts.ts, saved with each message. Change it
 * with any of them.
 */
export const gateVersion = "2026-11-29";

/** A message to be sent. */
export type GatedMessage = {
  channel: MessageChannel;
  purpose: "informational" | "marketing";
  /** Whether a sequence sends it; a manual message must obey the law, not the sequence. */
  automated: boolean;
  /**
   * Whether a member wrote it for this person, unlike a text that the product sends on its own, such
   * as a reminder.
   */
  byHand: boolean;
  /** When its step is due; null outside a sequence. */
  dueAt: Date | null;
  /** When it becomes stale and is skipped; null if never. */
  staleAt: Date | null;
  /** The recording that a call plays. */
  recordingId?: string | null | undefined;
};

/** All inputs of the gate. End times are null if unknown. */
export type GateFacts = {
  /** The person's consent for this business and this channel (`leads.consent`); a text's never counts for a call. */
  consents: { informational: boolean; marketing: boolean };
  optedOut: boolean;
  /** The business noted that they want no messages (`opt-outs.do-not-contact`). */
  doNotContact: boolean;
  /** Whether there is an email address. */
  hasAddress: boolean;
  /** The email address is suppressed after a bounce, a complaint, or an erasure. */
  addressSuppressed: boolean;
  /** Whether the number can receive texts, and so calls at an ordinary price. */
  numberUsable: boolean;
  location: RecipientLocation;
  replied: boolean;
  leadMovedOn: boolean;
  stepSwitchedOff: boolean;
  businessActive: boolean;
  quarantined: boolean;
  /** Whether a possible opt-out request from them is pending review. */
  stopUnclear: boolean;
  paused: boolean;
  sender: "ready" | "missing" | "registration_pending";
  /**
   * The error code with which the provider refuses this sender's texts; null while it accepts them.
   */
  senderRefusedWith: number | null;
  /** Whether unusual texting paused the business's automatic texts (`sms.bursts`). */
  senderPaused: boolean;
  budgetReachedUntil: Date | null;
  /** When the person was last sent an automatic message on any channel. */
  lastAutomatedAt: Date | null;
  /** The same, for texts and calls only. */
  lastTextAt: Date | null;
  /** Whether this follow-up, or another one with this person, already called them. */
  voicemailSent: boolean;
  /** The business's recordings that can be played. */
  recordingIds: readonly string[];
  senderFreeAt: Date | null;
  providerBackAt: Date | null;
};

/**
 * `hold` until the time of the next check; null if only an event can clear it. `detail` adds to the
 * reason: the state whose quiet hours apply, or the provider's error code for a registration.
 */
export type GateDecision =
  | { decision: "send" }
  | { decision: "hold"; reason: GateReason; until: Date | null; detail?: string | null }
  | { decision: "never"; reason: GateReason };

type Question = {
  reason: GateReason;
  /** The messages it applies to; all by default. */
  appliesTo?: (message: GatedMessage) => boolean;
  check: (facts: GateFacts, message: GatedMessage, now: Date) => CheckResult;
};
/** No objection; never; not until an event; or not before a time. */
type CheckResult = "fine" | "never" | { until: Date | null; detail?: string | null };

const sms = ({ channel }: GatedMessage) => channel === "sms";
const email = ({ channel }: GatedMessage) => channel === "email";
const voicemail = ({ channel }: GatedMessage) => channel === "voicemail";
const toPhone = (message: GatedMessage) => sms(message) || voicemail(message);
const automated = (message: GatedMessage) => message.automated;
const automaticToPhone = (message: GatedMessage) => toPhone(message) && !message.byHand;
const smsOrAutomated = (message: GatedMessage) => sms(message) || automated(message);
const exceptEmailByHand = (message: GatedMessage) => !(email(message) && message.byHand);
const never = (is: boolean): CheckResult => (is ? "never" : "fine");
const untilChanged = (is: boolean): CheckResult => (is ? { until: null } : "fine");
const notBefore = (moment: Date | null, now: Date): CheckResult =>
  moment && moment > now ? { until: moment } : "fine";

/**
 * The gate's rules as a table (`messages.one-way-out`): first permanent blocks, then holds that only an
 * event can clear, then holds that expire.
 */
// biome-ignore format: one table, read as one
const questions: readonly Question[] = [
  { reason: "opted_out",            check: (facts) => never(facts.optedOut) },
  { reason: "do_not_contact",       appliesTo: exceptEmailByHand, check: (facts) => never(facts.doNotContact) },
  { reason: "no_consent",           appliesTo: toPhone,   check: ({ consents }, { purpose }) => never(!consents[purpose]) },
  { reason: "no_consent",           appliesTo: email,     check: ({ consents }, { purpose }) => never(purpose === "marketing" && !consents.marketing) },
  { reason: "no_address",           appliesTo: email,     check: (facts) => never(!facts.hasAddress) },
  { reason: "address_suppressed",   appliesTo: email,     check: (facts) => never(facts.addressSuppressed) },
  { reason: "number_unusable",      appliesTo: toPhone,   check: (facts) => never(!facts.numberUsable) },
  { reason: "person_replied",       appliesTo: automated, check: (facts) => never(facts.replied) },
  { reason: "lead_moved_on",        appliesTo: automated, check: (facts) => never(facts.leadMovedOn) },
  { reason: "switched_off",         appliesTo: automated, check: (facts) => never(facts.stepSwitchedOff) },
  { reason: "voicemail_sent",       appliesTo: voicemail, check: (facts) => never(facts.voicemailSent) },
  { reason: "stale",                               check: (_facts, { staleAt }, now) => never(staleAt !== null && now > staleAt) },
  { reason: "business_inactive",                   check: (facts) => untilChanged(!facts.businessActive) },
  { reason: "quarantined",                         check: (facts) => untilChanged(facts.quarantined) },
  { reason: "stop_unclear",         appliesTo: smsOrAutomated, check: (facts) => untilChanged(facts.stopUnclear) },
  { reason: "paused",               appliesTo: automated, check: (facts) => untilChanged(facts.paused) },
  { reason: "recording_missing",    appliesTo: voicemail, check: (facts, { recordingId }) => untilChanged(facts.recordingIds.every((id) => id !== recordingId)) },
  { reason: "sender_missing",       appliesTo: toPhone,   check: (facts) => untilChanged(facts.sender === "missing") },
  { reason: "registration_pending", appliesTo: sms,       check: (facts) => untilChanged(facts.sender === "registration_pending") },
  { reason: "registration_pending", appliesTo: sms,       check: ({ senderRefusedWith }) => senderRefusedWith === null ? "fine" : { until: null, detail: String(senderRefusedWith) } },
  { reason: "sender_paused",        appliesTo: automaticToPhone, check: (facts) => untilChanged(facts.senderPaused) },
  { reason: "budget_reached",       appliesTo: automaticToPhone, check: (facts, _message, now) => notBefore(facts.budgetReachedUntil, now) },
  { reason: "time_zone_unknown",    appliesTo: toPhone,      check: ({ location }, _message, now) => location.zones.length === 0 ? opening(location, now) : "fine" },
  { reason: "quiet_hours",          appliesTo: toPhone,      check: ({ location }, _message, now) => location.zones.length > 0 ? opening(location, now) : "fine" },
  { reason: "spacing",              appliesTo: automated, check: (facts, message, now) => notBefore(spaced(facts, message), now) },
  { reason: "sender_limit",                        check: (facts, _message, now) => notBefore(facts.senderFreeAt, now) },
  { reason: "provider_unavailable",                check: (facts, _message, now) => notBefore(facts.providerBackAt, now) },
];

/**
 * Whether a message may be sent now (`messages.one-way-out`). Pure: runs for a preview, and again inside
 * the transaction that writes the send. Of several holds, it returns the longest.
 */
export function gate(message: GatedMessage, facts: GateFacts, now: Date): GateDecision {
  let held: Extract<GateDecision, { decision: "hold" }> | null = null;
  for (const { reason, appliesTo, check } of questions) {
    if (appliesTo && !appliesTo(message)) continue;
    const decision = check(facts, message, now);
    if (decision === "fine") continue;
    if (decision === "never") return { decision: "never", reason };
    if (!decision.until) return { decision: "hold", reason, ...decision };
    if (held?.until && held.until >= decision.until) continue;
    held = { decision: "hold", reason, ...decision };
  }
  return held ?? { decision: "send" };
}

function opening(location: RecipientLocation, now: Date): CheckResult {
  const found = openingFor(location, now);
  return found.open ? "fine" : { until: found.until, detail: found.state };
}

/**
 * When spacing allows a message. Texts and calls keep a distance from each other. An email is sent on time;
 * only if an earlier held message made it late does it keep a distance from that one.
 */
export function spaced(
  { lastTextAt, lastAutomatedAt }: Pick<GateFacts, "lastTextAt" | "lastAutomatedAt">,
  { channel, dueAt }: Pick<GatedMessage, "channel" | "dueAt">,
): Date | null {
  if (channel !== "email") return minutesAfter(lastTextAt, spacingMinutes);
  const isBehind =
    dueAt &&
    lastAutomatedAt &&
    lastAutomatedAt.getTime() > dueAt.getTime() + onTimeMinutes * 60_000;
  return isBehind ? minutesAfter(lastAutomatedAt, lateEmailMinutes) : null;
}

function minutesAfter(last: Date | null, minutes: number): Date | null {
  return last && new Date(last.getTime() + minutes * 60_000);
}

/** The gate's facts for a message on this channel. */
export type FactsOf = (channel: MessageChannel) => GateFacts;

/** The decision on a step; `insteadBecause` says why a text is sent as an email. */
export type StepDecision = {
  channel: MessageChannel;
  insteadBecause: GateReason | null;
} & (
  | { decision: "send" }
  | { decision: "hold"; reason: GateReason; until: Date | null; detail: string | null }
  | { decision: "skip"; reason: GateReason }
  | { decision: "end"; reason: EndReason }
);

/** When a step is due, counted from the request. */
export const dueAt = (step: Step, requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + step.delay * 60_000);

/** After this time a step is skipped. */
export const staleAt = (step: Step, requestedAt: Date): Date =>
  new Date(dueAt(step, requestedAt).getTime() + step.staleAfter * 60_000);

/** While these hold a text, it is sent by email instead of waiting (`sms.registration`). */
const senderMissingReasons: readonly GateReason[] = ["sender_missing", "registration_pending"];

/**
 * Decides a due step through the gate (`messages.one-way-out`): for a preview, and again inside the
 * transaction that writes the ledger. A text whose channel is closed to this person is sent by
 * email (`follow-ups.standard-sequence`), as is one of a business that can't text yet, if email is
 * possible.
 */
export function decideStep(
  step: Step,
  requestedAt: Date,
  factsOf: FactsOf,
  now: Date,
): StepDecision {
  const decided = {
    ...decideOnChannel(step, step.channel, requestedAt, factsOf, now),
    insteadBecause: null,
  };
  if (step.channel !== "sms" || !step.otherwise || !step.isOn) return decided;
  const isClosed = decided.decision === "skip" && decided.reason !== "stale";
  const mayNotText = decided.decision === "hold" && senderMissingReasons.includes(decided.reason);
  if (!isClosed && !mayNotText) return decided;
  const mail = decideOnChannel(step, "email", requestedAt, factsOf, now);
  if (mayNotText && mail.decision === "skip") return decided;
  return { ...mail, insteadBecause: decided.reason };
}

/** A step on a channel, as the gate sees it. */
export const gatedMessage = (
  step: Step,
  channel: MessageChannel,
  requestedAt: Date,
): GatedMessage => ({
  channel,
  purpose: step.purpose,
  automated: true,
  byHand: false,
  dueAt: dueAt(step, requestedAt),
  staleAt: staleAt(step, requestedAt),
  recordingId: step.recordingId,
});

/** Reasons that apply to every channel: they end the whole follow-up. */
const endings: Partial<Record<GateReason, EndReason>> = {
  person_replied: "person_replied",
  lead_moved_on: "lead_moved_on",
};

function decideOnChannel(
  step: Step,
  channel: MessageChannel,
  requestedAt: Date,
  factsOf: FactsOf,
  now: Date,
) {
  const message = gatedMessage(step, channel, requestedAt);
  const facts = factsOf(channel);
  const stepSwitchedOff = facts.stepSwitchedOff || !step.isOn;
  const decision = gate(message, { ...facts, stepSwitchedOff }, now);
  if (decision.decision === "send") return { channel, decision: "send" } as const;
  if (decision.decision === "hold")
    return { channel, ...decision, detail: decision.detail ?? null };
  const ending = endings[decision.reason];
  if (ending) return { channel, decision: "end", reason: ending } as const;
  return { channel, decision: "skip", reason: decision.reason } as const;
}
