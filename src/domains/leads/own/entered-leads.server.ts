import { eq, inArray } from "drizzle-orm";
import { assignCustomers } from "~/domains/customers/index.server.ts";
import {
  consentRecords,
  leadEnquiries,
  leadEvents,
  leadNotes,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import type { LeadSource, LeadStatus, Urgency } from "~/domains/leads/leads.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadCustomers } from "../lead-customers.server.ts";
import { flagShared } from "../shared-leads.server.ts";

type Dated = Pick<UnitOfWork, "tx" | "now">;

/** A person whom their business enters as a lead: phone in E.164, email in lower case. */
export type EnteredLead = {
  contractorId: string;
  pageId: string;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  /** On one line. */
  address: string | null;
  source: LeadSource;
  status: LeadStatus;
  estimateSent: boolean;
  requestedAt: Date;
  /** The source's name in analytics, if it's final. */
  cameBy: string | null;
};

/**
 * Creates leads within the caller's transaction.
 * @returns each lead's id, or null if the page already has a lead for that person
 */
export async function createEnteredLeads(
  { tx, now }: Dated,
  entered: readonly EnteredLead[],
): Promise<(string | null)[]> {
  if (entered.length === 0) return [];
  const ids = entered.map(({ requestedAt }) => newId(requestedAt.getTime()));
  const rows = await flagShared(
    tx,
    entered.map(({ estimateSent, requestedAt, ...lead }) => ({
      ...lead,
      estimateSentAt: estimateSent ? requestedAt : null,
      createdAt: requestedAt,
      updatedAt: now,
    })),
  );
  const opened = await tx
    .insert(leads)
    .values(rows.map((row, index) => ({ ...row, id: ids[index] ?? newId() })))
    .onConflictDoNothing()
    .returning({ id: leads.id });
  const stored = new Set(opened.map(({ id }) => id));
  return ids.map((id) => (stored.has(id) ? id : null));
}

/** Takes a lead that the business itself added out of quarantine. */
export async function deliverEnteredLead({ tx, now }: Dated, leadId: string): Promise<void> {
  await tx.update(leads).set({ updatedAt: now, quarantined: false }).where(eq(leads.id, leadId));
}

/** A request that a business entered for a person. */
export type EnteredRequest = {
  id: string;
  leadId: string;
  /** Whether the lead was created for it. */
  isNew: boolean;
  need: string;
  zipCode: string | null;
  urgency: Urgency;
  source: LeadSource;
  requestedAt: Date;
};

type NewConsent = typeof consentRecords.$inferInsert;

/** Records entered requests, their customers, the consent to texts, and in each lead's history who entered it. */
export async function recordEnteredRequests(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  requests: readonly EnteredRequest[],
  { consents, by }: { consents: readonly NewConsent[]; by: string },
): Promise<void> {
  await tx.insert(leadEnquiries).values(
    requests.map(({ id, leadId, need, zipCode, urgency, requestedAt }) => ({
      id,
      leadId,
      bodyHash: hashBody({ enquiryId: id }),
      need,
      zipCode,
      urgency,
      createdAt: requestedAt,
    })),
  );
  const leadIds = requests.map(({ leadId }) => leadId);
  await assignCustomers({ tx, now, record }, leadCustomers, {
    only: inArray(leads.id, leadIds),
  });
  if (consents.length > 0) await tx.insert(consentRecords).values([...consents]);
  await tx.insert(leadEvents).values(
    requests.map(({ id: enquiryId, leadId, isNew, source }) => ({
      leadId,
      kind: isNew ? ("received" as const) : ("repeated" as const),
      details: { enquiryId, source, by },
      createdAt: now,
    })),
  );
}

type EnteredNote = Pick<
  typeof leadNotes.$inferInsert,
  "leadId" | "memberId" | "memberName" | "text"
>;

/** Adds notes to entered leads; longer ones are cut off. */
export async function addEnteredNotes(
  { tx, now }: Dated,
  notes: readonly EnteredNote[],
): Promise<void> {
  if (notes.length === 0) return;
  await tx.insert(leadNotes).values(
    notes.map((note) => ({
      ...note,
      text: note.text.slice(0, 4000).toWellFormed(),
      createdAt: now,
    })),
  );
}
