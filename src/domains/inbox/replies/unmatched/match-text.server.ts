import { and, eq, isNull, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { canMatchUnmatched } from "~/domains/inbox/inbox.policy.ts";
import { findLeadOf } from "~/domains/inbox/replies/find-replier.server.ts";
import {
  handleReply,
  optOutByText,
  recordPossibleOptOut,
} from "~/domains/inbox/replies/handle-reply.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import {
  assignToConversation,
  type MessageRow,
  messages,
} from "~/domains/messaging/index.server.ts";
import { isStopIntent, replyKind } from "~/domains/messaging/index.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

export type MatchedText =
  | { ok: true; leadId: string | null }
  | Refused<"not_found" | "already_done">
  | Invalid;

/**
 * Assigns a text from an unknown number to a person's conversation, even if the business no longer
 * owns the number it was sent to. From then on it is the reply or opt-out that it would have been.
 * Audited.
 * @param person the number or email address that the business knows them by
 */
export async function matchText(
  platform: Platform,
  actor: Actor,
  { messageId, person }: { messageId: string; person: string },
): Promise<MatchedText> {
  authorize(canMatchUnmatched(actor));
  return inTransaction(platform, async (work): Promise<MatchedText> => {
    const { tx } = work;
    const [text] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), eq(messages.direction, "inbound")))
      .for(...lockRows(messages));
    if (text?.channel !== "sms") return { ok: false, code: "not_found" };
    if (text.conversationId) return { ok: false, code: "already_done" };
    const conversation = await findConversation(work, text, person);
    if (!conversation)
      return invalid({ person: "The business has no conversation with this person" });
    const { contractorId } = conversation;
    const lead = await findLeadOf(tx, conversation.id);
    const leadId = lead?.lead.id ?? null;
    const conversationIds = { contractorId, conversationId: conversation.id, subjectId: leadId };
    await assignToConversation(work, text, conversationIds, signatureOf(actor).actorEmail);
    await take(work, platform, text, conversation);
    await recordChange(work, actor, {
      action: "text.match",
      entity: leadId ? "lead" : "contractor",
      entityId: leadId ?? contractorId,
      before: null,
      after: { message: messageId },
    });
    return { ok: true, leadId };
  });
}

/** Applies the text to the person, including the number that the business knows them by. */
async function take(
  work: UnitOfWork,
  platform: Platform,
  text: MessageRow,
  conversation: { id: string; phone: string | null; contractorId: string },
): Promise<void> {
  const { contractorId } = conversation;
  const intent = "intent" in text.params ? text.params.intent : null;
  if (isStopIntent(intent)) {
    const address = conversation.phone ?? text.fromAddress ?? "";
    const recipient = { contractorId, channel: "sms", address } as const;
    const needsReview = intent === "stop-in-words";
    await optOutByText(work, platform, recipient, { conversationId: conversation.id, needsReview });
    return;
  }
  if (text.kind !== replyKind || intent === "help" || intent === "start") return;
  const reply = { messageId: text.id, contractorId, conversationId: conversation.id };
  if (intent === "unclear-stop") return recordPossibleOptOut(work, reply);
  const isReady = "ready" in text.params && text.params.ready !== null;
  await handleReply(work, reply, { isReady });
}

/**
 * The person's conversation with the business that last texted them from this number; if none did,
 * with the business the text is for.
 */
async function findConversation({ tx }: UnitOfWork, text: MessageRow, person: string) {
  const phone = normalizePhone(person);
  const textedAt = sql`(
    select max(m.created_at) from ${messages} m
    where m.conversation_id = ${conversations.id} and m.from_address = ${text.toAddress}
      and m.direction = 'outbound' and m.channel = 'sms')`;
  const [conversation] = await tx
    .select({
      id: conversations.id,
      phone: conversations.phone,
      contractorId: conversations.contractorId,
    })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(
      and(
        or(
          eq(conversations.email, normalizeEmail(person)),
          phone ? eq(conversations.phone, phone) : undefined,
        ),
        or(
          text.contractorId ? eq(conversations.contractorId, text.contractorId) : undefined,
          sql`${textedAt} is not null`,
        ),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(sql`${textedAt} desc nulls last`)
    .limit(1);
  return conversation ?? null;
}
