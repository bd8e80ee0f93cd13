import { eq, sql } from "drizzle-orm";
import { lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { fillInAddress, leads } from "~/domains/leads/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { customerChangedVisit } from "~/domains/schedule/schedule.emails.server.ts";
import { visitOffers, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  bookVisitInTransaction,
  isCrewTaken,
  lockCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { changeJob, createJob } from "~/domains/schedule/visits/change-job.server.ts";
import {
  cancelVisitInTransaction,
  moveVisitInTransaction,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { findJobOfRequest } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findTermsCalendar, findVisitBookedSince, openLink } from "./visit-links.server.ts";
import { visitOfferText } from "./visit-offers.text.en.ts";
import { changeableUntil, listChoices, termsOf, timesFromStart } from "./visit-offers.ts";

/**
 * `changed_elsewhere`: someone else took the time; `already_done`: they have another visit now;
 * `not_possible`: it's too late.
 */
export type Picked = Result<
  { changed: boolean },
  Refused<"link_expired" | "changed_elsewhere" | "already_done" | "not_possible"> | Invalid
>;

type Pick = {
  startsAt: Date;
  /** Whether the customer was shown their current booking. */
  isMove?: boolean;
  /** The job's address as the customer typed it. */
  address?: string | null;
};

type Offer = typeof visitOffers.$inferSelect;
type Choice = "booked" | "moved" | "canceled";

/**
 * Books a time the customer picked from an offer, or moves their booked visit. If two people pick
 * the same time, the first gets it. Notifies the business. A customer who saw only the offer can't
 * move a visit booked since. Requires an address if none is known.
 */
export async function pickTime(
  platform: Platform,
  token: string,
  { startsAt, isMove = false, address = null }: Pick,
): Promise<Picked> {
  try {
    return await inTransaction(platform, async (work): Promise<Picked> => {
      const link = await openLink(platform, work.tx, token, true);
      if (!link) return { ok: false, code: "link_expired" };
      const { contractorId, offer } = link;
      const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
      // Lock order for schedule changes: the crew, then the visit.
      const crewId = await lockCrew(work, contractorId, termsOf(link).crewId);
      const visit = link.visit ? await lockVisit(work, contractorId, link.visit.id) : null;
      if (link.visit && !visit) return { ok: false, code: "link_expired" };
      if (visit?.state === "booked" && visit.startsAt.getTime() === startsAt.getTime()) {
        return { ok: true, changed: false };
      }
      if (visit && link.isOther && !isMove) return { ok: false, code: "already_done" };
      if (visit && (visit.state !== "booked" || changeableUntil(visit.startsAt) <= work.now)) {
        return { ok: false, code: "not_possible" };
      }
      if (visit && visit.crewId !== crewId) return { ok: false, code: "changed_elsewhere" };
      if (!visit && !address && !link.address) {
        return invalid({ address: visitOfferText.addressThenTime });
      }
      const terms = termsOf({ offer, visit });
      const calendar = await findTermsCalendar(platform, work.tx, contractorId, terms, work.now);
      const choices = listChoices(terms, calendar, work.now);
      const isFree = choices.some((choice) => choice.getTime() === startsAt.getTime());
      if (!crewId || !isFree) return { ok: false, code: "changed_elsewhere" };
      const times = timesFromStart(startsAt, terms);
      if (visit) {
        const { windowMinutes } = terms;
        await moveVisitInTransaction(work, visit, { crewId, windowMinutes, ...times }, zone);
        await notifyOfChoice(work, visit, "moved", startsAt);
      } else if (offer) {
        const booked = await book(work, offer, { crewId, times, zone });
        if (!booked) return { ok: false, code: "already_done" };
        await recordAddress(work, booked, address);
        await notifyOfChoice(work, { ...offer, id: booked.visitId }, "booked", startsAt);
      }
      return { ok: true, changed: true };
    });
  } catch (error) {
    if (isCrewTaken(error)) return { ok: false, code: "changed_elsewhere" };
    throw error;
  }
}

/** Saves the address for a visit the business booked without one. */
export async function submitAddress(
  platform: Platform,
  token: string,
  address: string | null,
): Promise<Picked> {
  if (!address) return invalid({ address: visitOfferText.addressMissing });
  return inTransaction(platform, async (work): Promise<Picked> => {
    const link = await openLink(platform, work.tx, token, true);
    if (!link?.visit) return { ok: false, code: "link_expired" };
    const visit = await lockVisit(work, link.contractorId, link.visit.id);
    if (!visit) return { ok: false, code: "link_expired" };
    if (visit.state !== "booked") return { ok: false, code: "not_possible" };
    // A known address is never replaced through the link.
    if (link.address) return { ok: true, changed: false };
    await recordAddress(work, visit, address);
    return { ok: true, changed: true };
  });
}

/** Saves a customer's address on the job, and on their lead if it has none. */
async function recordAddress(
  work: UnitOfWork,
  { workOrderId, leadId }: { workOrderId: string; leadId: string | null },
  address: string | null,
): Promise<void> {
  if (!address) return;
  await changeJob(work, workOrderId, { address });
  if (leadId) await fillInAddress(work, leadId, address);
}

/** Cancels the customer's visit, up to `changeLimitHours` before. Notifies the business. */
export async function cancelPickedVisit(platform: Platform, token: string): Promise<Picked> {
  return inTransaction(platform, async (work): Promise<Picked> => {
    const link = await openLink(platform, work.tx, token, true);
    if (!link?.visit) return { ok: false, code: "link_expired" };
    const visit = await lockVisit(work, link.contractorId, link.visit.id);
    if (!visit) return { ok: false, code: "link_expired" };
    if (visit.state === "booked" && changeableUntil(visit.startsAt) <= work.now) {
      return { ok: false, code: "not_possible" };
    }
    const canceled = await cancelVisitInTransaction(work, visit, { by: "customer" });
    if (canceled.ok && canceled.changed)
      await notifyOfChoice(work, visit, "canceled", visit.startsAt);
    return canceled;
  });
}

/** @returns the visit, its job, and its lead; null if something else was booked concurrently */
async function book(
  work: UnitOfWork,
  offer: Offer,
  when: { crewId: string; times: ReturnType<typeof timesFromStart>; zone: string },
): Promise<{ visitId: string; workOrderId: string; leadId: string } | null> {
  const { tx, now } = work;
  const { contractorId, windowMinutes } = offer;
  const [lead] = await tx.select().from(leads).where(eq(leads.id, offer.leadId));
  if (!lead) throw new Error("The offer’s lead no longer exists");
  // The lead may have been merged since.
  const leadId = lead.mergedInto ?? lead.id;
  // Booking a visit of the lead takes this lock, so concurrent bookings are visible from here on.
  await lockLatestEnrollment(work, leadId);
  if (await findVisitBookedSince(tx, offer)) return null;
  const workOrderId = await jobOf(work, offer, { ...lead, id: leadId });
  const booking = { contractorId, workOrderId, leadId, windowMinutes, ...when };
  const visitId = await bookVisitInTransaction(work, booking);
  await tx.update(visitOffers).set({ visitId, pickedAt: now }).where(eq(visitOffers.id, offer.id));
  return { visitId, workOrderId, leadId };
}

/** The job of the lead's latest request, or a new one. @returns its id */
async function jobOf(
  work: UnitOfWork,
  { contractorId, what, address }: Offer,
  lead: typeof leads.$inferSelect,
): Promise<string> {
  const { id: leadId, name: customerName, phone, phoneExtension, email } = lead;
  const { tx, now } = work;
  const job = await findJobOfRequest(tx, contractorId, leadId, now);
  if (job) {
    const set = { address: sql`coalesce(${workOrders.address}, ${address})`, updatedAt: now };
    await tx
      .update(workOrders)
      .set({ ...set, status: "open" })
      .where(eq(workOrders.id, job.id));
    return job.id;
  }
  const person = { customerName, phone, phoneExtension, email };
  return createJob(work, { contractorId, leadId, what, address, ...person, valueCents: null });
}

type Chosen = { id: string; contractorId: string; leadId: string | null };

/** Emails the business what its customer chose. */
export async function notifyOfChoice(
  work: UnitOfWork,
  visit: Chosen,
  choice: Choice,
  startsAt: Date,
): Promise<void> {
  const { id: visitId, contractorId, leadId } = visit;
  const [account] = await work.tx
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return;
  await queueEmail(work, customerChangedVisit, {
    to: account.email,
    cause: `visit-chosen:${visitId}:${choice}:${work.now.toISOString()}`,
    subjectId: leadId ?? visitId,
    contractorId,
    params: { visitId, choice, startsAt: startsAt.toISOString() },
  });
}
