import { asc, desc, eq, inArray } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { attributionsOf } from "~/domains/shared/attribution/record-attribution.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadLeads } from "./leads.policy.ts";
import { consentRecords, leadEnquiries, leadEvents, leads } from "./leads.tables.server.ts";

/** Only the latest are shown. */
const maxShown = 200;

/** Everything staff see about one lead: the person, the business, each request, and the history. */
export async function findLead(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadLeads(actor));
  const { query } = platform.database;
  const [found] = await query
    .select({
      lead: leads,
      page: {
        businessName: seoPages.businessName,
        service: seoPages.service,
        city: seoPages.city,
        citySlug: seoPages.citySlug,
        state: seoPages.state,
        status: seoPages.status,
      },
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(eq(leads.id, leadId));
  if (!found) return null;
  const [enquiries, events] = await Promise.all([
    listEnquiries(query, leadId),
    query
      .select()
      .from(leadEvents)
      .where(eq(leadEvents.leadId, leadId))
      .orderBy(desc(leadEvents.createdAt), desc(leadEvents.id))
      .limit(maxShown),
  ]);
  return { ...found, enquiries, events: events.toReversed() };
}

/** Every request of the homeowner, latest first, with its consents and attribution. */
async function listEnquiries(query: Reader, leadId: string) {
  const enquiries = await query
    .select({
      id: leadEnquiries.id,
      need: leadEnquiries.need,
      zipCode: leadEnquiries.zipCode,
      urgency: leadEnquiries.urgency,
      quarantineReason: leadEnquiries.quarantineReason,
      review: leadEnquiries.review,
      reviewedAt: leadEnquiries.reviewedAt,
      createdAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.leadId, leadId))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(maxShown);
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  const [consents, attributions] = await Promise.all([
    query
      .select({
        id: consentRecords.id,
        enquiryId: consentRecords.enquiryId,
        kind: consentRecords.kind,
      })
      .from(consentRecords)
      .where(inArray(consentRecords.enquiryId, ids))
      .orderBy(asc(consentRecords.kind)),
    attributionsOf(query, "enquiry", ids),
  ]);
  return enquiries.map((enquiry) => ({
    ...enquiry,
    consents: consents.filter(({ enquiryId }) => enquiryId === enquiry.id),
    attribution: attributions.get(enquiry.id) ?? null,
  }));
}
