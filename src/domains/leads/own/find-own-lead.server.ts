import { and, desc, eq, inArray } from "drizzle-orm";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import { canReadOwnLeads } from "~/domains/leads/leads.policy.ts";
import {
  consentRecords,
  leadEnquiries,
  leadNotes,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import { stageOf } from "~/domains/leads/leads.ts";
import { listOptedOutChannels } from "~/domains/messaging/index.server.ts";
import { attributionOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isParticularConsent } from "../consent/consent.ts";
import { isDelivered, isOwnLead, withMerged } from "./own-leads.server.ts";

const maxShown = 100;

/**
 * What members see of a lead of their business: the person, requests, consents, and the business's notes,
 * including merged leads. Null if the lead isn't theirs.
 */
export async function findOwnLead(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadOwnLeads(actor));
  const { query } = platform.database;
  const [row] = await query
    .select({
      id: leads.id,
      customerId: leads.customerId,
      doNotContact: isDoNotContact(leads.customerId),
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      email: leads.email,
      address: leads.address,
      status: leads.status,
      lostReason: leads.lostReason,
      source: leads.source,
      estimateSentAt: leads.estimateSentAt,
      createdAt: leads.createdAt,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(and(eq(leads.id, leadId), isOwnLead(actor.contractorId)));
  if (!row) return null;
  const [enquiries, notes] = await Promise.all([
    listDelivered(platform, leadId),
    query
      .select({
        id: leadNotes.id,
        memberName: leadNotes.memberName,
        text: leadNotes.text,
        createdAt: leadNotes.createdAt,
      })
      .from(leadNotes)
      .where(inArray(leadNotes.leadId, withMerged(query, leadId)))
      .orderBy(desc(leadNotes.createdAt), desc(leadNotes.id))
      .limit(maxShown),
  ]);
  const latest = enquiries[0];
  const attribution = latest && (await attributionOf(query, "enquiry", latest.id));
  const { estimateSentAt, ...lead } = row;
  const stage = stageOf({ status: lead.status, estimateSentAt });
  const declined = await listOptedOutChannels(query, platform, actor.contractorId, lead);
  return {
    lead: { ...lead, stage },
    enquiries,
    notes: notes.toReversed(),
    attribution: attribution ?? null,
    declined: declined.map(({ channel }) => channel),
  };
}

export type FoundOwnLead = NonNullable<Awaited<ReturnType<typeof findOwnLead>>>;

/** Every request this business received from the person, latest first, with its consents. */
async function listDelivered({ database: { query } }: Platform, leadId: string) {
  const enquiries = await query
    .select({
      id: leadEnquiries.id,
      need: leadEnquiries.need,
      zipCode: leadEnquiries.zipCode,
      urgency: leadEnquiries.urgency,
      createdAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .where(and(inArray(leadEnquiries.leadId, withMerged(query, leadId)), isDelivered))
    .orderBy(desc(leadEnquiries.createdAt), desc(leadEnquiries.id))
    .limit(maxShown);
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  const consents = await query
    .select({
      enquiryId: consentRecords.enquiryId,
      kind: consentRecords.kind,
      phone: consentRecords.phone,
      wording: consentRecords.wording,
      wordingVersion: consentRecords.wordingVersion,
      recordedBy: consentRecords.userAgent,
    })
    .from(consentRecords)
    .where(inArray(consentRecords.enquiryId, ids));
  return enquiries.map((enquiry) => ({
    ...enquiry,
    consents: consents
      .filter(({ enquiryId }) => enquiryId === enquiry.id)
      .map(({ kind, phone, wording, wordingVersion, recordedBy }) => ({
        kind,
        phone,
        // Checked boxes use our standard text, which isn't shown.
        byHand: isParticularConsent(wordingVersion) ? { wording, recordedBy } : null,
      })),
  }));
}
