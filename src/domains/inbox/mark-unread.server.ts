import { sql } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationUnread } from "./inbox.events.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import { visitorIds } from "./own-conversations.server.ts";

/** Marks homeowners' messages as unread for each member who may open the conversation. */
export async function markUnread(
  { tx, now, record }: UnitOfWork,
  received: readonly Happened<{ conversationId: string; contractorId: string }>[],
): Promise<void> {
  const places = new Map(received.map(({ payload }) => [payload.conversationId, payload]));
  await tx.execute(sql`
    insert into ${unreadConversations} (member_id, conversation_id, since)
    select ${members.id}, ${conversations.id}, ${now.toISOString()}::timestamptz
    from ${conversations} join ${members} on ${members.contractorId} = ${conversations.contractorId}
    where ${isAnyOf(conversations.id, [...places.keys()])}
      and ${members.revokedAt} is null and (${members.role} <> 'technician' or ${members.id} in ${visitorIds})
    order by 2, 1
    on conflict do nothing`);
  for (const { conversationId, contractorId } of places.values()) {
    record(conversationUnread, { conversationId, contractorId });
  }
}
