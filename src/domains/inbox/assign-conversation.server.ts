import { and, eq, isNull, ne } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { conversations, setAssignee, unassignMember } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationAssigned } from "./inbox.events.ts";
import { canManageInbox } from "./inbox.policy.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import { isOwnConversation } from "./own-conversations.server.ts";

/** Members who can be assigned conversations. */
const isAssignee = (contractorId: string) =>
  and(
    eq(members.contractorId, contractorId),
    isNull(members.revokedAt),
    ne(members.role, "technician"),
  );

export type ConversationAssigned = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible">
>;

/** Assigns a conversation of the actor's business to a member, or unassigns it. */
export async function assignConversation(
  platform: Platform,
  actor: Actor,
  { conversationId, memberId }: { conversationId: string; memberId: string | null },
): Promise<ConversationAssigned> {
  authorize(canManageInbox(actor));
  const { contractorId } = actor;
  return inTransaction<ConversationAssigned>(platform, async ({ tx, record }) => {
    const mayTake = memberId === null || (await lockAssignee(tx, contractorId, memberId));
    const [conversation] = await tx
      .select({ assignedTo: conversations.assignedTo })
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), isOwnConversation(actor)))
      .for(...lockRows(conversations));
    if (!conversation) return { ok: false, code: "not_found" };
    if (conversation.assignedTo === memberId) return { ok: true, changed: false };
    if (!mayTake) return { ok: false, code: "not_possible" };
    await setAssignee({ tx }, conversationId, memberId);
    record(conversationAssigned, { conversationId, contractorId });
    return { ok: true, changed: true };
  });
}

/**
 * Whether the member can be assigned. Locks the row so they can't leave or change roles until the
 * transaction ends.
 */
async function lockAssignee(
  tx: Transaction,
  contractorId: string,
  memberId: string,
): Promise<boolean> {
  const [assignee] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isAssignee(contractorId)))
    .for(...lockRows(members, "share"));
  return assignee !== undefined;
}

type MemberEvent = RecordedEvent<{ memberId: string; contractorId: string }>;

/** Unassigns a removed member's conversations and deletes their unread rows. */
export async function unassignRemovedMember(work: UnitOfWork, event: MemberEvent): Promise<void> {
  const { memberId } = event.payload;
  await unassignMember(work, event.payload);
  await work.tx.delete(unreadConversations).where(eq(unreadConversations.memberId, memberId));
}

/** Unassigns the conversations of a member who became a technician. */
export async function unassignTechnician(work: UnitOfWork, event: MemberEvent): Promise<void> {
  const [member] = await work.tx
    .select({ role: members.role })
    .from(members)
    .where(eq(members.id, event.payload.memberId));
  if (member?.role === "technician") await unassignMember(work, event.payload);
}
