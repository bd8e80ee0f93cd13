import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import type { GateReason } from "./gate-reasons.ts";
import { openingFor, type Whereabouts } from "./quiet-hours.ts";

/** Two automated texts of one business to one person keep so many minutes apart. */
export const spacingMinutes = 30;
/** So many minutes after a message that was itself late comes an email that is late because of it. */
export const lateEmailMinutes = 15;
/** A message that leaves this soon after its moment counts as on time. */
export const onTimeMinutes = 1;

/** A message that wants to leave. */
export type GatedMessage = {
  channel: MessageChannel;
  purpose: "informational" | "marketing";
  /** Whether a sequence sends it; what a person writes by hand obeys the law, not the sequence. */
  automated: boolean;
  /** The moment its step names; null for what no sequence sends. */
  dueAt: Date | null;
  /** After this moment it is of no use any more; null for one that never is. */
  staleAt: Date | null;
};

/** All that the gate is told. Moments until which something lasts are null when nobody knows. */
export type GateFacts = {
  /** What the person agreed to, for this business and this channel (`leads.consent`). */
  consents: { informational: boolean; marketing: boolean };
  optedOut: boolean;
  /** Whether there is an address to write mails to. */
  hasAddress: boolean;
  /** Of the mail address: after a bounce, a complaint or an erasure. */
  addressSuppressed: boolean;
  /** Of the number: whether it is one that texts reach. */
  numberUsable: boolean;
  whereabouts: Whereabouts;
  replied: boolean;
  leadMovedOn: boolean;
  stepSwitchedOff: boolean;
  businessActive: boolean;
  quarantined: boolean;
  /** Whether a message of theirs that may ask to stop waits for a person. */
  stopUnclear: boolean;
  paused: boolean;
  sender: "ready" | "missing" | "registration_pending";
  /** With which code the provider refuses texts of the sender; null while it takes them. */
  senderRefusedWith: number | null;
  budgetReachedUntil: Date | null;
  /** When the person was last sent an automated message on any channel. */
  lastAutomatedAt: Date | null;
  /** The same, of texts alone. */
  lastTextAt: Date | null;
  senderFreeAt: Date | null;
  providerBackAt: Date | null;
};

/**
 * `hold` until a moment at which it is asked again; null when only an event can clear it. `detail` says
 * more of the reason: of quiet hours the state whose rule closes, of a registration the provider's code.
 */
export type GateDecision =
  | { decision: "send" }
  | { decision: "hold"; reason: GateReason; until: Date | null; detail?: string | null }
  | { decision: "never"; reason: GateReason };

type Question = {
  reason: GateReason;
  /** Which messages it is asked of; all, where nothing is said. */
  of?: (message: GatedMessage) => boolean;
  ask: (facts: GateFacts, message: GatedMessage, now: Date) => Answer;
};
/** Nothing against it; never; not until something happens; or not before a moment. */
type Answer = "fine" | "never" | { until: Date | null; detail?: string | null };

const sms = ({ channel }: GatedMessage) => channel === "sms";
const email = ({ channel }: GatedMessage) => channel === "email";
const automated = (message: GatedMessage) => message.automated;
const smsOrAutomated = (message: GatedMessage) => sms(message) || automated(message);
const never = (is: boolean): Answer => (is ? "never" : "fine");
const untilChanged = (is: boolean): Answer => (is ? { until: null } : "fine");
const notBefore = (moment: Date | null, now: Date): Answer =>
  moment && moment > now ? { until: moment } : "fine";

/**
 * The whole gate as a table (`follow-ups.gate`): first what forbids a message for good, then what only
 * something that happens can clear, then what passes by itself.
 */
// biome-ignore format: one table, read as one
const questions: readonly Question[] = [
  { reason: "opted_out",            ask: (facts) => never(facts.optedOut) },
  { reason: "no_consent",           of: sms,       ask: ({ consents }, { purpose }) => never(!consents[purpose]) },
  { reason: "no_consent",           of: email,     ask: ({ consents }, { purpose }) => never(purpose === "marketing" && !consents.marketing) },
  { reason: "no_address",           of: email,     ask: (facts) => never(!facts.hasAddress) },
  { reason: "address_suppressed",   of: email,     ask: (facts) => never(facts.addressSuppressed) },
  { reason: "number_unusable",      of: sms,       ask: (facts) => never(!facts.numberUsable) },
  { reason: "person_replied",       of: automated, ask: (facts) => never(facts.replied) },
  { reason: "lead_moved_on",        of: automated, ask: (facts) => never(facts.leadMovedOn) },
  { reason: "switched_off",         of: automated, ask: (facts) => never(facts.stepSwitchedOff) },
  { reason: "stale",                               ask: (_facts, { staleAt }, now) => never(staleAt !== null && now > staleAt) },
  { reason: "business_inactive",                   ask: (facts) => untilChanged(!facts.businessActive) },
  { reason: "quarantined",                         ask: (facts) => untilChanged(facts.quarantined) },
  { reason: "stop_unclear",         of: smsOrAutomated, ask: (facts) => untilChanged(facts.stopUnclear) },
  { reason: "paused",               of: automated, ask: (facts) => untilChanged(facts.paused) },
  { reason: "sender_missing",       of: sms,       ask: (facts) => untilChanged(facts.sender === "missing") },
  { reason: "registration_pending", of: sms,       ask: (facts) => untilChanged(facts.sender === "registration_pending") },
  { reason: "registration_pending", of: sms,       ask: ({ senderRefusedWith }) => senderRefusedWith === null ? "fine" : { until: null, detail: String(senderRefusedWith) } },
  { reason: "budget_reached",       of: sms,       ask: (facts, _message, now) => notBefore(facts.budgetReachedUntil, now) },
  { reason: "time_zone_unknown",    of: sms,       ask: ({ whereabouts }, _message, now) => whereabouts.zones.length === 0 ? opening(whereabouts, now) : "fine" },
  { reason: "quiet_hours",          of: sms,       ask: ({ whereabouts }, _message, now) => whereabouts.zones.length > 0 ? opening(whereabouts, now) : "fine" },
  { reason: "spacing",              of: automated, ask: (facts, message, now) => notBefore(spaced(facts, message), now) },
  { reason: "sender_limit",                        ask: (facts, _message, now) => notBefore(facts.senderFreeAt, now) },
  { reason: "provider_unavailable",                ask: (facts, _message, now) => notBefore(facts.providerBackAt, now) },
];

/**
 * Whether a message may leave now (`follow-ups.gate`). Pure: it is asked for a preview, and again
 * inside the transaction that writes the send. Of several reasons to wait the longest one is told.
 */
export function gate(message: GatedMessage, facts: GateFacts, now: Date): GateDecision {
  let held: Extract<GateDecision, { decision: "hold" }> | null = null;
  for (const { reason, of, ask } of questions) {
    if (of && !of(message)) continue;
    const answer = ask(facts, message, now);
    if (answer === "fine") continue;
    if (answer === "never") return { decision: "never", reason };
    if (!answer.until) return { decision: "hold", reason, ...answer };
    if (held?.until && held.until >= answer.until) continue;
    held = { decision: "hold", reason, ...answer };
  }
  return held ?? { decision: "send" };
}

function opening(whereabouts: Whereabouts, now: Date): Answer {
  const found = openingFor(whereabouts, now);
  return found.open ? "fine" : { until: found.until, detail: found.state };
}

/**
 * When spacing lets a message go: texts keep apart from texts, and an email leaves at
 * its own moment. Only one that is late because an earlier message had to wait follows that one at a distance.
 */
export function spaced(
  { lastTextAt, lastAutomatedAt }: Pick<GateFacts, "lastTextAt" | "lastAutomatedAt">,
  { channel, dueAt }: Pick<GatedMessage, "channel" | "dueAt">,
): Date | null {
  if (channel === "sms") return minutesAfter(lastTextAt, spacingMinutes);
  const isBehind =
    dueAt &&
    lastAutomatedAt &&
    lastAutomatedAt.getTime() > dueAt.getTime() + onTimeMinutes * 60_000;
  return isBehind ? minutesAfter(lastAutomatedAt, lateEmailMinutes) : null;
}

function minutesAfter(last: Date | null, minutes: number): Date | null {
  return last && new Date(last.getTime() + minutes * 60_000);
}
