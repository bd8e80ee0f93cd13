import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BusinessReader } from "~/features/access/actor.ts";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { crewMembers } from "~/features/crews/crews.tables.server.ts";
import { enrollments } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { seesOwnCrewsOnly } from "~/features/visits/visits.policy.ts";
import { visits } from "~/features/visits/visits.tables.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";

/** The conversations that somebody of a business may open: a technician those of their visits' customers (`inbox.technician`). */
export function isOwnConversation(reader: BusinessReader): SQL | undefined {
  const { contractorId } = reader;
  return and(
    eq(conversations.contractorId, contractorId),
    seesOwnCrewsOnly(reader)
      ? sql`${conversations.id} = any(${conversationsOfVisits(reader.id, contractorId)})`
      : undefined,
  );
}

/** The ids of conversations with whom a member's crews visit, as an array: found by the lead, the number, or the address. */
function conversationsOfVisits(memberId: string, contractorId: string): SQL {
  return sql`array(
    with own as materialized (
      select distinct ${workOrders.leadId} as lead_id, ${workOrders.phone} as phone, ${workOrders.email} as email
      from ${crewMembers}
      join ${visits} on ${visits.crewId} = ${crewMembers.crewId} and ${visits.state} <> 'canceled'
      join ${workOrders} on ${workOrders.id} = ${visits.workOrderId}
      where ${crewMembers.memberId} = ${memberId} and ${visits.contractorId} = ${contractorId})
    select conversation_id from own join ${enrollments} using (lead_id)
    union select theirs.id from own join ${conversations} as theirs
      on theirs.contractor_id = ${contractorId} and theirs.phone = own.phone
    union select theirs.id from own join ${conversations} as theirs
      on theirs.contractor_id = ${contractorId} and theirs.email = own.email)`;
}
