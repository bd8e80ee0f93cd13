import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Attribution } from "~/features/attribution/attribution.ts";
import { recordAttribution } from "~/features/attribution/record-attribution.server.ts";
import type { BusinessPage } from "~/features/business-pages/business-pages.ts";
import { isSamePerson } from "~/features/people/same-person.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { prepareOnce } from "~/platform/database/hot-path/prepare-once.server.ts";
import {
  hashBody,
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { consentWording, consentWordingVersion } from "../consent/consent.ts";
import { leadCaptured, leadQuarantined } from "../leads.events.ts";
import { canSendLead } from "../leads.policy.ts";
import type { LeadRequest } from "../leads.schema.ts";
import {
  consentRecords,
  leadContact,
  leadEnquiries,
  leadEvents,
  leads,
} from "../leads.tables.server.ts";
import { consentKinds } from "../leads.ts";
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

export type CapturedLead = { ok: true; leadId: string; enquiryId: string; repeated: boolean };

type Lead = typeof leads.$inferSelect;

/** The same words from the same person within this many minutes are one request, sent twice. */
const sameRequestMinutes = 15;

/**
 * Takes in a homeowner's request: the lead, the enquiry, the consents, where it came from, and what
 * others react to, in one transaction (`leads.exclusive`). The same person asking again joins the earlier lead; the same
 * request sent twice makes one enquiry (`leads.one-person`), and an API client's key counts once
 * (`requests.key-counts-once`).
 * @returns the ids of the lead and of the enquiry, and whether this very request had been taken in
 * before; only the enquiry's is the sender's to know (rule `leads.own-id`)
 */
export async function captureLead(
  platform: Platform,
  actor: Actor,
  capture: CaptureLead,
): Promise<CapturedLead | KeyReused> {
  authorize(canSendLead(actor));
  const { page, requestKey, request: body } = capture;
  const key = requestKey && `${page.id}:${requestKey}`;
  const once = { scope: "lead", key, body, repeat: findCaptured };
  return inTransactionOnce(platform, once, async (work, remember): Promise<CapturedLead> => {
    const suspicion = suspicionOf(capture.request, capture.evidence, work.now);
    const opened = await openLead(work, capture, suspicion !== null);
    const known = opened ? null : await lockLead(work, capture);
    const lead = opened ?? known;
    if (!lead) throw new Error("The lead was removed while its person asked again");

    const bodyHash = hashBody(body);
    if (known) {
      const earlier = await findSameRequest(work, known, bodyHash);
      if (earlier) {
        remember(earlier.id);
        return { ok: true, leadId: known.id, enquiryId: earlier.id, repeated: true };
      }
      await joinLead(work, known, suspicion !== null);
    }
    const enquiryId = newId();
    remember(enquiryId);
    work.insertAtCommit(leadEnquiries, [
      {
        id: enquiryId,
        leadId: lead.id,
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
    return { ok: true, leadId: lead.id, enquiryId, repeated: false };
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
  bodyHash: string,
): Promise<{ id: string } | null> {
  const since = new Date(now.getTime() - sameRequestMinutes * 60 * 1000);
  const [enquiry] = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.leadId, lead.id),
        eq(leadEnquiries.bodyHash, bodyHash),
        gt(leadEnquiries.createdAt, since),
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

/** The enquiry that was made of a request which came before. */
async function findCaptured({ tx }: UnitOfWork, enquiryId: string): Promise<CapturedLead> {
  const [enquiry] = await tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.id, enquiryId));
  if (!enquiry) throw new Error("The enquiry was removed while its request came again");
  return { ok: true, leadId: enquiry.leadId, enquiryId, repeated: true };
}
