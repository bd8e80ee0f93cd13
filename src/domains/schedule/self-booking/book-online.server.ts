import { and, eq, inArray, ne, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isServed } from "~/domains/availability/index.ts";
import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import {
  assignLeadCustomers,
  type CaptureLead,
  captureInTransaction,
  captureLead,
  detectSpam,
  fillInAddress,
  findLeadOfSender,
  leads,
  readEvidence,
  type Sender,
  withMerged,
} from "~/domains/leads/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookingHolds } from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import { notifyOfChoice } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import {
  bookVisitInTransaction,
  isCrewTaken,
  lockCrews,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { createJob } from "~/domains/schedule/visits/change-job.server.ts";
import { findJobOfRequest } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { placeOfZip } from "~/domains/shared/index.server.ts";
import { type Actor, type Attribution, addDays, authorize, dayOf } from "~/domains/shared/index.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { canBookOnline } from "../schedule.policy.ts";
import { holdTime } from "./holds.server.ts";
import { findOnlineTypes, readBookingCalendar } from "./online-booking.server.ts";
import { type BookingRequest, bookingSchema } from "./self-booking.schema.ts";
import { selfBookingText } from "./self-booking.text.en.ts";
import { listOpenings, type OnlineType } from "./self-booking.ts";

/** A new job that waits for its deposit. */
export type HeldJob = {
  workOrderId: string;
  leadId: string;
  contractorId: string;
  type: OnlineType;
  request: BookingRequest;
  address: string;
};

export type OnlineBooking = {
  page: BusinessPage;
  values: FormValues;
  sender: Sender;
  attribution: Attribution | null;
  requestKey: string | null;
  /**
   * Adds the deposit's invoice in the same transaction. Without it, types with a deposit can't be
   * booked.
   */
  addDeposit?: (work: UnitOfWork, job: HeldJob) => Promise<{ invoiceId: string }>;
};

/**
 * The outcome of a booking: an appointment; a time held until its deposit is paid; or only a
 * request, if staff have to review it first (`leads.spam-quarantined`).
 */
type Booked =
  | { kind: "booked"; visitId: string }
  | { kind: "held"; invoiceId: string }
  | { kind: "requested" };

/** `changed_elsewhere`: someone else got the time; `not_possible`: it can't be booked online. */
export type BookedOnline = Result<
  Booked,
  Refused<"changed_elsewhere" | "not_possible"> | Invalid | TooMany | KeyReused
>;

/**
 * Books a time for a homeowner (`schedule.self-booking`): the lead with its request and consents,
 * the customer and property, the job, and the appointment, in one transaction. Of two people who
 * choose one time, the first gets it. Submitting twice books once.
 */
export async function bookOnline(
  platform: Platform,
  actor: Actor,
  sent: OnlineBooking,
): Promise<BookedOnline> {
  authorize(canBookOnline(actor));
  const { page, values, sender, attribution, requestKey, addDeposit } = sent;
  const { contractorId } = page;
  const checked = check(bookingSchema, values);
  if (!checked.ok) return checked;
  const request = checked.value;
  const types = await findOnlineTypes(platform, platform.database.query, page);
  const type = types?.find(({ id }) => id === request.type_id);
  if (!contractorId || !type || (type.depositCents !== null && !addDeposit)) {
    return { ok: false, code: "not_possible" };
  }
  const place = { city: request.city, zipCode: request.zip_code };
  if (!isServed(type, place)) {
    const where = `${request.city} ${request.zip_code}`;
    return invalid({ zip_code: selfBookingText.notServed(type.name, where) });
  }
  const evidence = await readEvidence(platform, values, sender);
  if (!evidence.ok) return evidence;
  const bySender = await platform.limits.use("self_booking", `${contractorId} ${sender.ipAddress}`);
  if (bySender.waitSeconds > 0) return tooMany(bySender.waitSeconds);
  const address = addressLine(request, page);
  const capture: CaptureLead = {
    page,
    request: requestOf(request, type, platform.clock.now(), page),
    sender,
    evidence: evidence.evidence,
    requestKey: null,
    attribution,
  };
  if (detectSpam(capture.request, evidence.evidence, platform.clock.now())) {
    await captureLead(platform, actor, capture);
    return { ok: true, kind: "requested" };
  }
  // The team's own bookings have another limit, so strangers can't use it up.
  const dayLimit = await platform.limits.use("self_booking_day", contractorId);
  if (dayLimit.waitSeconds > 0) return tooMany(dayLimit.waitSeconds);
  const once = {
    scope: `book-online:${page.id}`,
    key: requestKey,
    body: request,
    repeat: findBooked,
  };
  try {
    return await inTransactionOnce<BookedOnline>(platform, once, async (work, remember) => {
      // Lock order: crews, follow-up, job, lead.
      await lockCrews(work, contractorId, type.crewIds);
      const startsAt = new Date(request.starts_at);
      const sentBy = await findLeadOfSender(work, capture);
      const earlier =
        sentBy && (await findBookedBefore(work, sentBy.canonicalId, { startsAt, type, request }));
      if (earlier) return { ok: true, kind: "booked", visitId: earlier };
      const calendar = await readBookingCalendar(platform, work.tx, {
        contractorId,
        service: page.service,
      });
      const openings = listOpenings(calendar, type, work.now);
      const opening = openings.find((opening) => opening.startsAt.getTime() === startsAt.getTime());
      if (!opening) return { ok: false, code: "changed_elsewhere" };
      const isHeld = type.depositCents !== null;
      const { leadId, workOrderId } = await openJob(work, {
        capture: { ...capture, isBooked: !isHeld },
        contractorId,
        type,
        address,
        sentBy,
      });
      if (isHeld && addDeposit) {
        const job = { workOrderId, leadId, contractorId, type, request, address };
        const { invoiceId } = await addDeposit(work, job);
        remember(await holdTime(work, { contractorId, workOrderId, invoiceId, opening }));
        return { ok: true, kind: "held", invoiceId };
      }
      const { crewId, startsAt: _, ...ends } = opening;
      const visitId = await bookVisitInTransaction(work, {
        contractorId,
        workOrderId,
        crewId,
        leadId,
        windowMinutes: 0,
        times: { startsAt, ...ends },
        zone: calendar.zone,
        isFollowUpLocked: true,
      });
      await notifyOfChoice(work, { id: visitId, contractorId, leadId }, "booked", startsAt);
      remember(visitId);
      return { ok: true, kind: "booked", visitId };
    });
  } catch (error) {
    if (isCrewTaken(error)) return { ok: false, code: "changed_elsewhere" };
    throw error;
  }
}

/** "12 Oak St, Austin, TX 78701". */
function addressLine({ street, city, zip_code }: BookingRequest, page: BusinessPage): string {
  const state = placeOfZip(zip_code)?.state ?? page.state;
  return `${street}, ${city}, ${state} ${zip_code}`;
}

/** A booking as a request, as if it came from the request form. */
function requestOf(
  request: BookingRequest,
  type: OnlineType,
  now: Date,
  page: BusinessPage,
): CaptureLead["request"] {
  const { name, phone, phone_extension, email, zip_code, informational_sms, marketing_sms } =
    request;
  const zone = placeOfZip(page.zipCode ?? zip_code)?.zones[0] ?? "UTC";
  const [today, day] = [dayOf(now, zone), dayOf(new Date(request.starts_at), zone)];
  const urgency = day <= today ? "today" : day <= addDays(today, 7) ? "this_week" : "this_month";
  const need = request.notes ? `${type.name}: ${request.notes}` : type.name;
  const person = { name, phone, phone_extension, email };
  return {
    ...person,
    need,
    zip_code,
    urgency,
    informational_sms,
    marketing_sms,
    marketing_voice: false,
  };
}

type NewRequest = {
  capture: CaptureLead;
  contractorId: string;
  type: OnlineType;
  address: string;
  /** Condition for leads from this person's earlier requests. */
  sentBy: { id: string; canonicalId: string } | null;
};

/**
 * Captures the request and opens its job. A job of the same work that is waiting for its first
 * appointment, such as that of an estimate, is used instead of a second one.
 */
async function openJob(
  work: UnitOfWork,
  { capture, contractorId, type, address, sentBy }: NewRequest,
): Promise<{ leadId: string; workOrderId: string }> {
  const { tx, now } = work;
  if (sentBy) await lockLatestEnrollment(work, sentBy.canonicalId);
  const waiting =
    sentBy &&
    (await findWaitingJob(work, contractorId, sentBy.canonicalId, {
      type,
      sender: capture.request,
    }));
  const captured = await captureInTransaction(work, { ...capture, suspicion: null });
  const [lead] = await tx.select().from(leads).where(eq(leads.id, captured.leadId));
  if (!lead) throw new Error("The lead of a booking wasn’t saved");
  const leadId = lead.mergedInto ?? lead.id;
  await fillInAddress(work, leadId, address);
  await assignLeadCustomers(work, [leadId]);
  if (waiting) {
    await tx
      .update(workOrders)
      .set({ address: sql`coalesce(${workOrders.address}, ${address})`, updatedAt: now })
      .where(eq(workOrders.id, waiting));
    return { leadId, workOrderId: waiting };
  }
  const { name: customerName, phone, phone_extension: extension, email } = capture.request;
  const person = { customerName, phone, phoneExtension: extension ?? null, email };
  const job = { contractorId, leadId, what: type.name, address, valueCents: null };
  return { leadId, workOrderId: await createJob(work, { ...job, ...person }) };
}

type Contact = { phone: string | null; email: string | null };

/**
 * Whether a job names exactly this phone and email. Anyone can type a phone number: alone, it must not
 * lead to the customer's appointment and address.
 */
const isOfSender = ({ phone, email }: Contact) =>
  phone && email ? and(eq(workOrders.phone, phone), eq(workOrders.email, email)) : sql`false`;

const asWords = (text: SQLWrapper) =>
  sql`trim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`;

/** Whether a job's title names this type: "AC tune-up, upstairs" is a "Tune-Up". */
const isSameWork = ({ name }: Pick<OnlineType, "name">): SQL =>
  sql`strpos(' ' || ${asWords(workOrders.what)} || ' ', ' ' || ${asWords(sql`${name}::text`)} || ' ') > 0`;

/** The open job of a lead's latest request for this work, if it has no appointment yet. */
async function findWaitingJob(
  { tx, now }: UnitOfWork,
  contractorId: string,
  leadId: string,
  { type, sender }: { type: OnlineType; sender: Contact },
): Promise<string | null> {
  const planned = tx
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, workOrders.id), ne(visits.state, "canceled")));
  const isWaiting = and(
    eq(workOrders.status, "open"),
    isSameWork(type),
    isOfSender(sender),
    notExists(planned),
  );
  const job = await findJobOfRequest(tx, contractorId, leadId, now, isWaiting);
  return job?.id ?? null;
}

/** Their existing appointment for this work at this time, such as one booked in another tab. */
async function findBookedBefore(
  { tx }: UnitOfWork,
  leadId: string,
  { startsAt, type, request }: { startsAt: Date; type: OnlineType; request: Contact },
): Promise<string | null> {
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(
      and(
        inArray(workOrders.leadId, withMerged(tx, leadId)),
        eq(visits.startsAt, startsAt),
        eq(visits.state, "booked"),
        isOfSender(request),
        isSameWork(type),
      ),
    )
    .limit(1);
  return visit?.id ?? null;
}

/** The result of an earlier click: an appointment or a held time. */
async function findBooked({ tx }: UnitOfWork, responseId: string): Promise<BookedOnline> {
  const [hold] = await tx
    .select({ invoiceId: bookingHolds.invoiceId })
    .from(bookingHolds)
    .where(eq(bookingHolds.id, responseId));
  if (hold) return { ok: true, kind: "held", invoiceId: hold.invoiceId };
  return { ok: true, kind: "booked", visitId: responseId };
}
