import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { crewMembers, visits, workOrders } from "~/domains/schedule/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import type { BusinessReader } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * Filters a few conversations to those a member may open: for a technician, those of their
 * appointments' customers. Checks each row, so the cost doesn't grow with past appointments.
 */
export function isOwnConversation(reader: BusinessReader): SQL | undefined {
  const ofBusiness = eq(conversations.contractorId, reader.contractorId);
  if (!seesOwnCrewsOnly(reader)) return ofBusiness;
  return and(ofBusiness, sql`${reader.id} in ${visitorIds}`);
}

/** Above this, most conversations are the technician's own, so each one is checked. */
const maxVisitsForLookup = 1_000;

/**
 * Like `isOwnConversation`, for all conversations of a business. For technicians with few
 * appointments it finds them by appointment.
 */
export async function areOwnConversations(
  database: Reader,
  reader: BusinessReader,
): Promise<SQL | undefined> {
  if (!seesOwnCrewsOnly(reader)) return isOwnConversation(reader);
  const { id, contractorId } = reader;
  const some = await database
    .select({ id: visits.id })
    .from(crewMembers)
    .innerJoin(visits, eq(visits.crewId, crewMembers.crewId))
    .where(and(eq(crewMembers.memberId, id), ne(visits.state, "canceled")))
    .limit(maxVisitsForLookup);
  if (some.length === maxVisitsForLookup) return isOwnConversation(reader);
  return and(
    eq(conversations.contractorId, contractorId),
    sql`${conversations.id} = any(${findVisitConversations(id, contractorId)})`,
  );
}

/**
 * For a query of conversations: ids of the members whose crews visit the person, matched by lead,
 * number, or email address.
 */
export const visitorIds = sql`(
  select ${crewMembers.memberId} from (
    select ${workOrders.id} from ${enrollments}
      join ${workOrders} on ${workOrders.leadId} = ${enrollments.leadId}
      where ${enrollments.conversationId} = ${conversations.id} and ${workOrders.contractorId} = ${conversations.contractorId}
    union all select ${workOrders.id} from ${workOrders}
      where ${workOrders.phone} = ${conversations.phone} and ${workOrders.contractorId} = ${conversations.contractorId}
    union all select ${workOrders.id} from ${workOrders}
      where ${workOrders.email} = ${conversations.email} and ${workOrders.contractorId} = ${conversations.contractorId}
  ) as jobs
  join ${visits} on ${visits.workOrderId} = jobs.id and ${visits.state} <> 'canceled'
  join ${crewMembers} on ${crewMembers.crewId} = ${visits.crewId})`;

/** Ids of the conversations of people that a member's crews visit, as an array. */
function findVisitConversations(memberId: string, contractorId: string): SQL {
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
