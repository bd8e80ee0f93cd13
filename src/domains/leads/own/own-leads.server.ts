import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

/** Leads delivered to one business, merged or not; excludes quarantined ones (`leads.own`). */
export function isDeliveredLead(contractorId: string): SQL | undefined {
  return and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
}

/** The leads of one business, without those merged into another (`leads.merge`). */
export function isOwnLead(contractorId: string): SQL | undefined {
  return and(isDeliveredLead(contractorId), isNull(leads.mergedInto));
}

/** In a query of leads: the lead it was merged into, or itself. */
export const canonicalLeadId = sql<string>`coalesce(${leads.mergedInto}, ${leads.id})`;

/** The ids of a lead and of all leads merged into it (`leads.merge`). */
export function withMerged(database: Reader, leadId: string) {
  return database
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, leadId), eq(leads.mergedInto, leadId)));
}

/** Requests delivered to the business: never quarantined, or released. */
export const isDelivered = or(
  isNull(leadEnquiries.quarantineReason),
  eq(leadEnquiries.review, "released"),
);

/** A column of a lead's latest delivered request. */
export function ofLatestEnquiry<T>(column: "need" | "urgency" | "createdAt"): SQL<T> {
  const wanted = leadEnquiries[column];
  return sql`(select ${wanted} from ${leadEnquiries} where ${leadEnquiries.leadId} = ${leads.id} and ${isDelivered} order by ${leadEnquiries.createdAt} desc limit 1)`.mapWith(
    wanted,
  ) as SQL<T>;
}
