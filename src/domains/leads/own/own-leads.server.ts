import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

/** What reached one business, merged or not; what is in quarantine is not theirs yet (`leads.own`). */
export function reachedBusiness(contractorId: string): SQL | undefined {
  return and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
}

/** The leads of one business; one that was merged stands in another (`leads.merge`). */
export function isOwnLead(contractorId: string): SQL | undefined {
  return and(reachedBusiness(contractorId), isNull(leads.mergedInto));
}

/** In a query of leads: the one that a lead was merged into, else itself. */
export const keptLeadId = sql<string>`coalesce(${leads.mergedInto}, ${leads.id})`;

/** The ids of a lead and of all that were merged into it (`leads.merge`). */
export function withMerged(database: Reader, leadId: string) {
  return database
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, leadId), eq(leads.mergedInto, leadId)));
}

/** Enquiries that reached the business: never held back, or let through. */
export const isDelivered = or(
  isNull(leadEnquiries.quarantineReason),
  eq(leadEnquiries.review, "released"),
);

/** What a lead's latest enquiry says, of those that reached the business. */
export function ofLatestEnquiry<T>(column: "need" | "urgency" | "createdAt"): SQL<T> {
  const wanted = leadEnquiries[column];
  return sql`(select ${wanted} from ${leadEnquiries} where ${leadEnquiries.leadId} = ${leads.id} and ${isDelivered} order by ${leadEnquiries.createdAt} desc limit 1)`.mapWith(
    wanted,
  ) as SQL<T>;
}
