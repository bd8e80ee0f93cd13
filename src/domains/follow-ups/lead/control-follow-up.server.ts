import { and, desc, eq, inArray } from "drizzle-orm";
import { describeHold, describeHoldReason } from "~/domains/follow-ups/describe-hold.ts";
import {
  endEnrollments,
  scheduleTurn,
} from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { canControlFollowUp } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments, followUpTurns } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { endReasons } from "~/domains/follow-ups/follow-ups.ts";
import { decideStep } from "~/domains/follow-ups/gate.ts";
import { readerOf } from "~/domains/follow-ups/gate-reasons.ts";
import { gateFacts } from "~/domains/follow-ups/sending/gate-facts.ts";
import type { Enrollment } from "~/domains/follow-ups/sending/lease-turns.server.ts";
import { loadStepContext } from "~/domains/follow-ups/sending/load-step-context.server.ts";
import { nextStep } from "~/domains/follow-ups/sequences/sequence.ts";
import { ownRows, recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  contractorScopeOf,
  type Signatory,
  signatureOf,
} from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { clocksOf } from "./find-follow-up.server.ts";

/**
 * The step's result: sent right away; due but on hold; permanently blocked, with nothing changed;
 * or already done. `why` is a sentence for the user.
 */
export type SendNextResult = Result<
  { outcome: "sending" | "held" | "refused" | "past"; why: string | null },
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
    const backAt = latest.holdReason === "provider_unavailable" ? latest.checkAt : null;
    const stepContext = await loadStepContext(platform, work, [latest], () => backAt);
    const context = stepContext.of(latest);
    // An opt-out or opt-in is in progress.
    if (!context || stepContext.isBusy(latest)) return { ok: false, code: "changed_elsewhere" };
    const { facts } = context;
    const done = { doneSteps: latest.doneSteps, doneUpTo: facts.doneUpTo };
    const step = nextStep(context.sequence.steps, done);
    if (step?.key !== stepKey) return { ok: false, code: "changed_elsewhere" };
    const factsOf = (channel: typeof step.channel) => gateFacts(facts, channel, context);
    const decision = decideStep(step, latest.requestedAt, factsOf, now);
    if (decision.decision === "skip") {
      const { insteadBecause, reason } = decision;
      const reasons = insteadBecause ? [insteadBecause, reason] : [reason];
      const why = reasons.map((reason) => describeHoldReason(reason, null, reader)).join(" ");
      return { ok: true, outcome: "refused", why };
    }
    if (decision.decision === "end") {
      return { ok: true, outcome: "refused", why: endReasons[decision.reason] };
    }
    if (latest.hurriedStep !== stepKey) {
      await tx
        .update(enrollments)
        .set({ hurriedStep: stepKey, checkAt: now, updatedAt: now })
        .where(eq(enrollments.id, latest.id));
      await scheduleTurn(work, latest.contractorId, now);
      await recordFollowUpAction(work, actor, leadId, "follow-up.send-now", { step: stepKey });
    }
    if (decision.decision === "send") return { ok: true, outcome: "sending", why: null };
    const { recipient } = clocksOf(facts, platform.settings.timeZone);
    return { ok: true, outcome: "held", why: describeHold(decision, recipient, reader) };
  });
}

/** `changed` is false if it already had this state. Rejected if no follow-up is running. */
export type FollowUpChanged = Result<{ changed: boolean }, Refused<"not_possible" | "not_found">>;

/** Holds a lead's follow-up until it's resumed. Audited. */
export async function pauseFollowUp(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<FollowUpChanged> {
  authorize(canControlFollowUp(actor));
  return setPaused(platform, actor, leadId, true);
}

/** Resumes a paused follow-up at its next step. Audited. */
export async function resumeFollowUp(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<FollowUpChanged> {
  authorize(canControlFollowUp(actor));
  return setPaused(platform, actor, leadId, false);
}

/** Ends a lead's follow-up permanently (`follow-ups.ends`). Audited. */
export async function stopFollowUp(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<FollowUpChanged> {
  authorize(canControlFollowUp(actor));
  return inTransaction(platform, async (work) => {
    const latest = await lockLatestEnrollment(work, leadId, actor);
    if (!latest) return noFollowUp(actor);
    if (latest.endReason === "stopped") return { ok: true, changed: false };
    const ended = await endEnrollments(work, { leadId }, "stopped");
    if (ended === 0) return { ok: false, code: "not_possible" };
    await recordFollowUpAction(work, actor, leadId, "follow-up.stop");
    return { ok: true, changed: true };
  });
}

/**
 * Locks the lead's latest follow-up, for a member only if the lead is their business's. Nothing of
 * it is sent until the transaction ends. Locks its business's turn first, in the same order as the
 * sender.
 */
export async function lockLatestEnrollment(
  { tx }: Pick<UnitOfWork, "tx">,
  leadId: string,
  actor: Actor | null = null,
): Promise<Enrollment | null> {
  const scope = actor ? ownRows(actor, enrollments.contractorId) : undefined;
  const ofLead = and(eq(enrollments.leadId, leadId), scope);
  const businesses = tx.select({ id: enrollments.contractorId }).from(enrollments).where(ofLead);
  await tx
    .select({ contractorId: followUpTurns.contractorId })
    .from(followUpTurns)
    .where(inArray(followUpTurns.contractorId, businesses))
    .orderBy(followUpTurns.contractorId)
    .for(...lockRows(followUpTurns));
  const [latest] = await tx
    .select()
    .from(enrollments)
    .where(ofLead)
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1)
    .for(...lockRows(enrollments));
  return latest ?? null;
}

/**
 * The error for a lead without a follow-up. Members always get "not found", so they can't detect
 * other businesses' leads.
 */
export function noFollowUp(actor: Actor): Refused<"not_possible" | "not_found"> {
  return { ok: false, code: contractorScopeOf(actor) === null ? "not_possible" : "not_found" };
}

function setPaused(
  platform: Platform,
  actor: Actor & Signatory,
  leadId: string,
  pause: boolean,
): Promise<FollowUpChanged> {
  return inTransaction(platform, async (work): Promise<FollowUpChanged> => {
    const { tx, now } = work;
    const latest = await lockLatestEnrollment(work, leadId, actor);
    if (!latest) return noFollowUp(actor);
    if (latest.endedAt) return { ok: false, code: "not_possible" };
    if ((latest.pausedAt !== null) === pause) return { ok: true, changed: false };
    const pauseFields = { pausedAt: now, pausedBy: signatureOf(actor).actorEmail };
    const freed = { pausedAt: null, pausedBy: null, checkAt: now };
    await tx
      .update(enrollments)
      .set({ ...(pause ? pauseFields : freed), updatedAt: now })
      .where(eq(enrollments.id, latest.id));
    // A paused follow-up needs no turn: the next check runs the gate, which holds it.
    if (!pause) await scheduleTurn(work, latest.contractorId, now);
    await recordFollowUpAction(work, actor, leadId, pause ? "follow-up.pause" : "follow-up.resume");
    return { ok: true, changed: true };
  });
}

/** Records in the lead's history who changed its follow-up. */
export async function recordFollowUpAction(
  work: UnitOfWork,
  actor: Signatory,
  leadId: string,
  action: `follow-up.${string}`,
  after: object | null = null,
): Promise<void> {
  await recordChange(work, actor, {
    action,
    entity: "lead",
    entityId: leadId,
    before: null,
    after,
  });
}
