import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import {
  countPeople,
  findOnePerson,
  isSharedEmail,
  isSharedPhone,
} from "~/domains/shared/people/one-person.ts";
import { holdsContact } from "~/domains/shared/people/same-person.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { refuseInsideTransaction, type Transaction } from "~/platform/database/database.server.ts";
import { groupWhenBusy } from "~/platform/database/hot-path/group-when-busy.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import {
  hashBody,
  inTransactionOnce,
  type KeyReused,
  rememberAnswer,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { canSendLead } from "../leads.policy.ts";
import type { LeadRequest } from "../leads.schema.ts";
import { leadContact, leadEnquiries, leadEvents, leads } from "../leads.tables.server.ts";
import { findBusinessContacts, flagShared } from "../shared-leads.server.ts";
import type { CapturedLead, CaptureLead, JudgedLead } from "./capture.ts";
import { type AskingLead, recordEnquiry } from "./record-enquiry.server.ts";
import { suspicionOf } from "./suspicion.ts";

type Lead = typeof leads.$inferSelect;

/** The same words from the same person within this many minutes are one request, sent twice. */
const sameRequestMinutes = 15;

/**
 * Takes in a homeowner's request: the lead, the enquiry, the consents, where it came from, and what
 * others react to, in one transaction (`leads.exclusive`). The same person asking again joins the earlier lead; the same
 * request sent twice makes one enquiry (`leads.one-person`), and an API client's key counts once
 * (`requests.key-counts-once`). Requests that come faster than they are taken in share a transaction, and still
 * succeed or fail each by itself.
 * @returns the ids of the lead and of the enquiry, and whether this very request had been taken in
 * before; only the enquiry's is the sender's to know
 */
export async function captureLead(
  platform: Platform,
  actor: Actor,
  capture: CaptureLead,
): Promise<CapturedLead | KeyReused> {
  authorize(canSendLead(actor));
  refuseInsideTransaction("captureLead");
  const suspicion = suspicionOf(capture.request, capture.evidence, platform.clock.now());
  return captureInTurn(platform, { ...capture, suspicion });
}

const captureInTurn = groupWhenBusy({ alone: captureAlone, together: captureTogether });

async function captureAlone(
  platform: Platform,
  capture: JudgedLead,
): Promise<CapturedLead | KeyReused> {
  const once = { ...keyOf(capture), repeat: findCaptured };
  return inTransactionOnce(platform, once, async (work, remember): Promise<CapturedLead> => {
    const [opened] = await openLeads(work, [capture]);
    const known = opened ? null : await lockLead(work, capture);
    const lead = opened ?? known ?? (await openApart(work, capture));

    if (known) {
      const earlier = await findSameRequest(work, known, hashBody(capture.request));
      if (earlier) {
        remember(earlier.id);
        return { ok: true, leadId: known.id, enquiryId: earlier.id, repeated: true };
      }
      await joinLead(work, known, capture);
    }
    const captured = recordEnquiry(work, capture, lead);
    remember(captured.enquiryId);
    return captured;
  });
}

/**
 * Takes in all who are new to their businesses. Should one of them not be acceptable to the database, it
 * is to fail by itself.
 * @returns null for whoever has to go alone
 */
async function captureTogether(
  platform: Platform,
  captures: readonly JudgedLead[],
): Promise<(CapturedLead | null)[]> {
  try {
    return await inTransaction(platform, async (work) => {
      // Sent now and not once it is awaited, so before what it holds for; both are answered together.
      const asked = work.tx.execute(waitBriefly).then(() => {});
      const [opened] = await Promise.all([openLeads(work, captures), asked]);
      return captures.map((capture, at) => {
        const lead = opened[at];
        if (!lead) return null;
        const captured = recordEnquiry(work, capture, lead);
        rememberAnswer(work, keyOf(capture), captured.enquiryId);
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
 * All of a group would wait where one of its persons is just being written down by somebody else, and
 * two groups for each other where they have two persons by number and address crosswise.
 */
const waitBriefly = sql`set local lock_timeout = '100ms'`;

function keyOf({ page, requestKey, request }: CaptureLead) {
  return { scope: "lead", key: requestKey && `${page.id}:${requestKey}`, body: request };
}

/**
 * Opens a lead for everybody who is new to the business; null for who is not. Requests of one person
 * that arrive at once take turns here, at the unique indexes.
 */
async function openLeads(
  { tx, now }: UnitOfWork,
  captures: readonly JudgedLead[],
): Promise<(AskingLead | null)[]> {
  const rows = captures.map((capture) => rowOf(capture, now));
  const opened = await tx
    .insert(leads)
    // In one order everywhere, so that of two processes with the same persons one waits for the other.
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

/** So many leads of one number, or of one address, are looked at. */
const maxCandidates = 50;

/**
 * The lead of a person who asked before, of all that hold their number or address. Until the transaction
 * ends, others who want it wait. Null where those leads are other people's (`people.shared`).
 */
async function lockLead(
  { tx }: UnitOfWork,
  { page, request }: CaptureLead,
): Promise<AskingLead | null> {
  const candidates = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.pageId, page.id), holdsContact(leadContact, [request])))
    // With the phone of one lead and the address of another, the phone decides.
    .orderBy(sql`${leads.phone} = ${request.phone} desc nulls last`, leads.createdAt, leads.id)
    .limit(maxCandidates);
  const one = await findOwn(tx, page, request, candidates);
  if (!one) return null;
  const [lead] = await tx
    .select()
    .from(leads)
    .where(eq(leads.id, one.id))
    .for(...lockRows(leads));
  if (!lead) throw new Error("The lead was removed while the customer sent another request");
  return { ...lead, isNew: false };
}

/** The lead of this person, of those that hold their number or address. */
async function findOwn(
  tx: Transaction,
  page: CaptureLead["page"],
  request: LeadRequest,
  candidates: readonly Lead[],
): Promise<Lead | null> {
  const isAlike = candidates.every(({ name }) => countPeople([name, request.name]) < 2);
  if (isAlike) return findOnePerson(candidates, request);
  const ours = await findBusinessContacts(tx, [request]);
  const ids = candidates.map(({ id }) => id);
  const asked = await tx
    .select({ name: sql<string>`${leadEvents.details}->>'name'` })
    .from(leadEvents)
    .where(and(inArray(leadEvents.leadId, ids), sql`${leadEvents.details} ? 'name'`))
    .limit(maxCandidates);
  const { phone, email } = request;
  const person = {
    ...request,
    phoneShared: phone !== null && (ours.phones.has(phone) || normalizePhone(page.phone) === phone),
    emailShared: email !== null && (ours.emails.has(email) || page.email?.toLowerCase() === email),
  };
  return findOnePerson(
    candidates,
    person,
    asked.map(({ name }) => name),
  );
}

/** A lead of their own for someone whose number or address others have, too (`people.shared`). */
async function openApart(work: UnitOfWork, capture: JudgedLead): Promise<AskingLead> {
  const [row] = await flagShared(work.tx, [rowOf(capture, work.now)]);
  if (!row) throw new Error("A lead is opened for each person");
  const [opened] = await work.tx
    .insert(leads)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: leads.id });
  if (opened) return { ...row, isNew: true };
  // The same person asked in this moment.
  const known = await lockLead(work, capture);
  if (!known) throw new Error("The lead was removed while the customer sent another request");
  return known;
}

async function findSameRequest(
  { tx, now }: UnitOfWork,
  lead: AskingLead,
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
async function joinLead(
  { tx, now }: UnitOfWork,
  lead: AskingLead,
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

/** The enquiry that was made of a request which came before. */
async function findCaptured({ tx }: UnitOfWork, enquiryId: string): Promise<CapturedLead> {
  const [enquiry] = await tx
    .select({ leadId: leadEnquiries.leadId })
    .from(leadEnquiries)
    .where(eq(leadEnquiries.id, enquiryId));
  if (!enquiry) throw new Error("The request was removed while the customer sent it again");
  return { ok: true, leadId: enquiry.leadId, enquiryId, repeated: true };
}
