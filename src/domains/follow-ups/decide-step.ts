import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import type { EndReason } from "./follow-ups.ts";
import { type GateFacts, gate } from "./gate.ts";
import type { GateReason } from "./gate-reasons.ts";
import type { Step } from "./sequences/sequence.ts";

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
export const dueAt = (step: Step, askedAt: Date): Date =>
  new Date(askedAt.getTime() + step.delay * 60_000);

/** After this time a step is skipped. */
export const staleAt = (step: Step, askedAt: Date): Date =>
  new Date(dueAt(step, askedAt).getTime() + step.staleAfter * 60_000);

/** While these hold a text, it is sent by email instead of waiting (`sms.registration`). */
const senderMissingReasons: readonly GateReason[] = ["sender_missing", "registration_pending"];

/**
 * Decides a due step through the gate (`follow-ups.gate`): for a preview, and again inside the
 * transaction that writes the ledger. A text whose channel is closed to this person is sent by
 * email (`follow-ups.standard-sequence`), as is one of a business that can't text yet, if email is
 * possible.
 */
export function decideStep(step: Step, askedAt: Date, factsOf: FactsOf, now: Date): StepDecision {
  const asked = { ...ask(step, step.channel, askedAt, factsOf, now), insteadBecause: null };
  if (step.channel !== "sms" || !step.otherwise || !step.isOn) return asked;
  const isClosed = asked.decision === "skip" && asked.reason !== "stale";
  const mayNotText = asked.decision === "hold" && senderMissingReasons.includes(asked.reason);
  if (!isClosed && !mayNotText) return asked;
  const mail = ask(step, "email", askedAt, factsOf, now);
  if (mayNotText && mail.decision === "skip") return asked;
  return { ...mail, insteadBecause: asked.reason };
}

/** Reasons that apply to every channel: they end the whole follow-up. */
const endings: Partial<Record<GateReason, EndReason>> = {
  person_replied: "person_replied",
  lead_moved_on: "lead_moved_on",
};

function ask(step: Step, channel: MessageChannel, askedAt: Date, factsOf: FactsOf, now: Date) {
  const message = {
    channel,
    purpose: step.purpose,
    automated: true,
    dueAt: dueAt(step, askedAt),
    staleAt: staleAt(step, askedAt),
  } as const;
  const facts = factsOf(channel);
  const stepSwitchedOff = facts.stepSwitchedOff || !step.isOn;
  const answer = gate(message, { ...facts, stepSwitchedOff }, now);
  if (answer.decision === "send") return { channel, decision: "send" } as const;
  if (answer.decision === "hold") return { channel, ...answer, detail: answer.detail ?? null };
  const ending = endings[answer.reason];
  if (ending) return { channel, decision: "end", reason: ending } as const;
  return { channel, decision: "skip", reason: answer.reason } as const;
}
