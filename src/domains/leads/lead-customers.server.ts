import { and, inArray, isNotNull, not, sql } from "drizzle-orm";
import {
  assignCustomers,
  type RowsOfCustomers,
  type RowsWithPlace,
} from "~/domains/customers/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations/conversations.tables.server.ts";
import { leads } from "./leads.tables.server.ts";
import { leadSourceLabels } from "./leads.ts";

/** What a business calls the source of a lead that its team added; null if that isn't known. */
export const sourceNameOfLead = sql<
  string | null
>`case when ${leads.source} in ('walk_in', 'referral', 'elsewhere')
  then coalesce(${leads.cameBy}, case ${leads.source} when 'walk_in' then ${leadSourceLabels.walk_in}
    when 'referral' then ${leadSourceLabels.referral} end) end`;

/** Leads are requests of customers. One in quarantine has none until it's released. */
export const leadCustomers: RowsWithPlace = {
  table: leads,
  person: leads,
  place: leads,
  which: and(isNotNull(leads.contractorId), not(leads.quarantined)),
  source: sql`case ${leads.source} when 'page' then 'request' when 'phone_call' then 'call' when 'import' then 'import' else 'by_hand' end`,
  sourceName: sourceNameOfLead,
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
