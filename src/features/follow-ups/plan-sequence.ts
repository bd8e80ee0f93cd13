import type { MessageChannel } from "~/features/messages/messages.ts";
import { type GateFacts, gate } from "./gate.ts";
import type { GateReason } from "./gate-reasons.ts";
import type { Whereabouts } from "./quiet-hours.ts";
import type { Sequence, Step } from "./sequences/sequence.ts";

/** An enquiry, invented or real, as far as the moments of its messages depend on it. */
export type PlannedEnquiry = {
  askedAt: Date;
  whereabouts: Whereabouts;
  hasPhone: boolean;
  hasEmail: boolean;
  consents: { informationalTexts: boolean; marketingTexts: boolean; marketingMail: boolean };
  sender: GateFacts["sender"];
};

/** Why a step waits, and until when; null while nobody knows. */
export type PlannedHold = { reason: GateReason; until: Date | null; state: string | null };

export type PlannedStep = {
  step: Step;
  due: Date;
  /** What it leaves on; a text whose channel is closed goes by e-mail. */
  channel: MessageChannel;
  /** Why it goes by e-mail though it is a text. */
  insteadBecause: GateReason | null;
  holds: PlannedHold[];
  /** When it leaves; null when it does not. */
  leaves: Date | null;
  /** Why it never leaves. */
  skippedBecause: GateReason | null;
};

/**
 * When each step of a sequence would leave, asked of the same gate that decides at the moment of
 * sending (`follow-ups.time-machine`, `follow-ups.gate`). Nothing is read or written.
 */
export function planSequence(sequence: Sequence, enquiry: PlannedEnquiry): PlannedStep[] {
  const planned: PlannedStep[] = [];
  let last: Date | null = null;
  for (const step of sequence) {
    const one = planStep(step, enquiry, last);
    planned.push(one);
    last = one.leaves ?? last;
  }
  return planned;
}

function planStep(step: Step, enquiry: PlannedEnquiry, last: Date | null): PlannedStep {
  const text = step.channel === "sms" ? ask(step, "sms", enquiry, last) : null;
  const closed = text?.skippedBecause;
  if (text && !(closed && closed !== "stale" && step.otherwise)) {
    return { ...text, insteadBecause: null };
  }
  return { ...ask(step, "email", enquiry, last), insteadBecause: closed ?? null };
}

/** Asks the gate again whenever what it waited for is over. */
function ask(
  step: Step,
  channel: MessageChannel,
  enquiry: PlannedEnquiry,
  last: Date | null,
): Omit<PlannedStep, "insteadBecause"> {
  const due = new Date(enquiry.askedAt.getTime() + step.delay * 60_000);
  const staleAt = new Date(due.getTime() + step.staleAfter * 60_000);
  const message = { channel, purpose: step.purpose, automated: true, staleAt } as const;
  const facts = factsOf(channel, enquiry, last);
  const holds: PlannedHold[] = [];
  const plan = { step, due, channel, holds };
  let now = last && last > due ? last : due;
  for (;;) {
    const answer = gate(message, facts, now);
    if (answer.decision === "send") return { ...plan, leaves: now, skippedBecause: null };
    if (answer.decision === "never") {
      return { ...plan, leaves: null, skippedBecause: answer.reason };
    }
    holds.push({ reason: answer.reason, until: answer.until, state: answer.state ?? null });
    if (answer.until === null) return { ...plan, leaves: null, skippedBecause: null };
    now = answer.until;
  }
}

function factsOf(
  channel: MessageChannel,
  { whereabouts, hasPhone, hasEmail, consents, sender }: PlannedEnquiry,
  last: Date | null,
): GateFacts {
  const texts = { informational: consents.informationalTexts, marketing: consents.marketingTexts };
  const mails = { informational: true, marketing: consents.marketingMail };
  return {
    consents: channel === "sms" ? texts : mails,
    optedOut: false,
    addressSuppressed: !hasEmail,
    numberUsable: hasPhone,
    whereabouts,
    replied: false,
    leadMovedOn: false,
    stepSwitchedOff: false,
    businessActive: true,
    quarantined: false,
    paused: false,
    sender,
    budgetReachedUntil: null,
    lastAutomatedAt: last,
    senderFreeAt: null,
    providerBackAt: null,
  };
}
