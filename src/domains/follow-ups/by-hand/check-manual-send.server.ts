import { and, eq, gt, ne, notInArray, sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { type Intent, stopIntents } from "~/domains/messaging/incoming/classify-message.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import {
  type MessageChannel,
  missedCallTextKind,
  replyKind,
} from "~/domains/messaging/messages/messages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type GateDecision, type GatedMessage, gate } from "../gate.ts";
import { gateFacts } from "../sending/gate-facts.ts";
import type { Enrollment } from "../sending/lease-turns.server.ts";
import { loadStepContext } from "../sending/load-step-context.server.ts";
import type { EnrollmentFacts } from "../sending/read-facts.server.ts";

/** The gate's decision on a manual message, and the facts behind it. */
type Asked = {
  decision: GateDecision;
  facts: EnrollmentFacts;
  /** Whether the business has texted the person before, automatically or manually. */
  wasTexted: boolean;
};

/**
 * Runs the gate for a manually written message. No opt-out or opt-in can commit until the
 * transaction ends. Null if one is in progress.
 */
export async function checkManualSend(
  platform: Platform,
  work: UnitOfWork,
  enrollment: Enrollment,
  {
    channel,
    purpose = "informational",
    kind,
    messageId = null,
  }: {
    channel: MessageChannel;
    purpose?: GatedMessage["purpose"];
    /** The message's kind, if it isn't a regular manual message. */
    kind?: string;
    /** The message's id, once inserted. */
    messageId?: string | null;
  },
): Promise<Asked | null> {
  const known = await loadStepContext(platform, work, [enrollment], () => null);
  const context = known.of(enrollment);
  if (!context || known.isBusy(enrollment)) return null;
  const { facts } = context;
  const { textedUs, wasTexted } = await readTexts(work, enrollment, facts, messageId);
  const told = gateFacts(facts, channel, context);
  const { marketing, informational } = told.consents;
  const answersCall =
    kind === missedCallTextKind && (await hasCalledRecently(work, enrollment, facts));
  const consents = { marketing, informational: informational || textedUs || answersCall };
  const message = { channel, purpose, automated: false, dueAt: null, staleAt: null };
  return { decision: gate(message, { ...told, consents }, work.now), facts, wasTexted };
}

/** Hours after a call within which one text about it may be sent. */
const callHours = 24;

async function hasCalledRecently(
  { tx, now }: UnitOfWork,
  { conversationId }: Enrollment,
  { phone }: EnrollmentFacts,
): Promise<boolean> {
  if (!phone) return false;
  const [called] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.phone, phone),
        gt(conversations.lastCallAt, new Date(now.getTime() - callHours * 60 * 60_000)),
      ),
    );
  return called !== undefined;
}

/**
 * Whether the person texted this number of the business with anything other than STOP, and whether
 * the business texted them.
 */
async function readTexts(
  { tx }: UnitOfWork,
  { conversationId }: Enrollment,
  { phone }: EnrollmentFacts,
  messageId: string | null,
) {
  const ofConversation = and(
    eq(messages.conversationId, conversationId),
    eq(messages.channel, "sms"),
  );
  const first = (is: ReturnType<typeof and>) =>
    tx.select({ id: messages.id }).from(messages).where(and(ofConversation, is)).limit(1);
  const intent = sql`coalesce(${messages.params}->>'intent', 'reply')`;
  const came = phone
    ? await first(
        and(
          eq(messages.direction, "inbound"),
          // A reaction isn't consent to texts.
          eq(messages.kind, replyKind),
          eq(messages.fromAddress, phone),
          notInArray(intent, [...stopIntents, "unclear-stop" satisfies Intent]),
        ),
      )
    : [];
  const left = await first(
    and(
      eq(messages.direction, "outbound"),
      notInArray(messages.state, ["failed", "suppressed", "withheld"]),
      messageId ? ne(messages.id, messageId) : undefined,
    ),
  );
  return { textedUs: came.length > 0, wasTexted: left.length > 0 };
}
