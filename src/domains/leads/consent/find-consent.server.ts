import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadLeads } from "../leads.policy.ts";
import { consentRecords, leadEnquiries } from "../leads.tables.server.ts";

/** One consent of a lead, with its exact wording (`leads.consent`), or null. */
export async function findConsent(
  platform: Platform,
  actor: Actor,
  leadId: string,
  consentId: string,
) {
  authorize(canReadLeads(actor));
  const [found] = await platform.database.query
    .select({ consent: consentRecords })
    .from(consentRecords)
    .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
    .where(and(eq(consentRecords.id, consentId), eq(leadEnquiries.leadId, leadId)));
  return found?.consent ?? null;
}
