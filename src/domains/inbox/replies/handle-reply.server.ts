import { eq, sql } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  classifyMessage,
  type Intent,
  isStopIntent,
} from "~/domains/messaging/incoming/classify-message.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { latestLeadOfConversation } from "./lead-of-conversation.server.ts";
import { conversationReplied } from "./replies.events.ts";

export type Reply = { messageId: string; contractorId: string; conversationId: string };

/**
 * Hands a conversation from automation to people: ends the follow-up in the transaction that stores
 * the reply, and records `conversation.replied`.
 * @param isReady whether it agrees, names a time, or requests a call
 */
export async function handleReply(
  work: UnitOfWork,
  { messageId, contractorId, conversationId }: Reply,
  { isReady }: { isReady: boolean },
): Promise<void> {
  // Lock before the conversation's row: the sender locks in the same order.
  await endEnrollments(work, { conversationId }, "person_replied");
  await work.tx
    .update(conversations)
    .set({ lastReplyAt: work.now, ...(isReady ? { readyAt: readyUnlessBooked(work.now) } : {}) })
    .where(eq(conversations.id, conversationId));
  work.record(conversationReplied, {
    ...{ conversationId, messageId, contractorId },
    ...{ readyToBook: isReady, mayStop: false },
  });
}

/**
 * Records a possible opt-out: no text is sent to its author until a person decides. The newest
 * message is the one to check, while the wait is counted from the first.
 */
export async function recordPossibleOptOut(
  work: UnitOfWork,
  { messageId, contractorId, conversationId }: Reply,
): Promise<void> {
  await endEnrollments(work, { conversationId }, "person_replied");
  const { stopCheckAt } = conversations;
  await work.tx
    .update(conversations)
    .set({
      lastReplyAt: work.now,
      stopCheckAt: sql`coalesce(${stopCheckAt}, ${work.now.toISOString()}::timestamptz)`,
      stopCheckMessageId: messageId,
    })
    .where(eq(conversations.id, conversationId));
  work.record(conversationReplied, {
    ...{ conversationId, messageId, contractorId },
    ...{ readyToBook: false, mayStop: true },
  });
}

/**
 * A message that a customer wrote on a page. The page's link doesn't prove who wrote it, so a
 * person checks a request to stop.
 */
export async function handlePageMessage(
  work: UnitOfWork,
  reply: Reply,
  text: string,
): Promise<void> {
  const { intent, ready } = classifyMessage({ channel: "email", text });
  if (!isStopIntent(intent) && intent !== "unclear-stop") {
    return handleReply(work, reply, { isReady: ready !== null });
  }
  await work.tx
    .update(messages)
    .set({ params: { intent: "unclear-stop" satisfies Intent } })
    .where(eq(messages.id, reply.messageId));
  await recordPossibleOptOut(work, reply);
}

/** Sets "ready to book" unless the lead is already booked or closed. */
const readyUnlessBooked = (now: Date) => sql`
  case when (select status from ${leads} where id = ${latestLeadOfConversation}) in ('new', 'contacted')
  then ${now.toISOString()}::timestamptz else ${conversations.readyAt} end`;
