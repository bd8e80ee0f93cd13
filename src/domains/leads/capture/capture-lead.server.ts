import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { canSendLead } from "~/domains/leads/leads.policy.ts";
import type { LeadRequest } from "~/domains/leads/leads.schema.ts";
import {
  leadContact,
  leadEnquiries,
  leadEvents,
  leads,
} from "~/domains/leads/leads.tables.server.ts";
import { matchesContact } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  countPeople,
  findOnePerson,
  isSharedEmail,
  isSharedPhone,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { refuseInsideTransaction, type Transaction } from "~/platform/database/database.server.ts";
import { groupWhenBusy } from "~/platform/database/hot-path/group-when-busy.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import {
  hashBody,
  inTransactionOnce,
  type KeyReused,
  recordResponse,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { findBusinessContacts, flagShared } from "../shared-leads.server.ts";
import { type CapturedLead, type CaptureLead, detectSpam, type JudgedLead } from "./capture.ts";
import { type RequestingLead, recordEnquiry } from "./record-enquiry.server.ts";

type Lead = typeof leads.$inferSelect;

/** An identical request from the same person within this many minutes counts as a resend. */
const sameRequestMinutes = 15;

/**
 * Captures a homeowner's request in one transaction: the lead, the request, consents, attribution, and the
 * event (`leads.exclusive`). A returning person joins their existing lead, a resent request is saved once
 * (`people.same-person`), and an API client's key counts once (`requests.key-counts-once`). Under load,
 * requests share a transaction but still succeed or fail individually.
 * @returns the ids of the lead and the request, and whether this request was already captured. Only the
 * request id may be shown to the sender.
 */
export async function captureLead(
  platform: Platform,
  actor: Actor,
  capture: CaptureLead,
): Promise<CapturedLead | KeyReused> {
  authorize(canSendLead(actor));
  refuseInsideTransaction("captureLead");
  const suspicion = detectSpam(capture.request, capture.evidence, platform.clock.now());
  return captureGrouped(platform, { ...capture, suspicion });
}

const captureGrouped = groupWhenBusy({ runOne: captureOne, runGroup: captureBatch });

async function captureOne(
  platform: Platform,
  capture: JudgedLead,
): Promise<CapturedLead | KeyReused> {
  const once = { ...keyOf(capture), repeat: findCaptured };
  return inTransactionOnce(platform, once, async (work, remember): Promise<CapturedLead> => {
    const captured = await captureInTransaction(work, capture);
    remember(captured.enquiryId);
    return captured;
  });
}

/**
 * Captures a request within the caller's transaction, for a command that does more with it, such as
 * booking a time. The caller has checked it for spam.
 */
export async function captureInTransaction(
  work: UnitOfWork,
  capture: JudgedLead,
): Promise<CapturedLead> {
  const [opened] = await createLeads(work, [capture]);
  const existingLead = opened ? null : await lockLead(work, capture);
  const lead = opened ?? existingLead ?? (await createSeparateLead(work, capture));
  if (existingLead) {
    const earlier = await findSameRequest(work, existingLead, hashBody(capture.request));
    if (earlier)
      return { ok: true, leadId: existingLead.id, enquiryId: earlier.id, repeated: true };
    await joinLead(work, existingLead, capture);
  }
  return recordEnquiry(work, capture, lead);
}

/** The existing lead that a request is from, without locking it; null if they are new. */
export async function findLeadOfSender(
  { tx }: Pick<UnitOfWork, "tx">,
  { page, request }: Pick<CaptureLead, "page" | "request">,
): Promise<{ id: string; canonicalId: string } | null> {
  const candidates = await findCandidates(tx, page, request);
  const lead = await findOwn(tx, page, request, candidates);
  return lead && { id: lead.id, canonicalId: lead.mergedInto ?? lead.id };
}

/**
 * Captures the requests of new leads in one transaction. Retries each alone if the database rejects one.
 * @returns null for each request that must be captured alone
 */
async function captureBatch(
  platform: Platform,
  captures: readonly JudgedLead[],
): Promise<(CapturedLead | null)[]> {
  try {
    return await inTransaction(platform, async (work) => {
      // Starts before the insert it limits; both are awaited together.
      const limited = work.tx.execute(shortLockTimeout).then(() => {});
      const [opened] = await Promise.all([createLeads(work, captures), limited]);
      return captures.map((capture, index) => {
        const lead = opened[index];
        if (!lead) return null;
        const captured = recordEnquiry(work, capture, lead);
        recordResponse(work, keyOf(capture), captured.enquiryId);
        return captured;
      });
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    platform.log.warn("lead batch failed, saving one by one", { error });
    return captures.map(() => null);
  }
}

/**
 * Keeps a batch from waiting on a person who is being saved elsewhere, and two batches from deadlocking
 * when they hold the same people by phone and by email.
 */
const shortLockTimeout = sql`set local lock_timeout = '100ms'`;

function keyOf({ page, requestKey, request }: CaptureLead) {
  return { scope: "lead", key: requestKey && `${page.id}:${requestKey}`, body: request };
}

/**
 * Opens a lead for each person who is new to the page; null for the others. Concurrent requests from one
 * person are serialized by the unique indexes.
 */
async function createLeads(
  { tx, now }: UnitOfWork,
  captures: readonly JudgedLead[],
): Promise<(RequestingLead | null)[]> {
  const rows = captures.map((capture) => rowOf(capture, now));
  const opened = await tx
    .insert(leads)
    // Insert in a fixed order, so two processes with the same people wait instead of deadlocking.
    .values(rows.toSorted((a, b) => (personOf(a) < personOf(b) ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: leads.id });
  const ids = new Set(opened.map(({ id }) => id));
  return rows.map((row) => (ids.has(row.id) ? { ...row, isNew: true } : null));
}

function rowOf({ page, request, suspicion }: JudgedLead, now: Date) {
  const { name, phone, phone_extension: phoneExtension = null, email } = request;
  return {
    id: newId(),
    pageId: page.id,
    contractorId: page.contractorId,
    name,
    phone,
    phoneExtension,
    phoneShared: isSharedPhone(phone),
    email,
    emailShared: isSharedEmail(email),
    quarantined: suspicion !== null,
    createdAt: now,
    updatedAt: now,
  };
}

function personOf({ pageId, phone, email }: Pick<Lead, "pageId" | "phone" | "email">): string {
  return [pageId, phone, email].join(" ");
}

/** At most this many leads with one phone number or email are compared. */
const maxCandidates = 50;

/**
 * Finds and locks the existing lead of this person among all that share their phone number or email. Null
 * if those leads belong to other people (`people.shared`).
 */
async function lockLead(
  { tx }: UnitOfWork,
  { page, request }: CaptureLead,
): Promise<RequestingLead | null> {
  const candidates = await findCandidates(tx, page, request);
  const ownLead = await findOwn(tx, page, request, candidates);
  if (!ownLead) return null;
  const [lead] = await tx
    .select()
    .from(leads)
    .where(eq(leads.id, ownLead.id))
    .for(...lockRows(leads));
  if (!lead) throw new Error("The lead was removed while the customer sent another request");
  return { ...lead, isNew: false };
}

function findCandidates(
  tx: Transaction,
  page: CaptureLead["page"],
  request: LeadRequest,
): Promise<Lead[]> {
  return (
    tx
      .select()
      .from(leads)
      .where(and(eq(leads.pageId, page.id), matchesContact(leadContact, [request])))
      // If the phone matches one lead and the email another, the phone wins.
      .orderBy(sql`${leads.phone} = ${request.phone} desc nulls last`, leads.createdAt, leads.id)
      .limit(maxCandidates)
  );
}

/** The lead that belongs to this person, among those with their phone number or email. */
async function findOwn(
  tx: Transaction,
  page: CaptureLead["page"],
  request: LeadRequest,
  candidates: readonly Lead[],
): Promise<Lead | null> {
  const isAlike = candidates.every(({ name }) => countPeople([name, request.name]) < 2);
  if (isAlike) return findOnePerson(candidates, request);
  const ownContacts = await findBusinessContacts(tx, [request]);
  const ids = candidates.map(({ id }) => id);
  const earlierNames = await tx
    .select({ name: sql<string>`${leadEvents.details}->>'name'` })
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, ids), sql`${leadEvents.details} ? 'name'`))
    .limit(maxCandidates);
  const { phone, email } = request;
  const person = {
    ...request,
    phoneShared:
      phone !== null && (ownContacts.phones.has(phone) || normalizePhone(page.phone) === phone),
    emailShared:
      email !== null && (ownContacts.emails.has(email) || page.email?.toLowerCase() === email),
  };
  return findOnePerson(
    candidates,
    person,
    earlierNames.map(({ name }) => name),
  );
}

/** Opens a separate lead for someone whose phone number or email is shared with others (`people.shared`). */
async function createSeparateLead(work: UnitOfWork, capture: JudgedLead): Promise<RequestingLead> {
  const [row] = await flagShared(work.tx, [rowOf(capture, work.now)]);
  if (!row) throw new Error("No lead was opened for the person");
  const [opened] = await work.tx
    .insert(leads)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: leads.id });
  if (opened) return { ...row, isNew: true };
  // The same person sent a request at the same moment.
  const lead = await lockLead(work, capture);
  if (!lead) throw new Error("The lead was removed while the customer sent another request");
  return lead;
}

async function findSameRequest(
  { tx, now }: UnitOfWork,
  lead: RequestingLead,
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

/** Updates the lead. A clean request releases a lead that had only suspicious ones from quarantine. */
async function joinLead(
  { tx, now }: UnitOfWork,
  lead: RequestingLead,
  { suspicion, request }: JudgedLead,
): Promise<void> {
  const { phone, phone_extension: extension } = request;
  await tx
    .update(leads)
    .set({
      updatedAt: now,
      quarantined: lead.quarantined && suspicion !== null,
      ...(extension && phone === lead.phone ? { phoneExtension: extension } : {}),
    })
    .where(eq(leads.id, lead.id));
}

/** The enquiry saved for an earlier request with the same key. */
async function findCaptured({ tx }: UnitOfWork, enquiryId: string): Promise<CapturedLead> {
  const [enquiry] = await tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.id, enquiryId));
  if (!enquiry) throw new Error("The request was removed while the customer sent it again");
  return { ok: true, leadId: enquiry.leadId, enquiryId, repeated: true };
}
