import { and, desc, eq, ne, notInArray, or, sql } from "drizzle-orm";
import {
  enrollments,
  moveEnrollments,
  moveScheduledMessages,
} from "~/domains/follow-ups/index.server.ts";
import { moveCalls } from "~/domains/inbox/index.server.ts";
import {
  changeConversationContact,
  changePhoneExtension,
  conversations,
  findOrCreateConversations,
  type LeadDetails,
  leads,
} from "~/domains/leads/index.server.ts";
import { moveMessages } from "~/domains/messaging/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type ContactChange = {
  contractorId: string;
  leadId: string;
  before: LeadDetails;
  next: LeadDetails;
};

/**
 * After a lead's contact changes, messages from the new number or address go to its conversation,
 * and the follow-up continues there. If other leads still use the old contact, they keep the
 * conversation and this lead gets another.
 * @param changedLeadIds other leads of the same customer whose contact changes at the same time
 */
export async function syncConversationContact(
  work: UnitOfWork,
  { contractorId, leadId, before, next }: ContactChange,
  changedLeadIds: readonly string[] = [],
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
  const isShared = await isSharedConversation(work, conversationId, [leadId, ...changedLeadIds]);
  const isContactChanged = before.phone !== next.phone || before.email !== next.email;
  if (isContactChanged) {
    const conversations = await findOtherConversations(work, contractorId, conversationId, next);
    const byNumber = conversations.find(({ phone }) => phone !== null && phone === next.phone);
    if (isShared || byNumber || (conversations.length > 0 && !next.phone)) {
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
    const email = conversations.some((conversation) => conversation.email === next.email)
      ? null
      : next.email;
    const { phone, phoneExtension } = next;
    await changeConversationContact(work, conversationId, { phone, phoneExtension, email });
  }
  if (!isShared && before.name !== next.name) {
    await changeConversationContact(work, conversationId, { name: next.name });
  }
  if (
    !isShared &&
    !isContactChanged &&
    before.phoneExtension !== next.phoneExtension &&
    next.phone
  ) {
    const { phone, phoneExtension } = next;
    await changePhoneExtension(work, conversationId, { phone, phoneExtension });
  }
}

/** Whether another lead of the business uses the conversation. */
async function isSharedConversation(
  { tx }: UnitOfWork,
  conversationId: string,
  own: readonly string[],
) {
  const [otherEnrollment] = await tx
    .select({ id: leads.id })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .where(
      and(
        eq(enrollments.conversationId, conversationId),
        // A lead merged into it is the same person.
        notInArray(sql`coalesce(${leads.mergedInto}, ${leads.id})`, [...own]),
      ),
    )
    .limit(1);
  return otherEnrollment !== undefined;
}

/** Other conversations of the business with this number or address, locked. */
function findOtherConversations(
  { tx }: UnitOfWork,
  contractorId: string,
  conversationId: string,
  { phone, email }: LeadDetails,
) {
  const hasContact = or(
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
        hasContact,
      ),
    )
    .orderBy(conversations.id)
    .for(...lockRows(conversations));
}

type MoveToOther = {
  contractorId: string;
  enrollmentId: string;
  conversationId: string;
  isShared: boolean;
  next: LeadDetails;
};

/**
 * Continues the follow-up in the conversation of the new number or address, created if there is
 * none. Earlier messages move along, unless other leads use that conversation.
 */
async function moveToOtherConversation(
  work: UnitOfWork,
  { contractorId, enrollmentId, conversationId, isShared, next }: MoveToOther,
): Promise<void> {
  const { name, phone, phoneExtension, email } = next;
  const person = { contractorId, name, phone, phoneExtension, email };
  const [opened] = await findOrCreateConversations(work, [person]);
  if (!opened || opened === conversationId) return;
  if (isShared) {
    await moveEnrollments(work, { enrollmentId }, opened);
    return;
  }
  await moveEnrollments(work, { conversationId }, opened);
  await moveScheduledMessages(work, conversationId, opened);
  await moveMessages(work, conversationId, opened);
  await moveCalls(work, conversationId, opened);
}
