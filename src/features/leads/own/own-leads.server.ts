import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { leadEnquiries, leads } from "../leads.tables.server.ts";

/** The leads of one business; what is in quarantine is not theirs yet (`leads.own`). */
export function isOwnLead(contractorId: string): SQL | undefined {
  return and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
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
