import { createHash } from "node:crypto";
import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Attribution } from "~/features/attribution/attribution.ts";
import { recordAttribution } from "~/features/attribution/record-attribution.server.ts";
import type { BusinessPage } from "~/features/business-pages/business-pages.ts";
import { isSamePerson } from "~/features/people/same-person.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { prepareOnce } from "~/platform/database/prepare-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { consentWording, consentWordingVersion } from "./consent.ts";
import { leadCaptured, leadQuarantined } from "./leads.events.ts";
import { canSendLead } from "./leads.policy.ts";
import type { LeadRequest } from "./leads.schema.ts";
import {
  consentRecords,
  leadContact,
  leadEnquiries,
  leadEvents,
  leads,
} from "./leads.tables.server.ts";
import { consentKinds } from "./leads.ts";
import { type Evidence, suspicionOf } from "./suspicion.ts";

/** Where a request came from; kept only with a consent (`leads.consent`). */
export type Sender = { ipAddress: string; userAgent: string; pageUrl: string };

export type CaptureLead = {
  page: BusinessPage;
  request: LeadRequest;
  sender: Sender;
  evidence: Evidence;
  /** An API client's own key for this request, if it gave one. */
  requestKey: string | null;
  /** How the homeowner came to the page, as far as that is known. */
  attribution?: Attribution | null;
};

type Lead = typeof leads.$inferSelect;

/** The same words from the same person within this many minutes are one request, sent twice. */
const sameRequestMinutes = 15;

/**
 * Takes in a homeowner's request: the lead, the enquiry, the consents, where it came from, and what
 * others react to, in one transaction (`leads.exclusive`). The same person asking again joins the earlier lead; the same
 * request sent twice makes one enquiry (`leads.one-person`).
 * @returns the ids of the lead and of the enquiry, and whether this very request had been taken in
 * before; only the enquiry's is the sender's to know (rule `leads.own-id`)
 */
export async function captureLead(
  platform: Platform,
  actor: Actor,
  capture: CaptureLead,
): Promise<{ leadId: string; enquiryId: string; repeated: boolean }> {
  authorize(canSendLead(actor));
  return inTransaction(platform, async (work) => {
    const suspicion = suspicionOf(capture.request, capture.evidence, work.now);
    const opened = await openLead(work, capture, suspicion !== null);
    const known = opened ? null : await lockLead(work, capture);
    const lead = opened ?? known;
    if (!lead) throw new Error("The lead was removed while its person asked again");

    const bodyHash = hashOf(capture.request);
    if (known) {
      const earlier = await findSameRequest(work, known, capture.requestKey, bodyHash);
      if (earlier) return { leadId: known.id, enquiryId: earlier.id, repeated: true };
      await joinLead(work, known, suspicion !== null);
    }
    const enquiryId = newId();
    work.insertAtCommit(leadEnquiries, [
      {
        id: enquiryId,
        leadId: lead.id,
        requestKey: capture.requestKey && `${capture.page.id}:${capture.requestKey}`,
        bodyHash,
        need: capture.request.need,
        zipCode: capture.request.zip_code,
        urgency: capture.request.urgency,
        quarantineReason: suspicion,
        createdAt: work.now,
      },
    ]);
    recordConsents(work, capture, enquiryId);
    recordAttribution(work, "enquiry", enquiryId, capture.attribution);
    work.insertAtCommit(leadEvents, [
      {
        leadId: lead.id,
        kind: suspicion ? "quarantined" : known ? "repeated" : "received",
        details: { enquiryId, reason: suspicion },
        createdAt: work.now,
      },
    ]);
    if (suspicion) work.record(leadQuarantined, { leadId: lead.id, enquiryId });
    else {
      work.record(leadCaptured, {
        leadId: lead.id,
        enquiryIds: [enquiryId],
        pageId: capture.page.id,
        contractorId: known ? known.contractorId : capture.page.contractorId,
        askedAt: (known?.createdAt ?? work.now).toISOString(),
        isFirst: !known || known.quarantined,
      });
    }
    return { leadId: lead.id, enquiryId, repeated: false };
  });
}

/**
 * Opens a lead for a person who is new to the business; null when there is one already. Requests of
 * one person that arrive at once take turns here, at the unique indexes.
 */
async function openLead(
  { tx, now }: UnitOfWork,
  { page, request }: CaptureLead,
  quarantined: boolean,
): Promise<{ id: string } | null> {
  const [lead] = await prepareOnce(tx, insertLead).execute({
    id: newId(),
    pageId: page.id,
    contractorId: page.contractorId,
    name: request.name,
    phone: request.phone,
    email: request.email,
    quarantined,
    now,
  });
  return lead ?? null;
}

const insertLead = (tx: Transaction) =>
  tx
    .insert(leads)
    .values({
      id: sql.placeholder("id"),
      pageId: sql.placeholder("pageId"),
      contractorId: sql.placeholder("contractorId"),
      name: sql.placeholder("name"),
      phone: sql.placeholder("phone"),
      email: sql.placeholder("email"),
      quarantined: sql.placeholder("quarantined"),
      createdAt: sql.placeholder("now"),
      updatedAt: sql.placeholder("now"),
    })
    .onConflictDoNothing()
    .returning({ id: leads.id })
    .prepare("insert_lead");

/** The lead of a person who asked before. Until the transaction ends, others who want it wait. */
async function lockLead({ tx }: UnitOfWork, { page, request }: CaptureLead): Promise<Lead | null> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.pageId, page.id), isSamePerson(leadContact, [request])))
    // With the phone of one lead and the address of another, the phone decides.
    .orderBy(sql`${leads.phone} = ${request.phone} desc nulls last`)
    .limit(1)
    .for("update");
  return lead ?? null;
}

async function findSameRequest(
  { tx, now }: UnitOfWork,
  lead: Lead,
  requestKey: string | null,
  bodyHash: string,
): Promise<{ id: string } | null> {
  const since = new Date(now.getTime() - sameRequestMinutes * 60 * 1000);
  const [enquiry] = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.leadId, lead.id),
        or(
          and(eq(leadEnquiries.bodyHash, bodyHash), gt(leadEnquiries.createdAt, since)),
          requestKey ? eq(leadEnquiries.requestKey, `${lead.pageId}:${requestKey}`) : undefined,
        ),
      ),
    )
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  return enquiry ?? null;
}

/** A clean enquiry brings a lead that only had suspicious ones out of quarantine. */
async function joinLead({ tx, now }: UnitOfWork, lead: Lead, suspicious: boolean): Promise<void> {
  await tx
    .update(leads)
    .set({ updatedAt: now, quarantined: lead.quarantined && suspicious })
    .where(eq(leads.id, lead.id));
}

function recordConsents(work: UnitOfWork, capture: CaptureLead, enquiryId: string): void {
  const { page, request, sender } = capture;
  const given = consentKinds.filter((kind) => request[kind]);
  if (given.length === 0 || !request.phone) return;
  const phone = request.phone;
  work.insertAtCommit(
    consentRecords,
    given.map((kind) => ({
      enquiryId,
      kind,
      wording: consentWording(kind, page.businessName),
      wordingVersion: consentWordingVersion,
      businessName: page.businessName,
      name: request.name,
      phone,
      page: sender.pageUrl,
      ipAddress: sender.ipAddress,
      userAgent: sender.userAgent.slice(0, 500),
      createdAt: work.now,
    })),
  );
}

function hashOf(request: LeadRequest): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("hex");
}
