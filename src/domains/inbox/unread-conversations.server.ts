import { and, eq, sql } from "drizzle-orm";
import { members } from "~/domains/identity/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationUnread } from "./inbox.events.ts";
import { canMarkRead, canReadInbox } from "./inbox.policy.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import { maxCounted } from "./inbox.ts";
import { isOwnConversation, visitorIds } from "./own-conversations.server.ts";

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

/** Marks homeowners' messages as unread for each member who may open the conversation. */
export async function markUnread(
  { tx, now, record }: UnitOfWork,
  received: readonly RecordedEvent<{ conversationId: string; contractorId: string }>[],
): Promise<void> {
  const payloads = new Map(received.map(({ payload }) => [payload.conversationId, payload]));
  await tx.execute(sql`
    insert into ${unreadConversations} (member_id, conversation_id, since)
    select ${members.id}, ${conversations.id}, ${now.toISOString()}::timestamptz
    from ${conversations} join ${members} on ${members.contractorId} = ${conversations.contractorId}
    where ${isAnyOf(conversations.id, [...payloads.keys()])}
      and ${members.revokedAt} is null and (${members.role} <> 'technician' or ${members.id} in ${visitorIds})
    order by 2, 1
    on conflict do nothing`);
  for (const { conversationId, contractorId } of payloads.values()) {
    record(conversationUnread, { conversationId, contractorId });
  }
}
