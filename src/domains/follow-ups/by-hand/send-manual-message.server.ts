import { and, desc, eq, exists, gt, ne, notInArray, sql } from "drizzle-orm";
import { describeBlockReason } from "~/domains/follow-ups/describe-hold.ts";
import { sendManualMessageJob } from "~/domains/follow-ups/follow-ups.jobs.server.ts";
import { canSendFollowUps } from "~/domains/follow-ups/follow-ups.policy.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { type GateDecision, type GatedMessage, gate } from "~/domains/follow-ups/gate.ts";
import { clocksOf } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { gateEvidence, gateRules } from "~/domains/follow-ups/sending/gate-evidence.ts";
import { type GateContext, gateFacts } from "~/domains/follow-ups/sending/gate-facts.ts";
import { handleDeliveryFailure } from "~/domains/follow-ups/sending/handle-delivery-failure.server.ts";
import type { Enrollment } from "~/domains/follow-ups/sending/lease-turns.server.ts";
import {
  loadStepContext,
  recipientsOf,
} from "~/domains/follow-ups/sending/load-step-context.server.ts";
import {
  type EnrollmentFacts,
  readConversationFacts,
} from "~/domains/follow-ups/sending/read-facts.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import {
  beginAttempt,
  deliverThroughChannel,
  endAttempts,
  loadSuppressionCheck,
  lockOptOutsForSend,
  type MessageRow,
  messages,
  recordEvidence,
} from "~/domains/messaging/index.server.ts";
import {
  type EvidenceFacts,
  type Intent,
  isFinal,
  type MessageChannel,
  manualMessageKind,
  marketingKinds,
  missedCallTextKind,
  type Recipient,
  replyKind,
  stopIntents,
  unbudgetedKinds,
} from "~/domains/messaging/index.ts";
import { countTexts, pauseOnBursts, readSentTexts } from "~/domains/phone-numbers/index.server.ts";
import { costOfText } from "~/domains/phone-numbers/index.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Makes one attempt to send a manually written message. The gate runs again in the transaction that
 * sets `sending`, so an opt-out that committed first wins and a retry is never sent in quiet hours.
 * If the process dies while sending, delivery is unknown.
 */
export async function sendManualMessage(
  platform: Platform,
  actor: Actor,
  { messageId }: { messageId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canSendFollowUps(actor));
  const message = await begin(platform, messageId, attempt);
  if (!message) return;
  const delivery = await deliverThroughChannel(platform, message, {
    ...attempt,
    again: sendManualMessageJob,
  });
  if (delivery?.outcome === "temporary" && !attempt.last) {
    throw new Error(`The provider rejected the message temporarily: ${scrub(delivery.reason)}`);
  }
  if (delivery && "meaning" in delivery)
    await handleDeliveryFailure(platform, message, delivery.meaning);
}

/** @returns the message, if it should be sent now */
async function begin(
  platform: Platform,
  messageId: string,
  { last }: Attempt,
): Promise<MessageRow | null> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const [message] = await tx
      .select()
      .from(messages)
      .where(eq(messages.id, messageId))
      .for(...lockRows(messages));
    if (!message || isFinal(message.state)) return null;
    if (message.state === "sending") {
      await endAttempts(work, message, "uncertain", "The worker stopped while sending");
      return null;
    }
    const [enrollment] = message.subjectId
      ? await tx
          .select()
          .from(enrollments)
          .where(eq(enrollments.leadId, message.subjectId))
          .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
          .limit(1)
      : [];
    const sending = {
      channel: message.channel,
      purpose: marketingKinds.includes(message.kind) ? "marketing" : "informational",
      kind: message.kind,
      messageId,
    } as const;
    const checked = enrollment
      ? await checkManualSend(platform, work, enrollment, sending)
      : await checkConversationSend(platform, work, conversationOf(message), sending);
    if (!checked || checked === "unknown") {
      if (!last) throw new Error("The customer's opt-out is being changed");
      const reason = "Their consent changed just as this was sent. Send it again.";
      await endAttempts(work, message, "failed", reason);
      return null;
    }
    const { decision, facts } = checked;
    if (decision.decision !== "send") {
      const { recipient } = clocksOf(facts, platform.settings.timeZone);
      const reason = describeBlockReason(decision, message.channel, recipient, "staff");
      await endAttempts(work, message, "failed", reason);
      return null;
    }
    const started = await beginAttempt(work, message);
    recordEvidence(work, [{ message: started, rules: gateRules, facts: checked.evidence() }]);
    if (message.attempts === 0) {
      await count(work, message, platform.settings.timeZone);
      await pauseOnBursts(work, platform, [message]);
    }
    return started;
  });
}

/** Counts a manual text against the business's text limits. */
async function count(work: UnitOfWork, message: MessageRow, defaultZone: string) {
  const { channel, contractorId } = message;
  if (channel !== "sms" || !contractorId) return;
  const costMicros = costOfText(message, dayOf(work.now, "UTC"));
  await countTexts(
    work,
    new Map([[contractorId, { texts: 1, costMicros }]]),
    work.now,
    defaultZone,
  );
}

/** The gate's decision on a manual message, and the facts behind it. */
type CheckedMessage = {
  decision: GateDecision;
  facts: EnrollmentFacts;
  /** Why it may be sent, if it may. */
  evidence(): EvidenceFacts;
  /** Whether the business has texted the person before, automatically or manually. */
  wasTexted: boolean;
};

/** A conversation of a business, with a customer who may have submitted no request. */
export type OwnConversation = { conversationId: string; contractorId: string };

const conversationOf = ({ conversationId, contractorId }: MessageRow): OwnConversation | null =>
  conversationId && contractorId ? { conversationId, contractorId } : null;

type ManualSend = {
  channel: MessageChannel;
  purpose?: GatedMessage["purpose"];
  /** The message's kind, if it isn't a regular manual message. */
  kind?: string;
  /** The message's id, once inserted. */
  messageId?: string | null;
};

/**
 * Runs the gate for a manually written message. No opt-out or opt-in can commit until the
 * transaction ends. Null if one is in progress.
 */
export async function checkManualSend(
  platform: Platform,
  work: UnitOfWork,
  enrollment: Enrollment,
  sending: ManualSend,
): Promise<CheckedMessage | null> {
  const [checked = null] = await checkManualSends(platform, work, enrollment, [sending]);
  return checked;
}

/** Like `checkManualSend`, for several messages; empty if an opt-out or opt-in is in progress. */
export async function checkManualSends(
  platform: Platform,
  work: UnitOfWork,
  enrollment: Enrollment,
  sendings: readonly ManualSend[],
): Promise<CheckedMessage[]> {
  const stepContext = await loadStepContext(platform, work, [enrollment], () => null);
  const context = stepContext.of(enrollment);
  if (!context || stepContext.isBusy(enrollment)) return [];
  const checked: CheckedMessage[] = [];
  const textsExcept = new Map<string | null, Texts>();
  for (const sending of sendings) {
    const { messageId = null } = sending;
    const texts =
      textsExcept.get(messageId) ?? (await readTexts(work, enrollment, context.facts, messageId));
    textsExcept.set(messageId, texts);
    checked.push(await decideManualSend(work, enrollment, context, sending, texts));
  }
  return checked;
}

/**
 * The same for a customer who never submitted a request: without a follow-up, only legal rules and
 * their consent apply. `unknown`: there is no such conversation, or the business has no page yet.
 */
export async function checkConversationSend(
  platform: Platform,
  work: UnitOfWork,
  conversation: OwnConversation | null,
  sending: ManualSend,
): Promise<CheckedMessage | "unknown" | null> {
  const { tx, now } = work;
  const facts = conversation && (await readConversationFacts(tx, conversation.conversationId));
  if (!facts) return "unknown";
  const { contractorId } = conversation;
  const recipients = recipientsOf(conversation, facts);
  const optOuts = await lockOptOutsForSend(tx, platform, recipients);
  if (recipients.some((recipient) => optOuts.isBusy(recipient))) return null;
  const isSuppressed = await loadSuppressionCheck(tx, platform, recipients);
  const sent = await readSentTexts(tx, [contractorId], now, platform.settings.timeZone);
  const sentTexts = sent.get(contractorId);
  if (!sentTexts) return "unknown";
  const on = (channel: MessageChannel, is: (recipient: Recipient) => boolean) =>
    recipients.some((recipient) => recipient.channel === channel && is(recipient));
  return decideManualSend(
    work,
    conversation,
    {
      facts,
      wanted: { sms: true, email: true, voicemail: false },
      paused: false,
      isOptedOut: (channel) => on(channel, (recipient) => optOuts.outSince(recipient) !== null),
      isSuppressed: (channel) => on(channel, isSuppressed),
      providerBackAt: () => null,
      sentTexts,
    },
    sending,
    await readTexts(work, conversation, facts, sending.messageId ?? null),
  );
}

async function decideManualSend(
  work: UnitOfWork,
  conversation: Pick<OwnConversation, "conversationId">,
  { facts, ...context }: GateContext & { facts: EnrollmentFacts },
  { channel, purpose = "informational", kind }: ManualSend,
  { textedUs, wasTexted }: Texts,
): Promise<CheckedMessage> {
  const sendFacts = gateFacts(facts, channel, context);
  const { marketing, informational } = sendFacts.consents;
  const answersCall =
    kind === missedCallTextKind && (await hasCalledRecently(work, conversation, facts));
  const consents = { marketing, informational: informational || textedUs || answersCall };
  const byHand = kind === undefined || kind === manualMessageKind;
  const message = { channel, purpose, automated: false, byHand, dueAt: null, staleAt: null };
  const isUnbudgeted = kind !== undefined && unbudgetedKinds.includes(kind);
  const budgetReachedUntil = isUnbudgeted ? null : sendFacts.budgetReachedUntil;
  const gated = { ...sendFacts, consents, budgetReachedUntil };
  const wroteFirst = { textedUs, calledUs: answersCall };
  const evidence = () =>
    gateEvidence({ message, facts: gated, consents: facts, wroteFirst, now: work.now });
  return { decision: gate(message, gated, work.now), facts, wasTexted, evidence };
}

/** Hours after a call within which one text about it may be sent. */
const callHours = 24;

async function hasCalledRecently(
  { tx, now }: UnitOfWork,
  { conversationId }: Pick<OwnConversation, "conversationId">,
  { phone }: EnrollmentFacts,
): Promise<boolean> {
  if (!phone) return false;
  const [recentCall] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.phone, phone),
        gt(conversations.lastCallAt, new Date(now.getTime() - callHours * 60 * 60_000)),
      ),
    );
  return recentCall !== undefined;
}

/** `textedUs`: with anything other than STOP; `wasTexted`: automatically or manually. */
type Texts = { textedUs: boolean; wasTexted: boolean };

/**
 * Whether the person texted this number of the business, and whether the business texted them.
 * @param messageId a message that doesn't count
 */
async function readTexts(
  { tx }: UnitOfWork,
  { conversationId }: Pick<OwnConversation, "conversationId">,
  { phone }: EnrollmentFacts,
  messageId: string | null,
): Promise<Texts> {
  const isText = (is: ReturnType<typeof and>) =>
    exists(
      tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.channel, "sms"), is)),
    );
  const intent = sql`coalesce(${messages.params}->>'intent', 'reply')`;
  const textedUs = phone
    ? isText(
        and(
          eq(messages.direction, "inbound"),
          // A reaction isn't consent to texts.
          eq(messages.kind, replyKind),
          eq(messages.fromAddress, phone),
          notInArray(intent, [...stopIntents, "unclear-stop" satisfies Intent]),
        ),
      )
    : sql`false`;
  const wasTexted = isText(
    and(
      eq(messages.direction, "outbound"),
      notInArray(messages.state, ["failed", "suppressed", "withheld"]),
      messageId ? ne(messages.id, messageId) : undefined,
    ),
  );
  const { rows } = await tx.execute<Texts>(
    sql`select ${textedUs} as "textedUs", ${wasTexted} as "wasTexted"`,
  );
  return rows[0] ?? { textedUs: false, wasTexted: false };
}
