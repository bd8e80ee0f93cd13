import { and, eq, sql } from "drizzle-orm";
import { findOwnCustomerId } from "~/domains/customers/index.server.ts";
import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { isOwnLead, leads } from "~/domains/leads/index.server.ts";
import {
  canRepeatLines,
  findLinesPrice,
  listExtrasToBook,
  notOnePrice,
  pricedByLines,
} from "~/domains/schedule/jobs/read-price-source.server.ts";
import { readRepeat } from "~/domains/schedule/recurrences/read-recurrence.server.ts";
import {
  changeSeriesPrice,
  changeVisitPrice,
  lockSeries,
} from "~/domains/schedule/recurrences/series-prices.server.ts";
import {
  insertRecurrence,
  planVisitsInTransaction,
} from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { planRecurringVisits } from "~/domains/schedule/schedule.jobs.server.ts";
import { canBookVisits } from "~/domains/schedule/schedule.policy.ts";
import type { NewJob, NewVisit } from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { KeyReused } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransactionOnceUnlessRefused } from "~/platform/transaction-unless-refused.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import {
  bookVisitInTransaction,
  lockCrew,
  withCrewConflictCheck,
} from "./book-visit-in-transaction.server.ts";
import { changeJob, changeVisitNotes, createJob } from "./change-job.server.ts";
import { describeClosure } from "./describe-closure.server.ts";
import { findJobOfRequest } from "./find-customer-and-job.server.ts";
import { timesOf, validateTime } from "./visit-clock.ts";

/**
 * Books a job's first visit and, if it recurs, further ones up to the horizon. Days on which the
 * crew is busy are reported as collisions.
 */
export async function bookJob(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewJob; requestKey: string | null },
): Promise<VisitBooked> {
  authorize(canBookVisits(actor));
  const parsed = readRepeat(request, request.date);
  if (!parsed.ok) return parsed;
  const repeat = parsed.value;
  if (!repeat) return bookVisit(platform, actor, { request, requestKey });
  // A recurring job is always a new job.
  const ownJobRequest = { ...request, work_order_id: request.work_order_id ?? ("new" as const) };
  return bookVisit(platform, actor, {
    request: ownJobRequest,
    requestKey,
    alongside: async (work, { visitId, workOrderId, crewId, zone }) => {
      const { contractorId } = actor;
      const ofJob = { contractorId, workOrderId, crewId };
      const recurrence = await insertRecurrence(work, { ...ofJob, time: request, repeat });
      const own = { recurrenceId: recurrence.id, recurrenceDay: repeat.firstDay };
      await work.tx.update(visits).set(own).where(eq(visits.id, visitId));
      if (ownJobRequest.work_order_id !== "new") {
        const follows = await followsLines(work.tx, workOrderId, request.value);
        if (!follows) await changeSeriesPrice(work, recurrence, request.value);
      }
      const { isComplete } = await planVisitsInTransaction(work, recurrence, zone);
      if (!isComplete) work.enqueue(planRecurringVisits, {});
    },
  });
}

type VisitBooked = Result<
  { visitId: string },
  Refused<"not_found"> | Invalid | TooMany | KeyReused
>;

type Booked = {
  request: NewVisit;
  requestKey: string | null;
  /** Inserts rows that exist exactly if the visit does. */
  alongside?: (
    work: UnitOfWork,
    made: {
      visitId: string;
      workOrderId: string;
      crewId: string;
      leadId: string | null;
      zone: string;
    },
  ) => Promise<void>;
};

/**
 * Creates a job and its first visit, for a lead or any other customer, or books a visit of an
 * existing job (`schedule.book`). For a lead it reuses the request's job unless a new one is
 * chosen. Submitting twice books once. Limited per business and day. If the crew is busy, the error
 * says where it is; if it doesn't work then, `book_anyway` confirms it.
 * A refused booking creates nothing, such as the first crew.
 */
export async function bookVisit(
  platform: Platform,
  actor: Actor,
  { request, requestKey, alongside }: Booked,
): Promise<VisitBooked> {
  authorize(canBookVisits(actor));
  const { contractorId } = actor;
  const { settings, database, limits } = platform;
  // Rate limited, since each booking can message any phone number or email address.
  const { waitSeconds } = await limits.use("visit_booking", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const problem = validateTime(request.date, request.time, zone);
  if (problem) return invalid({ time: problem });
  const times = timesOf(request, zone);
  const once = {
    scope: `book-visit:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, visitId: string) => ({ ok: true, visitId }) as const,
  };
  const slot = { contractorId, crewId: request.crew_id, times, zone };
  return withCrewConflictCheck(platform, slot, () =>
    inTransactionOnceUnlessRefused<VisitBooked>(platform, once, async (work, remember) => {
      const subject = await findAbout(work, contractorId, request);
      if (!subject) return { ok: false, code: "not_found" };
      const { leadId, workOrderId: existingJobId } = subject;
      if (existingJobId) await lockSeries(work, contractorId, { jobId: existingJobId });
      const crewId = await lockCrew(work, contractorId, request.crew_id);
      if (!crewId) return invalid({ crew_id: "Choose a crew" });
      const closed = request.book_anyway
        ? null
        : await describeClosure(work.tx, { contractorId, crewId, times, zone }, work.now);
      if (closed) return invalid({ book_anyway: closed });
      const isOneTime = alongside === undefined;
      const extras =
        isOneTime && existingJobId ? await listExtrasToBook(work.tx, existingJobId) : [];
      const saved = await saveJob(work, contractorId, subject, request, {
        isOneTime: isOneTime && extras.length === 0,
      });
      if (!saved.ok) return saved;
      const { workOrderId } = saved;
      if (!isOneTime && existingJobId) {
        const follows = await followsLines(work.tx, existingJobId, request.value);
        if (follows && !(await canRepeatLines(work.tx, existingJobId))) {
          return invalid({ value: notOnePrice });
        }
      }
      const windowMinutes = request.window_minutes;
      const booking = { contractorId, workOrderId, crewId, leadId, windowMinutes, times, zone };
      const visitId = await bookVisitInTransaction(work, { ...booking, memberId: actor.id });
      if (request.notes) await changeVisitNotes(work, visitId, request.notes);
      if (extras.length > 0) {
        // The extras have their own invoices: only another price is the appointment's.
        const prices = [null, ...extras, extras.reduce((sum, cents) => sum + cents, 0)];
        const isTheirs = prices.includes(request.value);
        await changeVisitPrice(work, visitId, isTheirs ? 0 : request.value);
      }
      await alongside?.(work, { visitId, workOrderId, crewId, leadId, zone });
      remember(visitId);
      return { ok: true, visitId };
    }),
  );
}

/** Whether appointments that repeat cost the total of the job's line items, including tax. */
async function followsLines(database: Reader, jobId: string, typedCents: number | null) {
  const linesCents = await findLinesPrice(database, jobId);
  return linesCents !== null && (typedCents === null || typedCents === linesCents);
}

type About = {
  workOrderId: string | null;
  leadId: string | null;
  /** Whether the job was found from the request rather than chosen: its fields stay unchanged. */
  isFound?: boolean;
};

/** The job and the lead that a visit is for; null if the business has none with these ids. */
async function findAbout(
  work: UnitOfWork,
  contractorId: string,
  { lead_id: leadId, work_order_id: workOrderId }: NewVisit,
): Promise<About | null> {
  if (workOrderId && workOrderId !== "new") {
    const [job] = await work.tx
      .select({ workOrderId: workOrders.id, leadId: workOrders.leadId })
      .from(workOrders)
      .where(and(eq(workOrders.id, workOrderId), eq(workOrders.contractorId, contractorId)));
    return job ?? null;
  }
  if (!leadId) return { workOrderId: null, leadId };
  if (!(await isOwnLeadOf(work, contractorId, leadId))) return null;
  if (workOrderId === "new") return { workOrderId: null, leadId };
  const job = await findJobOfRequest(work.tx, contractorId, leadId, work.now);
  return { workOrderId: job?.id ?? null, leadId, isFound: job !== null };
}

/**
 * Creates a visit's job, or updates an existing one with the typed values.
 * @param isOneTime whether the price is that of the job; else it's that of the visits
 */
async function saveJob(
  work: UnitOfWork,
  contractorId: string,
  { workOrderId, leadId, isFound }: About,
  request: NewVisit,
  { isOneTime }: { isOneTime: boolean },
): Promise<{ ok: true; workOrderId: string } | Invalid> {
  const job = {
    customerName: request.customer_name,
    phone: request.phone,
    phoneExtension: extensionOf(request),
    email: request.email,
    what: request.what,
    address: request.address,
    valueCents: request.value,
  };
  if (workOrderId) {
    // Same lock order as accepting an estimate: the follow-up, then the job.
    if (leadId) await lockLatestEnrollment(work, leadId);
    const [shown] = await work.tx
      .select({ valueCents: workOrders.valueCents })
      .from(workOrders)
      .where(eq(workOrders.id, workOrderId))
      .for(...lockRows(workOrders, "no key update"));
    const { valueCents, ...others } = job;
    const linesCents = await findLinesPrice(work.tx, workOrderId);
    const isPricedByLines = linesCents !== null;
    if (isPricedByLines && isOneTime && !isFound && valueCents !== null) {
      const isUnchanged = valueCents === linesCents || valueCents === shown?.valueCents;
      if (!isUnchanged) return invalid({ value: pricedByLines });
    }
    const isValue = isOneTime && !isPricedByLines;
    if (!isFound) await changeJob(work, workOrderId, isValue ? job : others);
    const changes = isFound
      ? { address: sql`coalesce(${workOrders.address}, ${job.address})` }
      : {};
    await work.tx
      .update(workOrders)
      .set({ ...changes, status: "open", updatedAt: work.now })
      .where(eq(workOrders.id, workOrderId));
    return { ok: true, workOrderId };
  }
  const customerId = await findOwnCustomerId(work.tx, contractorId, request.customer_id);
  const made = { contractorId, leadId, customerId, ...job };
  return { ok: true, workOrderId: await createJob(work, made) };
}

/** Whether a lead reached this business; quarantined ones haven't. */
export async function isOwnLeadOf(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  leadId: string,
): Promise<boolean> {
  const scope = and(eq(leads.id, leadId), isOwnLead(contractorId));
  const [lead] = await tx.select({ id: leads.id }).from(leads).where(scope);
  return lead !== undefined;
}
