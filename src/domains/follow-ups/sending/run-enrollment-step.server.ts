import type { BusinessCalendar } from "~/domains/availability/index.ts";
import { type EndReason, followUpKind } from "~/domains/follow-ups/follow-ups.ts";
import {
  decideStep,
  dueAt,
  gatedMessage,
  type StepDecision,
  spaced,
  staleAt,
} from "~/domains/follow-ups/gate.ts";
import type { SequenceVersion } from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import type { MessageRow, SendEvidence } from "~/domains/messaging/index.server.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import { defaultSenderLimits } from "~/domains/phone-numbers/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { segmentsOf } from "~/platform/sms/segments.ts";
import type { sends } from "../follow-ups.tables.server.ts";
import type { GateReason } from "../gate-reasons.ts";
import { nextStep, type Step } from "../sequences/sequence.ts";
import { composeStep } from "./compose.ts";
import { gateEvidence, gateRules } from "./gate-evidence.ts";
import { type GateContext, gateFacts } from "./gate-facts.ts";
import type { Enrollment } from "./lease-turns.server.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** All inputs of one enrollment's next step. */
export type StepContext = GateContext & {
  sequence: SequenceVersion;
  facts: EnrollmentFacts;
  /** The business's availability, if the next step offers times. */
  calendar: BusinessCalendar | null;
  /** When the person opted out of the business's messages, on any channel. */
  declinedSince: readonly Date[];
};

/** An enrollment's result of this round: its new state, its ledger row, its message. */
export type Outcome = {
  enrollment: Enrollment;
  send: typeof sends.$inferInsert | null;
  message: MessageRow | null;
  /** Why the message may be sent; null if there is none. */
  evidence: SendEvidence | null;
  textsPerSecond: number;
};

/** Runs an enrollment's next step, or returns when to check again (`messages.one-way-out`). */
export function runEnrollmentStep(
  enrollment: Enrollment,
  context: StepContext,
  now: Date,
  defaultZone: string,
): Outcome {
  const { sequence, facts } = context;
  const rate = facts.textsPerSecond ?? defaultSenderLimits.textsPerSecond;
  const nothing = { send: null, message: null, evidence: null, textsPerSecond: rate };
  const endEnrollment = (reason: EndReason) => ({
    ...nothing,
    enrollment: endedResult(enrollment, reason, now),
  });
  if (facts.businessErased) return endEnrollment("business_gone");
  if (facts.merged) return endEnrollment("merged");
  // A person who opted out before the request still gets the requested messages on other channels.
  if (context.declinedSince.some((since) => since >= enrollment.requestedAt)) {
    return endEnrollment("opted_out");
  }
  const { doneUpTo } = facts;
  const step = nextStep(sequence.steps, { doneSteps: enrollment.doneSteps, doneUpTo });
  if (!step) return endEnrollment("completed");
  const due = dueAt(step, enrollment.requestedAt);
  // The step was moved to later; staff may have skipped its delay.
  if (due > now && enrollment.hurriedStep !== step.key)
    return { ...nothing, enrollment: waiting(enrollment, due) };

  const factsOf = (channel: MessageChannel) => gateFacts(facts, channel, context);
  const decision = decideStep(step, enrollment.requestedAt, factsOf, now);
  if (decision.decision === "end") return endEnrollment(decision.reason);
  if (decision.decision === "hold") {
    const { reason, until, detail } = decision;
    // Only an event clears it: check once more when it becomes stale.
    const checkAt = until ?? new Date(staleAt(step, enrollment.requestedAt).getTime() + 1);
    return { ...nothing, enrollment: waiting(enrollment, checkAt, reason, detail) };
  }
  const isSending = decision.decision === "send";
  const message = isSending
    ? messageOf(enrollment, step, decision, context, now, defaultZone)
    : null;
  const { insteadBecause } = decision;
  const evidence = message && {
    message,
    rules: gateRules,
    facts: gateEvidence({
      message: gatedMessage(step, decision.channel, enrollment.requestedAt),
      facts: factsOf(decision.channel),
      consents: facts,
      step: {
        enrollmentId: enrollment.id,
        step: step.key,
        sequenceVersion: sequence.version,
        insteadBecause,
      },
      now,
    }),
  };
  return {
    textsPerSecond: rate,
    message,
    evidence,
    send: {
      id: newId(),
      enrollmentId: enrollment.id,
      step: step.key,
      channel: decision.channel,
      sequenceVersion: sequence.version,
      messageId: message?.id ?? null,
      skippedBecause: decision.decision === "skip" ? decision.reason : null,
      insteadBecause: decision.insteadBecause,
      dueAt: due,
      createdAt: now,
    },
    enrollment: after(enrollment, context, step, isSending ? decision.channel : null, now),
  };
}

function messageOf(
  { id, leadId, contractorId, conversationId, service, requestedAt }: Enrollment,
  step: Step,
  { channel }: StepDecision,
  { facts, calendar }: StepContext,
  now: Date,
  defaultZone: string,
): MessageRow {
  const moment = { now, defaultZone, calendar };
  const message = composeStep(step, channel, { ...facts, service, requestedAt }, moment);
  const toAddress = channel === "email" ? facts.email : facts.phone;
  if (!toAddress) throw new Error("The gate allowed a message without an address");
  return {
    id: newId(),
    channel,
    direction: "outbound",
    contractorId,
    conversationId,
    cause: `follow-up:${id}:${step.key}:${channel}`,
    kind: followUpKind,
    params: {
      ...message,
      businessName: facts.businessName,
      purpose: step.purpose,
      contractorId,
      ...(channel === "voicemail" ? { recordingId: step.recordingId } : {}),
    },
    fromAddress: channel === "email" ? null : facts.senderPhone,
    toAddress,
    subjectId: leadId,
    subject: message.subject,
    text: message.words,
    html: null,
    replyTo: null,
    // Recorded before the message is sent.
    state: "sending",
    attempts: 1,
    lastError: null,
    providerId: null,
    providerStatus: null,
    providerErrorCode: null,
    segments: channel === "sms" ? segmentsOf(message.words).segments : null,
    hasMedia: false,
    billedMicros: null,
    releasedAt: null,
    sentAt: null,
    seenAt: null,
    seenBy: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The state after a step: the next one is checked no earlier than it's due and not too soon after
 * the last send.
 */
function after(
  enrollment: Enrollment,
  { sequence, facts }: StepContext,
  step: Step,
  sentChannel: MessageChannel | null,
  now: Date,
): Enrollment {
  const doneSteps = [...enrollment.doneSteps, step.key];
  const doneUpTo = Math.max(facts.doneUpTo ?? step.delay, step.delay);
  const next = nextStep(sequence.steps, { doneSteps, doneUpTo });
  const moved = { ...enrollment, doneSteps, isLater: true };
  if (!next) return endedResult(moved, "completed", now);
  const due = dueAt(next, enrollment.requestedAt);
  const last = {
    lastAutomatedAt: sentChannel && now,
    lastTextAt: sentChannel && sentChannel !== "email" ? now : null,
  };
  const spacedAt = spaced(last, { channel: next.channel, dueAt: due }) ?? now;
  return waiting(moved, spacedAt > due ? spacedAt : due);
}

function waiting(
  enrollment: Enrollment,
  checkAt: Date,
  holdReason: GateReason | null = null,
  holdDetail: string | null = null,
): Enrollment {
  return { ...enrollment, checkAt, holdReason, holdDetail };
}

function endedResult(enrollment: Enrollment, endReason: EndReason, endedAt: Date): Enrollment {
  return { ...enrollment, endedAt, endReason, checkAt: null, holdReason: null, holdDetail: null };
}
