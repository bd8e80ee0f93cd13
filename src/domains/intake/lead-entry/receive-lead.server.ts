import { leadDelivered, leadsEntered } from "~/domains/intake/intake.events.ts";
import { canReceiveLeads } from "~/domains/intake/intake.policy.ts";
import { type Actor, authorize, businessPath, type Touch } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findOrCreateLead } from "./add-lead.server.ts";
import { type LeadEntry, recordEntries, selectEntryPages } from "./enter-leads.server.ts";
import { type FieldMapping, readFields, type SentField } from "./read-fields.ts";
import type { LeadRow } from "./read-lead-rows.ts";

/** A lead that a connected source sent. */
export type LeadFromSource = {
  contractorId: string;
  /** Labels and values, as the source names them. */
  fields: readonly SentField[];
  /** The fields that a member chose for the source's labels. */
  mapping: FieldMapping | null;
  /** The page it belongs to if it names no service; null for the business's first. */
  pageId: string | null;
  /** The source as analytics names it. */
  source: string;
  clickId: string | null;
  /** Null if its leads get no texts. */
  consent: { wording: string; wordingVersion: string } | null;
  followsUp: boolean;
};

/** What was read from the fields. */
export type SentLead = Pick<LeadRow, "name" | "phone" | "email" | "need" | "zipCode" | "service">;

export type LeadReceived =
  | { ok: true; leadId: string; enquiryId: string; isNew: boolean; row: SentLead }
  | { ok: false; code: "no_contact" | "no_page" };

/**
 * Creates the lead of a delivery, or adds the request to the person's lead (`people.same-person`):
 * with the request, its consent, its source, and the follow-up. Fields without a place of their own
 * are part of the request.
 */
export async function receiveLead(
  work: UnitOfWork,
  actor: Actor,
  lead: LeadFromSource,
): Promise<LeadReceived> {
  authorize(canReceiveLeads(actor));
  const { contractorId, fields, mapping, pageId, consent, followsUp } = lead;
  const { row } = readFields(fields, mapping);
  if (!row) return { ok: false, code: "no_contact" };
  const pages = await selectEntryPages(work.tx, contractorId);
  const page =
    pages.find(({ service }) => service === row.service) ??
    pages.find(({ id }) => id === pageId) ??
    pages[0];
  if (!page) return { ok: false, code: "no_page" };
  const entry: LeadEntry = {
    page,
    name: row.name,
    phone: row.phone,
    phoneExtension: row.phoneExtension,
    email: row.email,
    need: [row.need ?? `Sent by ${lead.source}.`, ...row.details].join("\n").slice(0, 4000),
    zipCode: row.zipCode,
    urgency: "this_week",
    source: "elsewhere",
    status: "new",
    estimateSent: false,
    requestedAt: work.now,
    agreedHow: null,
    consentOfSource: row.phone && consent ? { ...consent, source: lead.source } : null,
    touch: touchOf(lead, businessPath(page), work.now),
  };
  const { leadId, isNew } = await findOrCreateLead(work, { contractorId }, entry);
  const enquiryId = newId(work.now.getTime());
  await recordEntries(work, actor, [{ leadId, entry, isNew, enquiryId }], followsUp);
  const askedAt = work.now.toISOString();
  const target = { leadId, enquiryIds: [enquiryId], pageId: page.id, contractorId };
  work.record(leadDelivered, { ...target, askedAt, isFirst: isNew });
  work.record(leadsEntered, { contractorId, count: 1, leadId: isNew ? leadId : null });
  return { ok: true, leadId, enquiryId, isNew, row };
}

const touchOf = ({ source, clickId }: LeadFromSource, landingPath: string, at: Date): Touch => ({
  campaign: { utm_source: source, ...(clickId ? { gclid: clickId } : {}) },
  referrerHost: null,
  landingPath,
  at,
});
