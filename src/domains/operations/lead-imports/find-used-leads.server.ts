import { and, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { leadReports } from "~/domains/growth/index.server.ts";
import { outgoingCalls } from "~/domains/inbox/index.server.ts";
import {
  conversations,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leadPictures,
  leads,
  leadTasks,
} from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Locks these leads and finds those that were edited, merged, or used since a time. */
export async function findUsedLeads(
  { tx }: UnitOfWork,
  leadIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  if (leadIds.length === 0) return new Set();
  const areThese = inArray(leads.id, [...leadIds]);
  await tx
    .select({ id: leads.id })
    .from(leads)
    .where(areThese)
    .orderBy(leads.id)
    .for(...lockRows(leads));
  const after = sql`${since.toISOString()}::timestamptz`;
  const hasAny = [leadTasks, leadPictures, leadReports, workOrders, jobEstimates, invoices].map(
    (table) => sql`exists (select from ${table} where ${table.leadId} = ${leads.id})`,
  );
  // The import itself adds a request, an event, and a note.
  const hasNew = [leadEvents, leadNotes].map(
    (table) => sql`exists (select from ${table}
      where ${table.leadId} = ${leads.id} and ${table.createdAt} > ${after})`,
  );
  const hasMoreRequests = sql`(select count(*) from ${leadEnquiries}
    where ${leadEnquiries.leadId} = ${leads.id}) > 1`;
  const isMergedInto = sql`exists (select from ${leads} other where other.merged_into = ${leads.id})`;
  const hasMessage = sql`exists (select from ${messages}
    where ${messages.subjectId} = ${leads.id}::text)`;
  const hasConversation = sql`exists (select from ${conversations}
    where ${conversations.customerId} = ${leads.customerId} and (
      greatest(${conversations.lastCallAt}, ${conversations.lastReplyAt}) > ${after}
      or exists (select from ${messages}
        where ${messages.conversationId} = ${conversations.id} and ${messages.createdAt} > ${after})
      or exists (select from ${outgoingCalls}
        where ${outgoingCalls.conversationId} = ${conversations.id}
          and ${outgoingCalls.createdAt} > ${after})))`;
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        areThese,
        or(
          gt(leads.updatedAt, since),
          isNotNull(leads.mergedInto),
          isMergedInto,
          hasMoreRequests,
          hasMessage,
          hasConversation,
          ...hasAny,
          ...hasNew,
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
