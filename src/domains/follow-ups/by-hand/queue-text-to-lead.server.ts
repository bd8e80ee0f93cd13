import { and, desc, eq } from "drizzle-orm";
import type { GateDecision, GatedMessage } from "~/domains/follow-ups/gate.ts";
import { lockLatestEnrollment } from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { clocksOf } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { signText } from "~/domains/follow-ups/sequences/message-text.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { insertMessage } from "~/domains/messaging/index.server.ts";
import { defaultSenderLimits } from "~/domains/phone-numbers/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendManualMessageJob } from "../follow-ups.jobs.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { EnrollmentFacts } from "../sending/read-facts.server.ts";
import { checkConversationSend, checkManualSend } from "./send-manual-message.server.ts";

type TextToLead = {
  /** Null for a customer who never submitted a request. */
  leadId: string | null;
  /** The conversation with a customer without a request, if any. */
  conversationId?: string | null;
  contractorId: string;
  /** One of `gatedKinds`; marketing kinds are also in `marketingKinds`. */
  kind: string;
  purpose: GatedMessage["purpose"];
  /** Each cause is texted about once. */
  cause: string;
  /** The text, or how it names the person and the business. */
  text:
    | string
    | ((facts: Pick<EnrollmentFacts, "name" | "businessName" | "businessCity">) => string);
  /** Stored with the message, such as the version of its wording. */
  params?: object;
  /** Earliest time to send; defaults to right away. */
  startAfter?: Date;
};

/** `busy`: an opt-out or opt-in is in progress. `unknown`: the gate has no data on the person. */
export type QueueTextResult =
  | { outcome: "written"; textsPerSecond: number }
  | { outcome: "busy" | "unknown" }
  | {
      outcome: "kept_back";
      decision: Exclude<GateDecision, { decision: "send" }>;
      /** When to try again; null if the text can't be sent later. */
      retryAt: Date | null;
      clock: ReturnType<typeof clocksOf>["recipient"];
    };

/** A pause of the sender ends without an event, so a text it holds is tried again after this. */
const senderPauseRetryMs = 60 * 60_000;

/**
 * Runs the gate for a text outside a sequence to the person behind a lead, and inserts the text
 * with the background job that sends it, within the caller's transaction.
 */
export async function queueTextToLead(
  platform: Platform,
  work: UnitOfWork,
  text: TextToLead,
): Promise<QueueTextResult> {
  const { leadId, contractorId, kind, purpose, cause, text: message, startAfter } = text;
  const latest = leadId ? await lockLatestEnrollment(work, leadId) : null;
  const conversationId = latest?.conversationId ?? text.conversationId ?? null;
  if (!conversationId) return { outcome: "unknown" };
  const sending = { channel: "sms", purpose, kind } as const;
  const checked = latest
    ? await checkManualSend(platform, work, latest, sending)
    : await checkConversationSend(platform, work, { conversationId, contractorId }, sending);
  if (checked === "unknown") return { outcome: "unknown" };
  if (!checked) return { outcome: "busy" };
  const { decision, facts, wasTexted } = checked;
  if (decision.decision !== "send" || !facts.phone) {
    const blocked =
      decision.decision === "send"
        ? ({ decision: "never", reason: "number_unusable" } as const)
        : decision;
    const clock = clocksOf(facts, platform.settings.timeZone).recipient;
    const retryAt = findRetryTime(blocked, work.now);
    return { outcome: "kept_back", decision: blocked, retryAt, clock };
  }
  const messageId = newId();
  const isNew = await insertMessage(work, {
    id: messageId,
    channel: "sms",
    kind,
    cause: `${kind}:${cause}`,
    contractorId,
    conversationId,
    subjectId: latest?.leadId ?? null,
    params: text.params ?? {},
    fromAddress: facts.senderPhone,
    toAddress: facts.phone,
    text: signText(typeof message === "string" ? message : message(facts), facts.businessName, {
      first: !wasTexted,
    }),
  });
  if (isNew) {
    work.enqueue(sendManualMessageJob, { messageId }, startAfter ? { startAfter } : {});
  }
  const textsPerSecond = facts.textsPerSecond ?? defaultSenderLimits.textsPerSecond;
  return { outcome: "written", textsPerSecond };
}

function findRetryTime(decision: GateDecision, now: Date): Date | null {
  if (decision.decision !== "hold") return null;
  if (decision.until) return decision.until;
  return decision.reason === "sender_paused" ? new Date(now.getTime() + senderPauseRetryMs) : null;
}

/** The gate's current decision on an informational text to the person behind a lead. */
export type TextPreview = {
  decision: GateDecision;
  /** In E.164. */
  phone: string | null;
  clock: ReturnType<typeof clocksOf>["recipient"];
};

/**
 * Runs the gate for a text to the person behind a lead without creating one, for a screen that
 * shows how a message will be sent. Null if the gate has no data on them, or while an opt-out or
 * opt-in is in progress.
 */
export function previewTextToLead(platform: Platform, leadId: string): Promise<TextPreview | null> {
  return inTransaction(platform, async (work) => {
    const [latest] = await work.tx
      .select()
      .from(enrollments)
      .where(eq(enrollments.leadId, leadId))
      .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
      .limit(1);
    const checked = latest && (await checkManualSend(platform, work, latest, { channel: "sms" }));
    if (!checked) return null;
    const { decision, facts } = checked;
    const { recipient } = clocksOf(facts, platform.settings.timeZone);
    return { decision, phone: facts.phone, clock: recipient };
  });
}

/**
 * The conversation in which a customer without a request gets texts: the one with their number.
 * Recording their consent opens it. Null if there is none.
 */
export async function findTextConversation(
  database: Reader,
  { contractorId, phone }: { contractorId: string; phone: string | null },
): Promise<string | null> {
  if (!phone) return null;
  const [conversation] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.contractorId, contractorId), eq(conversations.phone, phone)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1);
  return conversation?.id ?? null;
}

/** Like `previewTextToLead`, for a customer without a request. */
export function previewTextToCustomer(
  platform: Platform,
  customer: { contractorId: string; phone: string | null },
): Promise<TextPreview | null> {
  return inTransaction(platform, async (work) => {
    const conversationId = await findTextConversation(work.tx, customer);
    if (!conversationId) return null;
    const { contractorId } = customer;
    const conversation = { conversationId, contractorId };
    const checked = await checkConversationSend(platform, work, conversation, { channel: "sms" });
    if (!checked || checked === "unknown") return null;
    const { decision, facts } = checked;
    const { recipient } = clocksOf(facts, platform.settings.timeZone);
    return { decision, phone: facts.phone, clock: recipient };
  });
}
