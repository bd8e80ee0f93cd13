import type { MessageChannel } from "~/features/messages/messages.ts";
import { decideStep, dueAt } from "./decide-step.ts";
import type { GateFacts } from "./gate.ts";
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

/** Asks again whenever what it waited for is over. */
function planStep(step: Step, enquiry: PlannedEnquiry, last: Date | null): PlannedStep {
  const due = dueAt(step, enquiry.askedAt);
  const holds: PlannedHold[] = [];
  let now = last && last > due ? last : due;
  for (;;) {
    const answer = decideStep(
      step,
      enquiry.askedAt,
      (channel) => factsOf(channel, enquiry, last),
      now,
    );
    const { channel, insteadBecause } = answer;
    const plan = { step, due, channel, insteadBecause, holds, leaves: null, skippedBecause: null };
    if (answer.decision === "send") return { ...plan, leaves: now };
    if (answer.decision === "skip") return { ...plan, skippedBecause: answer.reason };
    if (answer.decision === "end") return plan;
    const { reason, until, state } = answer;
    holds.push({ reason, until, state });
    if (until === null) return plan;
    now = until;
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
