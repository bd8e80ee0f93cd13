import type { MessageChannel } from "~/domains/messaging/index.ts";
import type { EndReason } from "./follow-ups.ts";
import { decideStep, dueAt, type GateFacts } from "./gate.ts";
import type { GateReason } from "./gate-reasons.ts";
import type { RecipientLocation } from "./quiet-hours.ts";
import type { Sequence, SequenceChannels, Step } from "./sequences/sequence.ts";

/** A sample or real request, with what its message times depend on. */
export type PlannedEnquiry = {
  requestedAt: Date;
  location: RecipientLocation;
  hasPhone: boolean;
  hasEmail: boolean;
  consents: {
    informationalTexts: boolean;
    marketingTexts: boolean;
    marketingMail: boolean;
    calls?: boolean;
  };
  sender: GateFacts["sender"];
  /** The channels the contractor has turned on; texts and email by default. */
  wanted?: SequenceChannels;
};

/** Why a step is on hold, and until when; null if unknown. */
export type PlannedHold = { reason: GateReason; until: Date | null; detail: string | null };

export type PlannedStep = {
  step: Step;
  due: Date;
  /** The channel used; a text whose channel is closed is sent by email. */
  channel: MessageChannel;
  /** Why a text is sent by email. */
  insteadBecause: GateReason | null;
  holds: PlannedHold[];
  /** When it's sent; null if it isn't. */
  sendsAt: Date | null;
  /** Why it's never sent. */
  skippedBecause: GateReason | null;
  /** Why the whole follow-up ends with it. */
  endsBecause: EndReason | null;
};

/** When the person was last sent an automatic message, and an automatic text. */
type LastSent = Pick<GateFacts, "lastAutomatedAt" | "lastTextAt">;

/** The subject of a plan, and what is known about them now. */
export type Planned = {
  requestedAt: Date;
  /** Nothing is sent before this time; null for a plan that starts at the request. */
  from: Date | null;
  /** When they were last sent automatic messages. */
  last: LastSent;
  /** The step that is sent without its delay. */
  hurriedStep: string | null;
  /** The gate's facts, after a message sent at `last`. */
  factsOf: (channel: MessageChannel, last: LastSent, step: Step) => GateFacts;
};

/** When each step of a sequence would be sent for a sample request. Pure. */
export function planSequence(sequence: Sequence, enquiry: PlannedEnquiry): PlannedStep[] {
  return planSteps(sequence, {
    requestedAt: enquiry.requestedAt,
    from: null,
    last: { lastAutomatedAt: null, lastTextAt: null },
    hurriedStep: null,
    factsOf: (channel, last, step) => factsOf(channel, enquiry, last, step.recordingId),
  });
}

/** When each step would be sent, using the same gate as at sending (`messages.one-way-out`). */
export function planSteps(steps: Sequence, planned: Planned): PlannedStep[] {
  const plan: PlannedStep[] = [];
  let { last } = planned;
  let earliest = planned.from;
  for (const step of steps) {
    const plannedStep = planStep(step, planned, last, earliest);
    plan.push(plannedStep);
    if (plannedStep.endsBecause) break;
    if (plannedStep.sendsAt) {
      const lastTextAt = plannedStep.channel === "email" ? last.lastTextAt : plannedStep.sendsAt;
      last = { lastAutomatedAt: plannedStep.sendsAt, lastTextAt };
    }
    earliest = plannedStep.sendsAt ?? earliest;
  }
  return plan;
}

/** Runs the gate again each time a hold ends. */
function planStep(
  step: Step,
  { requestedAt, hurriedStep, factsOf }: Planned,
  last: LastSent,
  earliest: Date | null,
): PlannedStep {
  const due = dueAt(step, requestedAt);
  const holds: PlannedHold[] = [];
  const isDue = earliest !== null && (earliest > due || step.key === hurriedStep);
  let now = isDue ? earliest : due;
  for (;;) {
    const decision = decideStep(step, requestedAt, (channel) => factsOf(channel, last, step), now);
    const { channel, insteadBecause } = decision;
    const nothing = { sendsAt: null, skippedBecause: null, endsBecause: null };
    const plan = { step, due, channel, insteadBecause, holds, ...nothing };
    if (decision.decision === "send") return { ...plan, sendsAt: now };
    if (decision.decision === "skip") return { ...plan, skippedBecause: decision.reason };
    if (decision.decision === "end") return { ...plan, endsBecause: decision.reason };
    const { reason, until, detail } = decision;
    holds.push({ reason, until, detail });
    if (until === null) return plan;
    now = until;
  }
}

function factsOf(
  channel: MessageChannel,
  { location, hasPhone, hasEmail, consents, sender, wanted }: PlannedEnquiry,
  last: LastSent,
  recordingId?: string | null,
): GateFacts {
  const texts = { informational: consents.informationalTexts, marketing: consents.marketingTexts };
  const mails = { informational: true, marketing: consents.marketingMail };
  const calls = { informational: consents.calls ?? false, marketing: false };
  return {
    consents: { sms: texts, email: mails, voicemail: calls }[channel],
    optedOut: false,
    doNotContact: false,
    hasAddress: hasEmail,
    addressSuppressed: false,
    numberUsable: hasPhone,
    location,
    replied: false,
    leadMovedOn: false,
    stepSwitchedOff: wanted ? !wanted[channel] : channel === "voicemail",
    businessActive: true,
    quarantined: false,
    stopUnclear: false,
    paused: false,
    sender: channel === "voicemail" && sender === "registration_pending" ? "ready" : sender,
    senderRefusedWith: null,
    voicemailSent: false,
    // A plan shows the steps as if their recordings were there.
    recordingIds: recordingId ? [recordingId] : [],
    senderPaused: false,
    budgetReachedUntil: null,
    ...last,
    senderFreeAt: null,
    providerBackAt: null,
  };
}
