import { and, asc, desc, eq, sql } from "drizzle-orm";
import { enrollLeads, enrollWithoutMessages } from "~/domains/follow-ups/index.server.ts";
import { canReadEntryPages } from "~/domains/intake/intake.policy.ts";
import {
  canonicalLeadId,
  createEnteredLeads,
  leadContact,
  leads,
  recordEnteredRequests,
} from "~/domains/leads/index.server.ts";
import type { LeadSource, LeadStatus, Urgency } from "~/domains/leads/index.ts";
import { type Contact, matchesContact, recordAttribution } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  type ApiClient,
  authorize,
  type BusinessMember,
  type SystemActor,
  signatureOf,
  type Touch,
} from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { manualConsent } from "./manual-consent.ts";

/** A lead entered by the business. */
export type LeadEntry = {
  page: EntryPage;
  name: string;
  /** In E.164. */
  phone: string | null;
  phoneExtension?: string | null;
  /** In lower case. */
  email: string | null;
  need: string;
  /** Null if unknown. */
  zipCode: string | null;
  /** Where the work is: it becomes a property of the customer. */
  address?: string | null;
  urgency: Urgency;
  source: LeadSource;
  status: LeadStatus;
  estimateSent: boolean;
  requestedAt: Date;
  /** When and how they agreed to texts about their request; null if they didn't. */
  agreedHow: string | null;
  /** The consent that comes with a lead of a connected source, if its texts are on. */
  consentOfSource?: { wording: string; wordingVersion: string; source: string } | null;
  /** Attribution, if known. */
  touch?: Touch | null;
};

type EnteredPerson = {
  leadId: string;
  entry: LeadEntry;
  isNew: boolean;
  /** The request's id; a new one if missing. */
  enquiryId?: string;
};

/**
 * Creates leads within the caller's transaction for people the business doesn't know yet.
 * @returns each lead's id, or null if the page already has a lead for that person
 */
export function createEntries(
  work: UnitOfWork,
  { contractorId }: { contractorId: string },
  entries: readonly LeadEntry[],
): Promise<(string | null)[]> {
  const entered = entries.map((entry) => {
    const { page, name, phone, phoneExtension = null, email, address = null } = entry;
    const { source, status, estimateSent, requestedAt } = entry;
    // Only a connected source names one; a call's is found with its number.
    const cameBy = source === "elsewhere" ? (entry.touch?.campaign.utm_source ?? null) : null;
    const person = { contractorId, pageId: page.id, name, phone, phoneExtension, email, address };
    return { ...person, source, status, estimateSent, requestedAt, cameBy };
  });
  return createEnteredLeads(work, entered);
}

/**
 * Records the leads' requests, their consent, and who entered them, and opens their conversations.
 * @param followsUp whether to start automatic messages
 */
export async function recordEntries(
  work: UnitOfWork,
  actor: BusinessMember | ApiClient | SystemActor,
  people: readonly EnteredPerson[],
  followsUp: boolean,
): Promise<void> {
  if (people.length === 0) return;
  const { now } = work;
  const rows = people.map((person) => ({
    ...person,
    enquiryId: person.enquiryId ?? newId(person.entry.requestedAt.getTime()),
  }));
  for (const { enquiryId, entry } of rows) {
    const { touch } = entry;
    recordAttribution(work, "enquiry", enquiryId, touch && { first: touch, last: touch });
  }
  const requests = rows.map(({ enquiryId: id, leadId, isNew, entry }) => {
    const { need, zipCode, urgency, source, requestedAt } = entry;
    return { id, leadId, isNew, need, zipCode, urgency, source, requestedAt };
  });
  const consents = rows.flatMap(({ enquiryId, entry }) =>
    manualConsent(actor, enquiryId, entry, now),
  );
  await recordEnteredRequests(work, requests, { consents, by: signatureOf(actor).actorEmail });
  const enquiryIds = rows.map(({ enquiryId }) => enquiryId);
  if (followsUp) {
    const captured = rows.map(({ leadId, enquiryId }) => ({
      payload: { leadId, enquiryIds: [enquiryId] },
      createdAt: now,
    }));
    await enrollLeads(work, captured);
  } else await enrollWithoutMessages(work, enquiryIds);
}

/**
 * The business's leads with the phone number or email of any of these people: delivered leads
 * before quarantined ones, newest first. A merged lead returns the id of the lead it was merged
 * into. `isOnePerson` decides whether a lead belongs to a person.
 */
export function findHolders(database: Reader, contractorId: string, contacts: readonly Contact[]) {
  return database
    .select({
      id: canonicalLeadId,
      name: leads.name,
      phone: leads.phone,
      phoneShared: leads.phoneShared,
      email: leads.email,
      emailShared: leads.emailShared,
      quarantined: leads.quarantined,
    })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), matchesContact(leadContact, contacts)))
    .orderBy(asc(leads.quarantined), desc(leads.createdAt), desc(leads.id))
    .limit(contacts.length * 10);
}

/** A business's pages (its services and cities), live pages first. */
export async function listEntryPages({ database }: Platform, actor: Actor) {
  authorize(canReadEntryPages(actor));
  return selectEntryPages(database.query, actor.contractorId);
}

export type EntryPage = Awaited<ReturnType<typeof selectEntryPages>>[number];

/** Like `listEntryPages`, for the business's own commands. */
export function selectEntryPages(database: Reader, contractorId: string) {
  return database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      zipCode: seoPages.zipCode,
      businessName: seoPages.businessName,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(desc(sql`${seoPages.status} = 'live'`), desc(seoPages.createdAt), desc(seoPages.id))
    .limit(200);
}
