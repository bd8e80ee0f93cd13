import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canMarkRead } from "./inbox.policy.ts";
import { unreadConversations } from "./inbox.tables.server.ts";

/** Marks a conversation as read by the actor; does nothing for another business's conversation. */
export async function markRead(
  platform: Platform,
  actor: Actor,
  conversationId: string,
): Promise<void> {
  authorize(canMarkRead(actor));
  await platform.database.query
    .delete(unreadConversations)
    .where(
      and(
        eq(unreadConversations.memberId, actor.id),
        eq(unreadConversations.conversationId, conversationId),
      ),
    );
}
