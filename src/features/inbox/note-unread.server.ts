import { sql } from "drizzle-orm";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { crewMembers } from "~/features/crews/crews.tables.server.ts";
import { enrollments } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { members } from "~/features/members/members.tables.server.ts";
import { visits } from "~/features/visits/visits.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationUnread } from "./inbox.events.ts";
import { unreadConversations } from "./inbox.tables.server.ts";

/** What a homeowner wrote is unread for each member who may open the conversation (`inbox.unread`). */
export async function noteUnread(
  { tx, now, record }: UnitOfWork,
  { payload }: Happened<{ conversationId: string; contractorId: string }>,
): Promise<void> {
  const { conversationId, contractorId } = payload;
  const visitsThem = sql`exists (
    select from ${crewMembers}
    join ${visits} on ${visits.crewId} = ${crewMembers.crewId} and ${visits.state} <> 'canceled'
    join ${workOrders} on ${workOrders.id} = ${visits.workOrderId}
    where ${crewMembers.memberId} = ${members.id} and ${visits.contractorId} = ${contractorId}
      and (${workOrders.phone} = ${conversations.phone} or ${workOrders.email} = ${conversations.email}
        or ${workOrders.leadId} in (
          select ${enrollments.leadId} from ${enrollments} where ${enrollments.conversationId} = ${conversationId})))`;
  await tx.execute(sql`
    insert into ${unreadConversations} (member_id, conversation_id, since)
    select ${members.id}, ${conversations.id}, ${now.toISOString()}::timestamptz
    from ${conversations} join ${members} on ${members.contractorId} = ${conversations.contractorId}
    where ${conversations.id} = ${conversationId} and ${conversations.contractorId} = ${contractorId}
      and ${members.revokedAt} is null and (${members.role} <> 'technician' or ${visitsThem})
    on conflict do nothing`);
  record(conversationUnread, { conversationId, contractorId });
}
