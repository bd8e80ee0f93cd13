import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { decideStep } from "../decide-step.ts";
import { describeHold, describeHoldReason } from "../describe-hold.ts";
import { scheduleTurn } from "../enrollments/schedule-turn.server.ts";
import { canControlFollowUp } from "../follow-ups.policy.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { endReasons } from "../follow-ups.ts";
import { readerOf } from "../gate-reasons.ts";
import { gateFacts } from "../sending/gate-facts.ts";
import { loadStepContext } from "../sending/load-step-context.server.ts";
import { nextStep } from "../sequences/sequence.ts";
import {
  lockLatestEnrollment,
  noFollowUp,
  recordFollowUpAction,
} from "./pause-follow-up.server.ts";
import { clocksOf } from "./plan-upcoming-steps.server.ts";

/**
 * The step's result: sent right away; due but on hold; permanently blocked, with nothing changed;
 * or already done. `why` is a sentence for the user.
 */
export type SendNextResult = Result<
  { outcome: "leaves" | "held" | "refused" | "past"; why: string | null },
  Refused<"not_possible" | "not_found" | "changed_elsewhere">
>;

/**
 * Sends a lead's next step without its delay, but never bypasses the gate. Repeating it affects the
 * same step. Audited.
 * @param stepKey the step shown as the next one
 */
export async function sendNextStepNow(
  platform: Platform,
  actor: Actor,
  { leadId, stepKey }: { leadId: string; stepKey: string },
): Promise<SendNextResult> {
  authorize(canControlFollowUp(actor));
  const reader = readerOf(actor);
  return inTransaction(platform, async (work): Promise<SendNextResult> => {
    const { tx, now } = work;
    const latest = await lockLatestEnrollment(work, leadId, actor);
    if (latest?.doneSteps.includes(stepKey)) return { ok: true, outcome: "past", why: null };
    if (!latest) return noFollowUp(actor);
    if (latest.endedAt) return { ok: false, code: "not_possible" };
    const backAt = latest.holdReason === "provider_unavailable" ? latest.lookAt : null;
    const known = await loadStepContext(platform, work, [latest], () => backAt);
    const context = known.of(latest);
    // An opt-out or opt-in is in progress.
    if (!context || known.isBusy(latest)) return { ok: false, code: "changed_elsewhere" };
    const { facts } = context;
    const done = { doneSteps: latest.doneSteps, doneUpTo: facts.doneUpTo };
    const step = nextStep(context.sequence.steps, done);
    if (step?.key !== stepKey) return { ok: false, code: "changed_elsewhere" };
    const factsOf = (channel: typeof step.channel) => gateFacts(facts, channel, context);
    const decision = decideStep(step, latest.askedAt, factsOf, now);
    if (decision.decision === "skip") {
      const { insteadBecause, reason } = decision;
      const reasons = insteadBecause ? [insteadBecause, reason] : [reason];
      const why = reasons.map((one) => describeHoldReason(one, null, reader)).join(" ");
      return { ok: true, outcome: "refused", why };
    }
    if (decision.decision === "end") {
      return { ok: true, outcome: "refused", why: endReasons[decision.reason] };
    }
    if (latest.hurriedStep !== stepKey) {
      await tx
        .update(enrollments)
        .set({ hurriedStep: stepKey, lookAt: now, updatedAt: now })
        .where(eq(enrollments.id, latest.id));
      await scheduleTurn(work, latest.contractorId, now);
      await recordFollowUpAction(work, actor, leadId, "follow-up.send-now", { step: stepKey });
    }
    if (decision.decision === "send") return { ok: true, outcome: "leaves", why: null };
    const { theirs } = clocksOf(facts, platform.settings.timeZone);
    return { ok: true, outcome: "held", why: describeHold(decision, theirs, reader) };
  });
}
