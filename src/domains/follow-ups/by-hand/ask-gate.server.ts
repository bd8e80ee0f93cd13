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
import type { EnrollmentFacts } from "../sending/read-facts.server.ts";
import { readSurroundings } from "../sending/surroundings.server.ts";

/** What the gate says of a message by hand, and the facts it was told. */
type Asked = {
  decision: GateDecision;
  facts: EnrollmentFacts;
  /** Whether the business has texted the person before, by itself or by hand. */
  wasTexted: boolean;
};

/**
 * Asks the gate about a message that a person writes by hand. Until the
 * transaction ends nobody opts out or in. Null while somebody is doing so.
 */
export async function askGateByHand(
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
    /** Of the message, where it is of a kind of its own. */
    kind?: string;
    /** Of the message itself, once it is written down. */
    messageId?: string | null;
  },
): Promise<Asked | null> {
  const known = await readSurroundings(platform, work, [enrollment], () => null);
  const around = known.of(enrollment);
  if (!around || known.isBusy(enrollment)) return null;
  const { facts } = around;
  const { textedUs, wasTexted } = await readTexts(work, enrollment, facts, messageId);
  const told = gateFacts(facts, channel, around);
  const { marketing, informational } = told.consents;
  const answersCall = kind === missedCallTextKind && (await hasJustCalled(work, enrollment, facts));
  const consents = { marketing, informational: informational || textedUs || answersCall };
  const message = { channel, purpose, automated: false, dueAt: null, staleAt: null };
  return { decision: gate(message, { ...told, consents }, work.now), facts, wasTexted };
}

/** For so long a call may be answered with one text about it. */
const callHours = 24;

async function hasJustCalled(
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
 * Whether the person texted the business from this number other than to stop,
 * and was texted.
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
          // A reaction says nothing of wanting texts.
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
