import { and, eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { consentRecords, leadEnquiries } from "./leads.tables.server.ts";

/** One consent of a lead, word for word as it was given (`leads.consent`), or null. */
export async function findConsent(platform: Platform, leadId: string, consentId: string) {
  const [found] = await platform.database.query
    .select({ consent: consentRecords })
    .from(consentRecords)
    .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
    .where(and(eq(consentRecords.id, consentId), eq(leadEnquiries.leadId, leadId)));
  return found?.consent ?? null;
}
