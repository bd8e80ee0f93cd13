import { and, asc, desc, eq, gte, inArray, isNotNull, min, sql } from "drizzle-orm";
import { type Clock, clockOf, describeRemarks } from "~/domains/follow-ups/describe-hold.ts";
import { canReadFollowUp } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { type HoldReader, readerOf } from "~/domains/follow-ups/gate-reasons.ts";
import { type PlannedStep, planSteps } from "~/domains/follow-ups/plan-sequence.ts";
import { openingFor } from "~/domains/follow-ups/quiet-hours.ts";
import { composeStep } from "~/domains/follow-ups/sending/compose.ts";
import {
  gateFacts,
  lastSentOf,
  recipientLocationOf,
  zonesOf,
} from "~/domains/follow-ups/sending/gate-facts.ts";
import type { Enrollment } from "~/domains/follow-ups/sending/lease-turns.server.ts";
import { loadStepContext } from "~/domains/follow-ups/sending/load-step-context.server.ts";
import {
  type EnrollmentFacts,
  readConversationFacts,
} from "~/domains/follow-ups/sending/read-facts.server.ts";
import type { StepContext } from "~/domains/follow-ups/sending/run-enrollment-step.server.ts";
import { formatMoment } from "~/domains/follow-ups/sequences/moments.ts";
import { remainingSteps } from "~/domains/follow-ups/sequences/sequence.ts";
import { findStopCheck, leads, withMerged } from "~/domains/leads/index.server.ts";
import { listOptedOutChannels, messages } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { ownRows } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { listConversation } from "./list-conversation.server.ts";

/**
 * A lead's follow-up: opt-outs, the conversation, what was sent or skipped and why, what is
 * scheduled and what would hold it, and response times.
 * @param before the oldest message shown, to load earlier ones
 * @returns null if the lead was never followed up or belongs to another business
 */
export async function findFollowUp(
  platform: Platform,
  actor: Actor,
  leadId: string,
  before: string | null = null,
) {
  authorize(canReadFollowUp(actor));
  const { query } = platform.database;
  const [row] = await query
    .select({ enrollment: enrollments, person: { phone: leads.phone, email: leads.email } })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(and(eq(enrollments.leadId, leadId), ownRows(actor, enrollments.contractorId)))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  if (!row) return null;
  const { enrollment, person } = row;
  const { endedAt, endReason, pausedAt } = enrollment;
  const reader = readerOf(actor);
  const conversationIds = await listConversationIds(platform, enrollment);
  const declined = await listOptedOutChannels(query, platform, enrollment.contractorId, person);
  // Businesses don't see staff email addresses; for their own members the role is shown.
  const isShown = reader === "staff" || enrollment.pausedBy?.startsWith("member: ");
  const pausedBy = isShown ? enrollment.pausedBy : null;
  return {
    enrollment: { endedAt, endReason, pausedAt, pausedBy },
    conversationId: enrollment.conversationId,
    // Emails first.
    declined: declined.toReversed(),
    conversation: await listConversation(platform, conversationIds, before, reader),
    stopCheck: await findStopCheck(platform, conversationIds),
    left: await listSentSteps(platform, enrollment.id),
    ...(await planUpcomingSteps(platform, enrollment, reader)),
    speed: await readLeadResponseTimes(platform, enrollment),
  };
}

/** The conversations of a lead and of leads merged into it, usually the same one. */
async function listConversationIds(
  { database: { query } }: Platform,
  { leadId, contractorId }: typeof enrollments.$inferSelect,
): Promise<string[]> {
  const rows = await query
    .selectDistinct({ id: enrollments.conversationId })
    .from(enrollments)
    .where(
      and(
        inArray(enrollments.leadId, withMerged(query, leadId)),
        eq(enrollments.contractorId, contractorId),
      ),
    );
  return rows.map(({ id }) => id);
}

export type FollowUp = NonNullable<Awaited<ReturnType<typeof findFollowUp>>>;

/**
 * One follow-up's ledger, each row with its message's delivery state; at most two rows per step.
 */
function listSentSteps(platform: Platform, enrollmentId: string) {
  return platform.database.query
    .select({
      id: sends.id,
      step: sends.step,
      channel: sends.channel,
      sequenceVersion: sends.sequenceVersion,
      skippedBecause: sends.skippedBecause,
      insteadBecause: sends.insteadBecause,
      createdAt: sends.createdAt,
      messageId: sends.messageId,
      state: messages.state,
      providerStatus: messages.providerStatus,
    })
    .from(sends)
    .leftJoin(messages, eq(messages.id, sends.messageId))
    .where(eq(sends.enrollmentId, enrollmentId))
    .orderBy(asc(sends.createdAt), asc(sends.id))
    .limit(50);
}

/** Response times of a request; null for what hasn't happened. */
type Speed = {
  requestedAt: Date;
  /** When a mail server accepted the contractor's alert. */
  alertedAt: Date | null;
  /** When a provider accepted the first message to the person. */
  acceptedAt: Date | null;
  /** When the person first replied. */
  answeredAt: Date | null;
};

async function readLeadResponseTimes(
  { database: { query } }: Platform,
  { id, leadId, conversationId, requestedAt }: Enrollment,
): Promise<Speed> {
  const [alert] = await query
    .select({ at: min(messages.sentAt) })
    .from(messages)
    .where(
      and(
        eq(messages.subjectId, leadId),
        eq(messages.kind, "lead-received"),
        sql`${messages.params}->>'reader' = 'contractor'`,
        gte(messages.createdAt, requestedAt),
      ),
    );
  const [first] = await query
    .select({ at: min(messages.sentAt) })
    .from(sends)
    .innerJoin(messages, eq(messages.id, sends.messageId))
    .where(and(eq(sends.enrollmentId, id), isNotNull(messages.sentAt)));
  const [reply] = await query
    .select({ at: min(messages.createdAt) })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.direction, "inbound"),
        eq(messages.kind, replyKind),
        gte(messages.createdAt, requestedAt),
      ),
    );
  return {
    requestedAt,
    alertedAt: alert?.at ?? null,
    acceptedAt: first?.at ?? null,
    answeredAt: reply?.at ?? null,
  };
}

/** An upcoming step, formatted for display. */
type UpcomingStep = {
  key: string;
  channel: PlannedStep["channel"];
  purpose: "informational" | "marketing";
  /** When it is or was scheduled, by the person's and by the business's clock. */
  moment: { recipient: string; business: string };
  willBeSent: boolean;
  /** Sentences: what holds it, why it's sent by email, why it's never sent. */
  remarks: string[];
  subject: string | null;
  words: string;
};

/** Upcoming steps, and the clocks used to show them. */
export type Coming = {
  coming: UpcomingStep[];
  clocks: { recipient: Clock; business: Clock } | null;
};

/**
 * The upcoming steps, with current facts and the gate's decision on when they're sent
 * (`messages.one-way-out`).
 */
export async function planUpcomingSteps(
  platform: Platform,
  enrollment: Enrollment,
  reader: HoldReader,
): Promise<Coming> {
  const context = enrollment.endedAt ? null : await findStepContext(platform, enrollment);
  if (!context) return { coming: [], clocks: null };
  const { facts, sequence, calendar } = context;
  const { requestedAt, service } = enrollment;
  const now = platform.clock.now();
  const defaultZone = platform.settings.timeZone;
  const clocks = clocksOf(facts, defaultZone);
  const done = { doneSteps: enrollment.doneSteps, doneUpTo: facts.doneUpTo };
  const planned = planSteps(remainingSteps(sequence.steps, done), {
    requestedAt,
    from: now,
    last: lastSentOf(facts),
    hurriedStep: enrollment.hurriedStep,
    factsOf: (channel, last) => ({ ...gateFacts(facts, channel, context), ...last }),
  });
  const coming = planned.map((plannedStep, index): UpcomingStep => {
    const moment = plannedStep.sendsAt ?? plannedStep.due;
    const wasTexted = facts.wasTexted || index > 0;
    const mergeFacts = { ...facts, wasTexted, service, requestedAt };
    return {
      key: plannedStep.step.key,
      channel: plannedStep.channel,
      purpose: plannedStep.step.purpose,
      moment: {
        recipient: formatMoment(moment, clocks.recipient.zone),
        business: formatMoment(moment, clocks.business.zone),
      },
      willBeSent: plannedStep.sendsAt !== null,
      remarks: describeRemarks(plannedStep, clocks.recipient, reader),
      ...composeStep(plannedStep.step, plannedStep.channel, mergeFacts, {
        now: moment,
        defaultZone,
        calendar,
      }),
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
  const { holdReason, checkAt } = enrollment;
  const backAt = holdReason === "provider_unavailable" ? checkAt : null;
  const context = await inTransaction(platform, (work) =>
    loadStepContext(platform, work, [enrollment], () => backAt, "preview"),
  );
  return context.isBusy(enrollment) ? null : context.of(enrollment);
}

/**
 * A conversation's person's clock, and whether it's outside the hours for texts and calls where they may be
 * (`sms.quiet-hours`, `sms.state-hours`). Null if the business has no page.
 */
export async function readCallingHours(
  { database, clock, settings }: Pick<Platform, "database" | "clock" | "settings">,
  conversationId: string,
): Promise<{ now: string; isQuiet: boolean } | null> {
  const facts = await readConversationFacts(database.query, conversationId);
  if (!facts) return null;
  const now = clock.now();
  const { zone, name } = clocksOf(facts, settings.timeZone).recipient;
  const { open } = openingFor(recipientLocationOf(facts.zipCode, facts.phone), now);
  return { now: `${formatMoment(now, zone)} (${name})`, isQuiet: !open };
}

/** The person's and the business's clocks. */
export function clocksOf(facts: EnrollmentFacts, defaultZone: string) {
  const { business, recipient } = zonesOf(facts, defaultZone);
  return { recipient: clockOf(recipient), business: clockOf(business) };
}
