import { eq, sql } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  classifyMessage,
  type Intent,
  isStop,
} from "~/domains/messaging/incoming/classify-message.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { latestLeadOfConversation } from "./lead-of-conversation.server.ts";
import { conversationReplied } from "./replies.events.ts";

export type Reply = { messageId: string; contractorId: string; conversationId: string };

/**
 * From now on a person goes on with the conversation: the follow-up ends in the transaction that stores
 * the reply, and `conversation.replied` is recorded.
 * @param isReady whether it agrees, names a time, or asks for a call
 */
export async function takeReply(
  work: UnitOfWork,
  { messageId, contractorId, conversationId }: Reply,
  { isReady }: { isReady: boolean },
): Promise<void> {
  // Before the conversation's row: who sends takes the two in this order.
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
 * A message may ask to stop, and a person decides whether it does: until then no
 * text is sent to its writer. Of several the newest is the one to check, since when the first one came.
 */
export async function takeUnclearStop(
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
 * What a customer wrote on a page instead of in a message. The page's link is no proof of who wrote it, so
 * a request to stop is checked by a person.
 */
export async function takeWrittenOnPage(
  work: UnitOfWork,
  reply: Reply,
  text: string,
): Promise<void> {
  const { intent, ready } = classifyMessage({ channel: "email", text });
  if (!isStop(intent) && intent !== "unclear-stop") {
    return takeReply(work, reply, { isReady: ready !== null });
  }
  await work.tx
    .update(messages)
    .set({ params: { intent: "unclear-stop" satisfies Intent } })
    .where(eq(messages.id, reply.messageId));
  await takeUnclearStop(work, reply);
}

/** Whose lead is booked or over agrees to nothing that waits for someone. */
const readyUnlessBooked = (now: Date) => sql`
  case when (select status from ${leads} where id = ${latestLeadOfConversation}) in ('new', 'contacted')
  then ${now.toISOString()}::timestamptz else ${conversations.readyAt} end`;
