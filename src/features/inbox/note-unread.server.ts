import { sql } from "drizzle-orm";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { members } from "~/features/members/members.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationUnread } from "./inbox.events.ts";
import { unreadConversations } from "./inbox.tables.server.ts";
import { visitorIds } from "./own-conversations.server.ts";

/** What a homeowner wrote is unread for each member who may open the conversation (`inbox.unread`). */
export async function noteUnread(
  { tx, now, record }: UnitOfWork,
  { payload }: Happened<{ conversationId: string; contractorId: string }>,
): Promise<void> {
  const { conversationId, contractorId } = payload;
  await tx.execute(sql`
    insert into ${unreadConversations} (member_id, conversation_id, since)
    select ${members.id}, ${conversations.id}, ${now.toISOString()}::timestamptz
    from ${conversations} join ${members} on ${members.contractorId} = ${conversations.contractorId}
    where ${conversations.id} = ${conversationId} and ${conversations.contractorId} = ${contractorId}
      and ${members.revokedAt} is null and (${members.role} <> 'technician' or ${members.id} in ${visitorIds})
    on conflict do nothing`);
  record(conversationUnread, { conversationId, contractorId });
}
