import { eq } from "drizzle-orm";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
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
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { busyOf } from "./find-offer.server.ts";
import { customerChose } from "./visit-offers.emails.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";
import { changeableUntil, choicesOf, timesOfStart } from "./visit-offers.ts";

/** `changed_elsewhere`: somebody else was quicker; `not_possible`: it is too late for that. */
export type Picked = Result<
  { changed: boolean },
  Refused<"link_expired" | "changed_elsewhere" | "not_possible">
>;

type Offer = typeof visitOffers.$inferSelect;
type Choice = "booked" | "moved" | "canceled";

/**
 * Books the time that somebody picked of an offer, or moves what they picked before
 * (`schedule.pick`). Of two people who pick the same time one has it. The business is told.
 */
export async function pickTime(platform: Platform, token: string, startsAt: Date): Promise<Picked> {
  try {
    return await inTransaction(platform, async (work): Promise<Picked> => {
      const offer = await lockOffer(work, token);
      if (!offer) return { ok: false, code: "link_expired" };
      const zone = await findBusinessZone(work.tx, offer.contractorId, platform.settings.timeZone);
      const crewId = await holdCrew(work, offer.contractorId, offer.crewId);
      const visit = offer.visitId ? await lockVisit(work, offer.contractorId, offer.visitId) : null;
      if (visit?.state === "booked" && visit.startsAt.getTime() === startsAt.getTime()) {
        return { ok: true, changed: false };
      }
      if (visit && (visit.state !== "booked" || changeableUntil(visit.startsAt) <= work.now)) {
        return { ok: false, code: "not_possible" };
      }
      const busy = await busyOf(work.tx, offer, work.now);
      const choices = choicesOf(offer.starts, offer, busy, { now: work.now, zone });
      const isFree = choices.some((choice) => choice.getTime() === startsAt.getTime());
      if (!crewId || !isFree) return { ok: false, code: "changed_elsewhere" };
      const times = timesOfStart(startsAt, offer);
      const { windowMinutes } = offer;
      if (visit) await moveWithin(work, visit, { crewId, windowMinutes, ...times }, zone);
      else await book(work, offer, { crewId, times, zone });
      await tell(work, offer, visit ? "moved" : "booked", startsAt);
      return { ok: true, changed: true };
    });
  } catch (error) {
    if (isCrewTaken(error)) return { ok: false, code: "changed_elsewhere" };
    throw error;
  }
}

/** Calls off what somebody picked, until the limit (`schedule.pick-limit`). The business is told. */
export async function cancelPicked(platform: Platform, token: string): Promise<Picked> {
  return inTransaction(platform, async (work): Promise<Picked> => {
    const offer = await lockOffer(work, token);
    if (!offer?.visitId) return { ok: false, code: "link_expired" };
    const visit = await lockVisit(work, offer.contractorId, offer.visitId);
    if (!visit) return { ok: false, code: "link_expired" };
    if (visit.state === "booked" && changeableUntil(visit.startsAt) <= work.now) {
      return { ok: false, code: "not_possible" };
    }
    const canceled = await cancelWithin(work, visit, "customer");
    if (canceled.ok && canceled.changed) await tell(work, offer, "canceled", visit.startsAt);
    return canceled;
  });
}

async function lockOffer({ tx, now }: UnitOfWork, token: string): Promise<Offer | null> {
  const [offer] = await tx
    .select()
    .from(visitOffers)
    .where(eq(visitOffers.tokenHash, hashToken(token)))
    .for("update");
  return offer && (offer.visitId || offer.expiresAt > now) ? offer : null;
}

async function book(
  work: UnitOfWork,
  offer: Offer,
  when: { crewId: string; times: ReturnType<typeof timesOfStart>; zone: string },
): Promise<void> {
  const { tx, now } = work;
  const { contractorId, what, address, windowMinutes } = offer;
  const [lead] = await tx.select().from(leads).where(eq(leads.id, offer.leadId));
  if (!lead) throw new Error("An offer outlived its lead");
  // One that was merged since stands in another.
  const leadId = lead.mergedInto ?? lead.id;
  const workOrderId = newId();
  const { name: customerName, phone, email } = lead;
  const customer = { customerName, phone, email, createdAt: now, updatedAt: now };
  await tx
    .insert(workOrders)
    .values({ id: workOrderId, contractorId, leadId, what, address, ...customer });
  const booking = { contractorId, workOrderId, leadId, windowMinutes, ...when };
  const visitId = await bookWithin(work, booking);
  await tx.update(visitOffers).set({ visitId, pickedAt: now }).where(eq(visitOffers.id, offer.id));
}

/** Writes to the business's own address what its customer chose. */
async function tell(work: UnitOfWork, offer: Offer, choice: Choice, startsAt: Date) {
  const { contractorId, leadId } = offer;
  const [account] = await work.tx
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return;
  await queueEmail(work, customerChose, {
    to: account.email,
    cause: `visit-offer:${offer.id}:${choice}:${work.now.toISOString()}`,
    subjectId: leadId,
    contractorId,
    params: { offerId: offer.id, choice, startsAt: startsAt.toISOString() },
  });
}
