import { and, eq, sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInbox } from "./inbox.policy.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import { maxCounted } from "./inbox.ts";
import { isOwnConversation } from "./own-conversations.server.ts";

/** The actor's unread conversations, counted up to 100. */
export async function countUnread({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadInbox(actor));
  if (actor.kind !== "member") return 0;
  const unread = query
    .select({ one: sql`1`.as("one") })
    .from(unreadConversations)
    .innerJoin(conversations, eq(conversations.id, unreadConversations.conversationId))
    .where(and(eq(unreadConversations.memberId, actor.id), isOwnConversation(actor)))
    .limit(maxCounted)
    .as("unread");
  const [counted] = await query.select({ count: sql<number>`count(*)::integer` }).from(unread);
  return counted?.count ?? 0;
}
