import type { EndReason } from "~/domains/follow-ups/index.ts";
import { leadDelivered, leadsEntered } from "~/domains/intake/intake.events.ts";
import { canReceiveLeads } from "~/domains/intake/intake.policy.ts";
import {
  type ConsentEvidence,
  sourceConsentVersion,
  sourceConsentWording,
  sourceFormConsentVersion,
} from "~/domains/leads/index.ts";
import { type Actor, authorize, businessPath, type Touch } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findOrCreateLead } from "./add-lead.server.ts";
import { choosePage } from "./choose-page.server.ts";
import {
  type ConsentOfSource,
  type LeadEntry,
  recordEntries,
  selectEntryPages,
} from "./enter-leads.server.ts";
import { type FieldMapping, readFields, type SentField } from "./read-fields.ts";
import type { LeadRow } from "./read-lead-rows.ts";
import { toLength } from "./read-person.ts";
import { readTextConsent, type TextConsent } from "./text-consent.ts";

/** A lead that a connected source sent. */
export type LeadFromSource = {
  contractorId: string;
  /** Labels and values, as the source names them. */
  fields: readonly SentField[];
  /** The fields that a member chose for the source's labels. */
  mapping: FieldMapping | null;
  /** The page that the business chose for the source; null if it chose none. */
  pageId: string | null;
  /** The source as analytics names it. */
  source: string;
  clickId: string | null;
  /** What proves a consent to texts; null if its leads get no texts. */
  consent: Omit<ConsentEvidence, "field"> | null;
  requestedAt: Date;
  /** Why it gets no automatic messages; null if it does. */
  quietReason: EndReason | null;
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
  const { contractorId, fields, mapping, pageId, consent, requestedAt, quietReason } = lead;
  const { row, matched } = readFields(fields, mapping);
  if (!row) return { ok: false, code: "no_contact" };
  const pages = await selectEntryPages(work.tx, contractorId);
  const city = matched.find(({ field, value }) => field === "city" && value !== "")?.value ?? null;
  const place = { zipCode: row.zipCode, city };
  const page = choosePage(pages, { service: row.service, place, chosenId: pageId });
  if (!page) return { ok: false, code: "no_page" };
  const said = readTextConsent(fields, page.businessName);
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
    requestedAt,
    agreedHow: null,
    consentOfSource: row.phone && consent ? consentOf(said, lead.source, consent) : null,
    textsRefused: said.state === "refused" ? describeRefusal(said.field) : null,
    touch: touchOf(lead, businessPath(page), requestedAt),
  };
  const { leadId, isNew } = await findOrCreateLead(work, { contractorId }, entry);
  const enquiryId = newId(requestedAt.getTime());
  await recordEntries(work, actor, [{ leadId, entry, isNew, enquiryId }], quietReason);
  const askedAt = requestedAt.toISOString();
  const target = { leadId, enquiryIds: [enquiryId], pageId: page.id, contractorId };
  work.record(leadDelivered, { ...target, askedAt, isFirst: isNew });
  work.record(leadsEntered, { contractorId, count: 1, leadId: isNew ? leadId : null });
  return { ok: true, leadId, enquiryId, isNew, row };
}

/** The consent that comes with a lead: the form's own text, else that they gave the source their number. */
function consentOf(
  said: TextConsent,
  source: string,
  evidence: Omit<ConsentEvidence, "field">,
): ConsentOfSource | null {
  if (said.state === "refused") return null;
  const field = said.state === "given" ? said.field : null;
  const wording = said.state === "given" ? said.wording : null;
  return {
    wording: wording ?? sourceConsentWording(source),
    wordingVersion: wording === null ? sourceConsentVersion : sourceFormConsentVersion,
    isWritten: said.state === "given" && said.isWritten,
    source,
    evidence: { ...evidence, field },
  };
}

/** "SMS consent: No" */
const describeRefusal = ({ label, value }: SentField) =>
  `${toLength(label, 300)}: ${toLength(value.trim(), 300) || "not checked"}`;

const touchOf = ({ source, clickId }: LeadFromSource, landingPath: string, at: Date): Touch => ({
  campaign: { utm_source: source, ...(clickId ? { gclid: clickId } : {}) },
  referrerHost: null,
  landingPath,
  at,
});
