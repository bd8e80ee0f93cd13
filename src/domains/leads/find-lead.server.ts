import { and, asc, desc, eq, inArray, or } from "drizzle-orm";
import { attributionsOf, isSamePerson } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadLeads } from "./leads.policy.ts";
import {
  consentRecords,
  leadContact,
  leadEnquiries,
  leadEvents,
  leads,
} from "./leads.tables.server.ts";
import { canonicalLeadId } from "./own/own-leads.server.ts";

/** Only the latest are shown. */
const maxShown = 200;

/** Everything staff see about one lead: the person, the business, each request, and the history. */
export async function findLead(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadLeads(actor));
  const { query } = platform.database;
  const [lead] = await query
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
  if (!lead) return null;
  const [enquiries, events] = await Promise.all([
    listEnquiries(query, leadId),
    query
      .select()
      .from(leadEvents)
      .where(eq(leadEvents.leadId, leadId))
      .orderBy(desc(leadEvents.createdAt), desc(leadEvents.id))
      .limit(maxShown),
  ]);
  return { ...lead, enquiries, events: events.toReversed() };
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

/** One consent of a lead, with its exact wording (`leads.consent`), or null. */
export async function findConsent(
  platform: Platform,
  actor: Actor,
  leadId: string,
  consentId: string,
) {
  authorize(canReadLeads(actor));
  const [consentRecord] = await platform.database.query
    .select({ consent: consentRecords })
    .from(consentRecords)
    .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
    .where(and(eq(consentRecords.id, consentId), eq(leadEnquiries.leadId, leadId)));
  return consentRecord?.consent ?? null;
}

/**
 * All leads of the person behind one lead, at any business (`people.same-person`), including leads that a
 * business merged with one of them (`leads.merge`).
 */
export async function leadsOfPerson(db: Reader, leadId: string) {
  const [lead] = await db.select(leadContact).from(leads).where(eq(leads.id, leadId));
  if (!lead) return [];
  const sameRows = await db
    .select({ canonicalId: canonicalLeadId })
    .from(leads)
    .where(or(eq(leads.id, leadId), isSamePerson(leadContact, [lead])));
  const canonicalIds = [...new Set(sameRows.map((row) => row.canonicalId))];
  return db
    .select()
    .from(leads)
    .where(or(inArray(leads.id, canonicalIds), inArray(leads.mergedInto, canonicalIds)))
    .orderBy(leads.createdAt, leads.id);
}
