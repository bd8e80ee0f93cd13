import { and, eq, sql } from "drizzle-orm";
import { type Caller, enterCaller } from "~/domains/customers/lead-entry/enter-caller.server.ts";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { latestLeadOfConversation } from "~/domains/inbox/replies/lead-of-conversation.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { openConversations } from "~/domains/leads/conversations/open-conversations.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/**
 * The conversation and the lead of somebody who calls, made where the business does not know the number
 * (`calls.new-caller`). A call is an answer: the automatic follow-up ends (`calls.is-an-answer`).
 */
export async function openCaller(
  work: UnitOfWork,
  caller: Caller,
): Promise<{ conversationId: string; leadId: string | null }> {
  const { tx, now } = work;
  const { contractorId, phone } = caller;
  const [known] = await tx
    .select({ id: conversations.id, leadId: sql<string | null>`${latestLeadOfConversation}` })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        eq(conversations.phone, phone),
        eq(conversations.phoneShared, false),
      ),
    );
  // Before the conversation's row: who sends takes the two in this order.
  if (known) await endEnrollments(work, { conversationId: known.id }, "person_replied");
  const leadId = known?.leadId ?? (await enterCaller(work, system("calls"), caller));
  const person = { contractorId, name: formatPhone(phone), phone, email: null };
  const [conversationId = ""] = await openConversations(work, [person]);
  await tx
    .update(conversations)
    .set({ lastCallAt: now, lastReplyAt: now })
    .where(eq(conversations.id, conversationId));
  return { conversationId, leadId };
}
