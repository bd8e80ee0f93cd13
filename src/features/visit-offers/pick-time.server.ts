import { eq } from "drizzle-orm";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { lockLatest } from "~/features/follow-ups/lead/steer-follow-up.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { bookWithin, holdCrew } from "~/features/visits/book-within.server.ts";
import { isCrewTaken } from "~/features/visits/crew-is-taken.server.ts";
import { cancelWithin } from "~/features/visits/end-visit.server.ts";
import { lockVisit } from "~/features/visits/lock-visit.server.ts";
import { moveWithin } from "~/features/visits/move-visit.server.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { calendarOfTerms } from "./find-offer.server.ts";
import { bookedSince, openLink } from "./visit-link.server.ts";
import { customerChose } from "./visit-offers.emails.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { changeableUntil, choicesOf, termsOf, timesOfStart } from "./visit-offers.ts";

/**
 * `changed_elsewhere`: somebody else was quicker; `already_done`: they have another visit by now;
 * `not_possible`: it is too late for that.
 */
export type Picked = Result<
  { changed: boolean },
  Refused<"link_expired" | "changed_elsewhere" | "already_done" | "not_possible">
>;

type Offer = typeof visitOffers.$inferSelect;
type Choice = "booked" | "moved" | "canceled";

/**
 * Books the time that somebody picked of an offer, or moves what they picked or the business booked
 * (`schedule.pick`, `schedule.change-link`). Of two people who pick the same time one has it. The
 * business is told.
 * @param isMove whether they were shown what they have booked: who saw an offer alone moves nothing that
 * was booked since (`schedule.offer-closed`)
 */
export async function pickTime(
  platform: Platform,
  token: string,
  startsAt: Date,
  isMove = false,
): Promise<Picked> {
  try {
    return await inTransaction(platform, async (work): Promise<Picked> => {
      const link = await openLink(platform, work.tx, token, true);
      if (!link) return { ok: false, code: "link_expired" };
      const { contractorId, offer } = link;
      const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
      // In the order of all who change a schedule: the crew, then the visit.
      const crewId = await holdCrew(work, contractorId, termsOf(link).crewId);
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
      const terms = termsOf({ offer, visit });
      const calendar = await calendarOfTerms(platform, work.tx, contractorId, terms, work.now);
      const choices = choicesOf(terms, calendar, work.now);
      const isFree = choices.some((choice) => choice.getTime() === startsAt.getTime());
      if (!crewId || !isFree) return { ok: false, code: "changed_elsewhere" };
      const times = timesOfStart(startsAt, terms);
      if (visit) {
        const { windowMinutes } = terms;
        await moveWithin(work, visit, { crewId, windowMinutes, ...times }, zone);
        await tell(work, visit, "moved", startsAt);
      } else if (offer) {
        const visitId = await book(work, offer, { crewId, times, zone });
        if (!visitId) return { ok: false, code: "already_done" };
        await tell(work, { ...offer, id: visitId }, "booked", startsAt);
      }
      return { ok: true, changed: true };
    });
  } catch (error) {
    if (isCrewTaken(error)) return { ok: false, code: "changed_elsewhere" };
    throw error;
  }
}

/** Calls off what somebody picked or the business booked, until the limit (`schedule.pick-limit`). The business is told. */
export async function cancelPicked(platform: Platform, token: string): Promise<Picked> {
  return inTransaction(platform, async (work): Promise<Picked> => {
    const link = await openLink(platform, work.tx, token, true);
    if (!link?.visit) return { ok: false, code: "link_expired" };
    const visit = await lockVisit(work, link.contractorId, link.visit.id);
    if (!visit) return { ok: false, code: "link_expired" };
    if (visit.state === "booked" && changeableUntil(visit.startsAt) <= work.now) {
      return { ok: false, code: "not_possible" };
    }
    const canceled = await cancelWithin(work, visit, { by: "customer" });
    if (canceled.ok && canceled.changed) await tell(work, visit, "canceled", visit.startsAt);
    return canceled;
  });
}

/** @returns its id; null where they have been booked otherwise in this moment */
async function book(
  work: UnitOfWork,
  offer: Offer,
  when: { crewId: string; times: ReturnType<typeof timesOfStart>; zone: string },
): Promise<string | null> {
  const { tx, now } = work;
  const { contractorId, what, address, windowMinutes } = offer;
  const [lead] = await tx.select().from(leads).where(eq(leads.id, offer.leadId));
  if (!lead) throw new Error("An offer outlived its lead");
  // One that was merged since stands in another.
  const leadId = lead.mergedInto ?? lead.id;
  // Whoever books a visit of the lead holds this: what they booked is seen from here on.
  await lockLatest(work, leadId);
  if (await bookedSince(tx, offer)) return null;
  const workOrderId = newId();
  const { name: customerName, phone, email } = lead;
  const customer = { customerName, phone, email, createdAt: now, updatedAt: now };
  await tx
    .insert(workOrders)
    .values({ id: workOrderId, contractorId, leadId, what, address, ...customer });
  const booking = { contractorId, workOrderId, leadId, windowMinutes, ...when };
  const visitId = await bookWithin(work, booking);
  await tx.update(visitOffers).set({ visitId, pickedAt: now }).where(eq(visitOffers.id, offer.id));
  return visitId;
}

type Chosen = { id: string; contractorId: string; leadId: string | null };

/** Writes to the business's own address what its customer chose. */
async function tell(work: UnitOfWork, visit: Chosen, choice: Choice, startsAt: Date) {
  const { id: visitId, contractorId, leadId } = visit;
  const [account] = await work.tx
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return;
  await queueEmail(work, customerChose, {
    to: account.email,
    cause: `visit-chosen:${visitId}:${choice}:${work.now.toISOString()}`,
    subjectId: leadId ?? visitId,
    contractorId,
    params: { visitId, choice, startsAt: startsAt.toISOString() },
  });
}
