import { eq, sql } from "drizzle-orm";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { endEnrollments } from "~/features/follow-ups/enrollments/end-enrollments.server.ts";
import { readySign } from "~/features/follow-ups/replies/ready-to-book.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { latestLeadOfConversation } from "./lead-of-conversation.server.ts";
import { conversationReplied } from "./replies.events.ts";

export type Reply = {
  messageId: string;
  contractorId: string;
  conversationId: string;
  text: string;
};

/**
 * From now on a person goes on with the conversation: the follow-up ends in the transaction that stores
 * the reply, and `conversation.replied` is recorded (`replies.one-transaction`).
 */
export async function takeReply(
  work: UnitOfWork,
  { messageId, contractorId, conversationId, text }: Reply,
): Promise<void> {
  // Before the conversation's row: who sends takes the two in this order.
  await endEnrollments(work, { conversationId }, "person_replied");
  const readyToBook = readySign(text) !== null;
  await work.tx
    .update(conversations)
    .set({
      lastReplyAt: work.now,
      ...(readyToBook ? { readyAt: readyUnlessBooked(work.now) } : {}),
    })
    .where(eq(conversations.id, conversationId));
  work.record(conversationReplied, { conversationId, messageId, contractorId, readyToBook });
}

/** Whose lead is booked or over agrees to nothing that waits for somebody (`today.ready`). */
const readyUnlessBooked = (now: Date) => sql`
  case when (select status from ${leads} where id = ${latestLeadOfConversation}) in ('new', 'contacted')
  then ${now.toISOString()}::timestamptz else ${conversations.readyAt} end`;
