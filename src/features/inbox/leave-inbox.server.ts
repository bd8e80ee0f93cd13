import { and, eq } from "drizzle-orm";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { unreadConversations } from "./inbox.tables.server.ts";

/** Whoever left a business takes care of nothing there any more, and has nothing to read (`inbox.assigned`). */
export async function leaveInbox(
  { tx }: UnitOfWork,
  { payload: { memberId, contractorId } }: Happened<{ memberId: string; contractorId: string }>,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ assignedTo: null })
    .where(
      and(eq(conversations.contractorId, contractorId), eq(conversations.assignedTo, memberId)),
    );
  await tx.delete(unreadConversations).where(eq(unreadConversations.memberId, memberId));
}
