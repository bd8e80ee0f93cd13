import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type Clock, clockOf, describeRemarks } from "../describe-hold.ts";
import type { HoldReader } from "../gate-reasons.ts";
import { type PlannedStep, planSteps } from "../plan-sequence.ts";
import { composeStep } from "../sending/compose.ts";
import { gateFacts, lastSentOf } from "../sending/gate-facts.ts";
import type { Enrollment } from "../sending/lease-turns.server.ts";
import { loadStepContext } from "../sending/load-step-context.server.ts";
import type { EnrollmentFacts } from "../sending/read-facts.server.ts";
import type { StepContext } from "../sending/run-enrollment-step.server.ts";
import { formatMoment } from "../sequences/moments.ts";
import { remainingSteps } from "../sequences/sequence.ts";
import { zonesOf } from "../zones-of.ts";

/** An upcoming step, formatted for display. */
type UpcomingStep = {
  key: string;
  channel: PlannedStep["channel"];
  purpose: "informational" | "marketing";
  /** When it is or was scheduled, by the person's and by the business's clock. */
  moment: { theirs: string; ours: string };
  leaves: boolean;
  /** Sentences: what holds it, why it's sent by email, why it's never sent. */
  remarks: string[];
  subject: string | null;
  words: string;
};

/** Upcoming steps, and the clocks used to show them. */
export type Coming = { coming: UpcomingStep[]; clocks: { theirs: Clock; ours: Clock } | null };

/**
 * The upcoming steps, with current facts and the gate's decision on when they're sent
 * (`follow-ups.gate`).
 */
export async function planUpcomingSteps(
  platform: Platform,
  enrollment: Enrollment,
  reader: HoldReader,
): Promise<Coming> {
  const context = enrollment.endedAt ? null : await findStepContext(platform, enrollment);
  if (!context) return { coming: [], clocks: null };
  const { facts, sequence, calendar } = context;
  const { askedAt, service } = enrollment;
  const now = platform.clock.now();
  const usualZone = platform.settings.timeZone;
  const clocks = clocksOf(facts, usualZone);
  const done = { doneSteps: enrollment.doneSteps, doneUpTo: facts.doneUpTo };
  const planned = planSteps(remainingSteps(sequence.steps, done), {
    askedAt,
    from: now,
    last: lastSentOf(facts),
    hurriedStep: enrollment.hurriedStep,
    factsOf: (channel, last) => ({ ...gateFacts(facts, channel, context), ...last }),
  });
  const coming = planned.map((one, at): UpcomingStep => {
    const moment = one.leaves ?? one.due;
    const wasTexted = facts.wasTexted || at > 0;
    const named = { ...facts, wasTexted, service, askedAt };
    return {
      key: one.step.key,
      channel: one.channel,
      purpose: one.step.purpose,
      moment: {
        theirs: formatMoment(moment, clocks.theirs.zone),
        ours: formatMoment(moment, clocks.ours.zone),
      },
      leaves: one.leaves !== null,
      remarks: describeRemarks(one, clocks.theirs, reader),
      ...composeStep(one.step, one.channel, named, { now: moment, usualZone, calendar }),
    };
  });
  return { coming, clocks };
}

/**
 * The gate's inputs for one enrollment, as at sending; null while an opt-out or opt-in is in
 * progress.
 */
async function findStepContext(
  platform: Platform,
  enrollment: Enrollment,
): Promise<StepContext | null> {
  const { holdReason, lookAt } = enrollment;
  const backAt = holdReason === "provider_unavailable" ? lookAt : null;
  const known = await inTransaction(platform, (work) =>
    loadStepContext(platform, work, [enrollment], () => backAt, "preview"),
  );
  return known.isBusy(enrollment) ? null : known.of(enrollment);
}

/** The person's and the business's clocks. */
export function clocksOf(facts: EnrollmentFacts, usualZone: string) {
  const { ours, theirs } = zonesOf(facts, usualZone);
  return { theirs: clockOf(theirs), ours: clockOf(ours) };
}
