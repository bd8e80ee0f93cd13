import { and, eq } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { unreadConversations } from "./inbox.tables.server.ts";

type MemberEvent = Happened<{ memberId: string; contractorId: string }>;

/** Unassigns a removed member's conversations and deletes their unread rows. */
export async function unassignRemovedMember(
  work: UnitOfWork,
  happened: MemberEvent,
): Promise<void> {
  const { memberId } = happened.payload;
  await unassign(work, happened);
  await work.tx.delete(unreadConversations).where(eq(unreadConversations.memberId, memberId));
}

/** Unassigns the conversations of a member who became a technician. */
export async function unassignTechnician(work: UnitOfWork, happened: MemberEvent): Promise<void> {
  const [member] = await work.tx
    .select({ role: members.role })
    .from(members)
    .where(eq(members.id, happened.payload.memberId));
  if (member?.role === "technician") await unassign(work, happened);
}

async function unassign(
  { tx }: UnitOfWork,
  { payload: { memberId, contractorId } }: MemberEvent,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ assignedTo: null })
    .where(
      and(eq(conversations.contractorId, contractorId), eq(conversations.assignedTo, memberId)),
    );
}
