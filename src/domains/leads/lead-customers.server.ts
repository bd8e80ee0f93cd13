import { and, inArray, isNotNull, not, sql } from "drizzle-orm";
import { assignCustomers, type RowsOfCustomers } from "~/domains/customers/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations/conversations.tables.server.ts";
import { leads } from "./leads.tables.server.ts";

/** Leads are requests of customers. One in quarantine has none until it's released. */
export const leadCustomers: RowsOfCustomers = {
  table: leads,
  person: leads,
  place: leads,
  which: and(isNotNull(leads.contractorId), not(leads.quarantined)),
  source: sql`case ${leads.source} when 'page' then 'request' when 'phone_call' then 'call' when 'import' then 'import' else 'by_hand' end`,
};

/** A conversation is with a customer. */
export const conversationCustomers: RowsOfCustomers = {
  table: conversations,
  person: conversations,
  source: sql`null`,
};

/** Gives captured leads that reached a business their customers. */
export async function assignCapturedCustomers(
  work: UnitOfWork,
  captured: readonly RecordedEvent<{ leadId: string }>[],
): Promise<void> {
  await assignLeadCustomers(
    work,
    captured.map(({ payload }) => payload.leadId),
  );
}

/** Gives leads that reached a business their customers. */
export async function assignLeadCustomers(
  work: Pick<UnitOfWork, "tx" | "now" | "record">,
  ids: readonly string[],
): Promise<void> {
  await assignCustomers(work, leadCustomers, { only: inArray(leads.id, [...ids]) });
}
