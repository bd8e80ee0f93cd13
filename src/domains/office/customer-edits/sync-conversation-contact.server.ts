import { and, desc, eq, ne, notInArray, or } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { calls } from "~/domains/inbox/inbox.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads, openConversations, withMerged } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";

import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Details } from "./edit-lead.server.ts";

type Moved = { contractorId: string; leadId: string; before: Details; next: Details };

/**
 * Keeps a lead's conversation with the contact it names now: messages from the new number or
 * address land there, and the follow-up continues in it. If other leads still use the old contact,
 * they keep the conversation and this lead gets another.
 */
export async function syncConversationContact(
  work: UnitOfWork,
  { contractorId, leadId, before, next }: Moved,
): Promise<void> {
  const { tx } = work;
  const [latest] = await tx
    .select({ id: enrollments.id, conversationId: enrollments.conversationId })
    .from(enrollments)
    .where(eq(enrollments.leadId, leadId))
    .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
    .limit(1);
  if (!latest) return;
  const { conversationId } = latest;
  const isShared = await isSharedConversation(work, conversationId, leadId);
  const isReached = before.phone !== next.phone || before.email !== next.email;
  if (isReached) {
    const known = await findOtherConversations(work, contractorId, conversationId, next);
    const byNumber = known.find(({ phone }) => phone !== null && phone === next.phone);
    if (isShared || byNumber || (known.length > 0 && !next.phone)) {
      await moveToOtherConversation(work, {
        contractorId,
        enrollmentId: latest.id,
        conversationId,
        isShared,
        next,
      });
      return;
    }
    // An address in another conversation stays there: two people may share it.
    const email = known.some((one) => one.email === next.email) ? null : next.email;
    await tx
      .update(conversations)
      .set({ phone: next.phone, phoneExtension: next.phoneExtension, email })
      .where(eq(conversations.id, conversationId));
  }
  if (!isShared && before.name !== next.name) {
    await tx
      .update(conversations)
      .set({ name: next.name })
      .where(eq(conversations.id, conversationId));
  }
  if (!isShared && !isReached && before.phoneExtension !== next.phoneExtension && next.phone) {
    await tx
      .update(conversations)
      .set({ phoneExtension: next.phoneExtension })
      .where(and(eq(conversations.id, conversationId), eq(conversations.phone, next.phone)));
  }
}

/** Whether another lead of the business uses the conversation. */
async function isSharedConversation({ tx }: UnitOfWork, conversationId: string, leadId: string) {
  const [other] = await tx
    .select({ id: leads.id })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(
      and(
        eq(enrollments.conversationId, conversationId),
        // A lead merged into it is the same person.
        notInArray(leads.id, withMerged(tx, leadId)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Other conversations of the business with this number or address, locked. */
function findOtherConversations(
  { tx }: UnitOfWork,
  contractorId: string,
  conversationId: string,
  { phone, email }: Details,
) {
  const isTheirs = or(
    phone ? eq(conversations.phone, phone) : undefined,
    email ? eq(conversations.email, email) : undefined,
  );
  return tx
    .select({ id: conversations.id, phone: conversations.phone, email: conversations.email })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        ne(conversations.id, conversationId),
        isTheirs,
      ),
    )
    .orderBy(conversations.id)
    .for(...lockRows(conversations));
}

type Elsewhere = {
  contractorId: string;
  enrollmentId: string;
  conversationId: string;
  isShared: boolean;
  next: Details;
};

/**
 * Continues the follow-up in the conversation of the new number or address, created if there is
 * none. Earlier messages move along, unless other leads use that conversation.
 */
async function moveToOtherConversation(
  work: UnitOfWork,
  { contractorId, enrollmentId, conversationId, isShared, next }: Elsewhere,
): Promise<void> {
  const { tx } = work;
  const { name, phone, phoneExtension, email } = next;
  const person = { contractorId, name, phone, phoneExtension, email };
  const [opened] = await openConversations(work, [person]);
  if (!opened || opened === conversationId) return;
  if (isShared) {
    await tx
      .update(enrollments)
      .set({ conversationId: opened })
      .where(eq(enrollments.id, enrollmentId));
    return;
  }
  const of = { conversationId: opened };
  await tx.update(enrollments).set(of).where(eq(enrollments.conversationId, conversationId));
  await tx.update(messages).set(of).where(eq(messages.conversationId, conversationId));
  await tx.update(calls).set(of).where(eq(calls.conversationId, conversationId));
}
