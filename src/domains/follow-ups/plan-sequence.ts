import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { decideStep, dueAt } from "./decide-step.ts";
import type { EndReason } from "./follow-ups.ts";
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
  /** Which channels the contractor wants used; without it both. */
  wanted?: Record<MessageChannel, boolean>;
};

/** Why a step waits, and until when; null while nobody knows. */
export type PlannedHold = { reason: GateReason; until: Date | null; detail: string | null };

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
  /** Why the whole follow-up is over with it. */
  endsBecause: EndReason | null;
};

/** When the person was last sent an automated message, and an automated text. */
type LastSent = Pick<GateFacts, "lastAutomatedAt" | "lastTextAt">;

/** Of whom a plan is made, and what is known of them now. */
export type Planned = {
  askedAt: Date;
  /** Nothing leaves before; null for a plan from the enquiry on. */
  from: Date | null;
  /** When they were last sent automated messages. */
  last: LastSent;
  /** The step that need not wait for its moment. */
  hurriedStep: string | null;
  /** What the gate is told, once something left at `last`. */
  factsOf: (channel: MessageChannel, last: LastSent) => GateFacts;
};

/**
 * When each step of a sequence would leave for an invented enquiry.
 * Nothing is read or written.
 */
export function planSequence(sequence: Sequence, enquiry: PlannedEnquiry): PlannedStep[] {
  return planSteps(sequence, {
    askedAt: enquiry.askedAt,
    from: null,
    last: { lastAutomatedAt: null, lastTextAt: null },
    hurriedStep: null,
    factsOf: (channel, last) => factsOf(channel, enquiry, last),
  });
}

/** When each of these steps would leave, asked of the same gate that decides at the moment of sending (`follow-ups.gate`). */
export function planSteps(steps: Sequence, planned: Planned): PlannedStep[] {
  const plan: PlannedStep[] = [];
  let { last } = planned;
  let earliest = planned.from;
  for (const step of steps) {
    const one = planStep(step, planned, last, earliest);
    plan.push(one);
    if (one.endsBecause) break;
    if (one.leaves) {
      const lastTextAt = one.channel === "sms" ? one.leaves : last.lastTextAt;
      last = { lastAutomatedAt: one.leaves, lastTextAt };
    }
    earliest = one.leaves ?? earliest;
  }
  return plan;
}

/** Asks again whenever what it waited for is over. */
function planStep(
  step: Step,
  { askedAt, hurriedStep, factsOf }: Planned,
  last: LastSent,
  earliest: Date | null,
): PlannedStep {
  const due = dueAt(step, askedAt);
  const holds: PlannedHold[] = [];
  const isDue = earliest !== null && (earliest > due || step.key === hurriedStep);
  let now = isDue ? earliest : due;
  for (;;) {
    const answer = decideStep(step, askedAt, (channel) => factsOf(channel, last), now);
    const { channel, insteadBecause } = answer;
    const nothing = { leaves: null, skippedBecause: null, endsBecause: null };
    const plan = { step, due, channel, insteadBecause, holds, ...nothing };
    if (answer.decision === "send") return { ...plan, leaves: now };
    if (answer.decision === "skip") return { ...plan, skippedBecause: answer.reason };
    if (answer.decision === "end") return { ...plan, endsBecause: answer.reason };
    const { reason, until, detail } = answer;
    holds.push({ reason, until, detail });
    if (until === null) return plan;
    now = until;
  }
}

function factsOf(
  channel: MessageChannel,
  { whereabouts, hasPhone, hasEmail, consents, sender, wanted }: PlannedEnquiry,
  last: LastSent,
): GateFacts {
  const texts = { informational: consents.informationalTexts, marketing: consents.marketingTexts };
  const mails = { informational: true, marketing: consents.marketingMail };
  return {
    consents: channel === "sms" ? texts : mails,
    optedOut: false,
    hasAddress: hasEmail,
    addressSuppressed: false,
    numberUsable: hasPhone,
    whereabouts,
    replied: false,
    leadMovedOn: false,
    stepSwitchedOff: wanted ? !wanted[channel] : false,
    businessActive: true,
    quarantined: false,
    stopUnclear: false,
    paused: false,
    sender,
    senderRefusedWith: null,
    budgetReachedUntil: null,
    ...last,
    senderFreeAt: null,
    providerBackAt: null,
  };
}
