import { and, eq, isNotNull, sql } from "drizzle-orm";
import { recordAutomatedMessage } from "~/domains/leads/index.server.ts";
import {
  insertMessagesAtCommit,
  type MessageRow,
  recordEvidence,
} from "~/domains/messaging/index.server.ts";
import type { MessageChannel } from "~/domains/messaging/index.ts";
import { countTexts, pauseOnBursts } from "~/domains/phone-numbers/index.server.ts";
import { costOfMessage } from "~/domains/phone-numbers/index.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { enrollments, sends } from "../follow-ups.tables.server.ts";
import { type Enrollment, leaseTurns, scheduleNextTurns, type Turn } from "./lease-turns.server.ts";
import { loadStepContext } from "./load-step-context.server.ts";
import { type Outcome, runEnrollmentStep, type StepContext } from "./run-enrollment-step.server.ts";

/** A round's result: how many enrollments it checked, and the messages to send now. */
export type Round = { checked: number; outgoing: MessageRow[] };

/**
 * Runs one sending round in one transaction: leases due enrollments, runs the gate for each, and
 * writes the ledger, the messages, and the next checks. Nothing is sent before it commits; the
 * caller sends the returned messages once.
 * @param blockedUntil when to retry a channel's provider after an outage
 */
export async function processDueFollowUps(
  platform: Platform,
  actor: Actor,
  blockedUntil: (channel: MessageChannel) => Date | null,
): Promise<Round> {
  authorize(canSendFollowUps(actor));
  const leased: Enrollment[] = [];
  try {
    return await processRound(platform, blockedUntil, (due) => {
      leased.push(...due);
      return due;
    });
  } catch (error) {
    if (isUnavailable(error) || leased.length === 0) throw error;
    platform.log.warn("follow-up batch failed, processing one by one", { error });
    return processOneByOne(platform, blockedUntil, leased);
  }
}

/** @param choose selects the due enrollments to process */
function processRound(
  platform: Platform,
  blockedUntil: (channel: MessageChannel) => Date | null,
  choose: (due: readonly Enrollment[]) => readonly Enrollment[],
): Promise<Round> {
  return inTransaction(platform, async (work) => {
    const { turns, due: leased } = await leaseTurns(work.tx, work.now);
    if (turns.length === 0) return { checked: 0, outgoing: [] };
    const due = choose(leased);
    const context = await loadStepContext(platform, work, due, blockedUntil);
    const outcomes = due.flatMap((enrollment) => {
      // An opt-out or opt-in in progress wins; checked again in the next round.
      if (context.isBusy(enrollment)) return [];
      const outcome = safeStep(platform, enrollment, context.of(enrollment), work.now);
      if (outcome.message) context.noteSent(enrollment, outcome.message, work.now);
      return [outcome];
    });
    const outgoing = await saveOutcomes(work, platform, outcomes);
    await scheduleNextTurns(work.tx, applySendRates(turns, outcomes, work.now), work.now);
    return { checked: outcomes.length, outgoing };
  });
}

/**
 * Processes a failed batch one by one: an enrollment that can't be saved is retried in an hour and
 * doesn't block the others.
 */
async function processOneByOne(
  platform: Platform,
  blockedUntil: (channel: MessageChannel) => Date | null,
  leased: readonly Enrollment[],
): Promise<Round> {
  const outgoing: MessageRow[] = [];
  let checked = 0;
  for (const { id, leadId } of leased) {
    const only = (due: readonly Enrollment[]) => due.filter((enrollment) => enrollment.id === id);
    try {
      const round = await processRound(platform, blockedUntil, only);
      outgoing.push(...round.outgoing);
      checked += round.checked;
    } catch (error) {
      if (isUnavailable(error)) {
        // Messages already written must be sent.
        if (outgoing.length === 0) throw error;
        break;
      }
      platform.log.error("follow-up save failed", { error, lead_id: leadId });
      await platform.database.query
        .update(enrollments)
        .set({ checkAt: oneHourAfter(platform.clock.now()) })
        .where(and(eq(enrollments.id, id), isNotNull(enrollments.checkAt)))
        .catch(() => {});
      checked += 1;
    }
  }
  return { checked, outgoing };
}

const oneHourAfter = (now: Date) => new Date(now.getTime() + 60 * 60_000);

/**
 * Runs a step; if it fails, the enrollment is checked again in an hour and doesn't block others.
 */
function safeStep(
  { log, settings }: Platform,
  enrollment: Enrollment,
  context: StepContext | null,
  now: Date,
): Outcome {
  try {
    if (!context) throw new Error("The follow-up’s lead or sequence is missing");
    return runEnrollmentStep(enrollment, context, now, settings.timeZone);
  } catch (error) {
    log.error("follow-up check failed", { error, lead_id: enrollment.leadId });
    const later = { ...enrollment, checkAt: oneHourAfter(now) };
    return { enrollment: later, send: null, message: null, evidence: null, textsPerSecond: 1 };
  }
}

const isSent = ({ messageId }: typeof sends.$inferInsert) => Boolean(messageId);

async function saveOutcomes(
  work: UnitOfWork,
  platform: Platform,
  outcomes: readonly Outcome[],
): Promise<MessageRow[]> {
  if (outcomes.length === 0) return [];
  const { tx, now, insertAtCommit } = work;
  const outgoing = outcomes.flatMap(({ message }) => message ?? []);
  const ledger = outcomes.flatMap(({ send }) => send ?? []);
  const [sent, skipped] = [ledger.filter(isSent), ledger.filter((send) => !isSent(send))];
  if (sent.length > 0) {
    insertMessagesAtCommit({ insertAtCommit }, outgoing);
    recordEvidence(
      { insertAtCommit, now },
      outcomes.flatMap(({ evidence }) => evidence ?? []),
    );
    insertAtCommit(sends, sent);
  }
  // The row exists if the step was refused on this channel before and was turned off since.
  if (skipped.length > 0) await tx.insert(sends).values(skipped).onConflictDoNothing();
  await saveEnrollments(
    { tx, now },
    outcomes.map(({ enrollment }) => enrollment),
  );
  if (outgoing.length > 0) {
    await recordCounts(work, outgoing, platform.settings.timeZone);
    await pauseOnBursts(work, platform, outgoing);
  }
  return outgoing;
}

/** Saves the enrollments' new states in one statement. */
async function saveEnrollments(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  changed: readonly Enrollment[],
) {
  const rows = changed.map((enrollment) => ({
    id: enrollment.id,
    done_steps: enrollment.doneSteps,
    is_later: enrollment.isLater,
    look_at: enrollment.checkAt,
    hold_reason: enrollment.holdReason,
    hold_state: enrollment.holdDetail,
    ended_at: enrollment.endedAt,
    end_reason: enrollment.endReason,
  }));
  await tx.execute(sql`
    update ${enrollments} set
      done_steps = new.done_steps, is_later = new.is_later, look_at = new.look_at,
      hold_reason = new.hold_reason, hold_state = new.hold_state,
      ended_at = new.ended_at, end_reason = new.end_reason, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      id uuid, done_steps text[], is_later boolean, look_at timestamptz, hold_reason text,
      hold_state text, ended_at timestamptz, end_reason text)
    where ${enrollments.id} = new.id`);
}

/** Records when each person was last messaged, and how many texts each business sent today. */
async function recordCounts(
  work: UnitOfWork,
  outgoing: readonly MessageRow[],
  defaultZone: string,
) {
  const { now } = work;
  const people = [...new Set(outgoing.flatMap(({ conversationId }) => conversationId ?? []))];
  await recordAutomatedMessage(work, people);
  const texts = Map.groupBy(
    outgoing.filter(({ channel }) => channel !== "email"),
    ({ contractorId }) => contractorId ?? "",
  );
  const day = dayOf(now, "UTC");
  const costOf = (messages: readonly MessageRow[]) =>
    messages.reduce((sum, message) => sum + costOfMessage(message, day), 0);
  const counts = new Map(
    [...texts].map(([contractorId, batch]) => [
      contractorId,
      { texts: batch.length, costMicros: costOf(batch) },
    ]),
  );
  await countTexts(work, counts, now, defaultZone);
}

/** Blocks each sender for as long as its rate requires after its texts. */
function applySendRates(turns: readonly Turn[], outcomes: readonly Outcome[], now: Date): Turn[] {
  return turns.map((turn) => {
    const texts = outcomes.filter(
      ({ message, enrollment }) =>
        message && message.channel !== "email" && enrollment.contractorId === turn.contractorId,
    );
    const [first] = texts;
    if (!first) return turn;
    const freeFrom = Math.max(now.getTime(), turn.senderFreeAt?.getTime() ?? 0);
    const rest = (texts.length / first.textsPerSecond) * 1000;
    return { ...turn, senderFreeAt: new Date(freeFrom + rest) };
  });
}
