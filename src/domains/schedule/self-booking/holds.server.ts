import { and, eq, ne } from "drizzle-orm";
import { isFree, type Opening } from "~/domains/availability/index.ts";
import { canonicalLeadId, leads } from "~/domains/leads/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { holdMinutes } from "~/domains/schedule/schedule.ts";
import { notifyOfChoice } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import {
  bookVisitInTransaction,
  lockCrews,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { readBookingCalendar } from "./online-booking.server.ts";
import { bookingHolds } from "./self-booking.tables.server.ts";

// A time held while its deposit is paid. Only a live hold blocks its time: `held` and not expired.
//
//   new      -> held      a customer books a type with a deposit (holdTime)
//   held     -> booked    the deposit is paid, and the crew is open (bookHeldTime)
//   held     -> released  it expired unpaid (releaseHeldTime)
//   held     -> lost      it was paid, but the business booked the crew in the meantime (bookHeldTime)
//   released -> booked    it was paid late, and the crew is still open (bookHeldTime)
//   released -> lost      it was paid late, and the time is gone (bookHeldTime)

export type Hold = typeof bookingHolds.$inferSelect;

type NewHold = { contractorId: string; workOrderId: string; invoiceId: string; opening: Opening };

/** Holds an open time; the caller has locked the crews. @returns the hold's ID */
export async function holdTime(
  { tx, now }: UnitOfWork,
  { opening, ...hold }: NewHold,
): Promise<string> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
  const row = { id, ...hold, ...opening, expiresAt, releaseAt: expiresAt };
  await tx.insert(bookingHolds).values({ ...row, createdAt: now, updatedAt: now });
  return id;
}

/** The hold whose deposit this invoice bills; null if the invoice isn't a booking deposit. */
export async function findHold(database: Reader, invoiceId: string): Promise<Hold | null> {
  const [hold] = await database
    .select()
    .from(bookingHolds)
    .where(eq(bookingHolds.invoiceId, invoiceId));
  return hold ?? null;
}

/** Locks a hold and its crew, the crew first. */
async function lockHold(work: UnitOfWork, unlocked: Hold): Promise<Hold | null> {
  await lockCrews(work, unlocked.contractorId, [unlocked.crewId]);
  const [hold] = await work.tx
    .select()
    .from(bookingHolds)
    .where(eq(bookingHolds.id, unlocked.id))
    .for(...lockRows(bookingHolds));
  return hold ?? null;
}

/**
 * Books the time of a hold whose deposit was paid.
 * @returns the hold if someone else got the time, and null if it's booked or was settled before
 */
export async function bookHeldTime(
  platform: Platform,
  work: UnitOfWork,
  invoiceId: string,
): Promise<Hold | null> {
  const { tx, now } = work;
  const unlocked = await findHold(tx, invoiceId);
  const hold = unlocked && (await lockHold(work, unlocked));
  if (!hold || hold.state === "booked" || hold.state === "lost") return null;
  const { contractorId, workOrderId, crewId, leavesAt, startsAt, endsAt } = hold;
  const settle = (state: "booked" | "lost", visitId: string | null) =>
    tx
      .update(bookingHolds)
      .set({ state, visitId, releaseAt: null, updatedAt: now })
      .where(eq(bookingHolds.id, hold.id));
  const target = { contractorId, service: null };
  const calendar = await readBookingCalendar(platform, tx, target, hold.id);
  const crew = calendar.crews.find((crew) => crew.crewId === crewId);
  if (!crew || startsAt <= now || !isFree({ leavesAt, endsAt }, crew.busy)) {
    await settle("lost", null);
    return hold;
  }
  const [job] = await tx
    .select({ leadId: canonicalLeadId })
    .from(workOrders)
    .leftJoin(leads, eq(leads.id, workOrders.leadId))
    .where(eq(workOrders.id, workOrderId));
  const leadId = job?.leadId ?? null;
  const times = { leavesAt, startsAt, endsAt };
  const booking = { contractorId, workOrderId, crewId, leadId, windowMinutes: 0, times };
  const visitId = await bookVisitInTransaction(work, { ...booking, zone: calendar.zone });
  await tx
    .update(workOrders)
    .set({ status: "open", updatedAt: now })
    .where(eq(workOrders.id, workOrderId));
  await settle("booked", visitId);
  await notifyOfChoice(work, { id: visitId, contractorId, leadId }, "booked", startsAt);
  return null;
}

/**
 * Releases a hold that expired unpaid, and cancels its job unless something else was booked for it.
 * @returns the hold; null if it isn't live anymore
 */
export async function releaseHeldTime(work: UnitOfWork, holdId: string): Promise<Hold | null> {
  const { tx, now } = work;
  const [unlocked] = await tx.select().from(bookingHolds).where(eq(bookingHolds.id, holdId));
  const hold = unlocked && (await lockHold(work, unlocked));
  if (hold?.state !== "held" || hold.expiresAt > now) return null;
  await tx
    .update(bookingHolds)
    .set({ state: "released", releaseAt: null, updatedAt: now })
    .where(eq(bookingHolds.id, hold.id));
  const { workOrderId } = hold;
  const [planned] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.workOrderId, workOrderId), ne(visits.state, "canceled")))
    .limit(1);
  const [otherHold] = await tx
    .select({ id: bookingHolds.id })
    .from(bookingHolds)
    .where(and(eq(bookingHolds.workOrderId, workOrderId), eq(bookingHolds.state, "held")))
    .limit(1);
  if (!planned && !otherHold) {
    await tx
      .update(workOrders)
      .set({ status: "canceled", updatedAt: now })
      // Not one that existed before, such as an estimate's.
      .where(and(eq(workOrders.id, workOrderId), eq(workOrders.createdAt, hold.createdAt)));
  }
  return hold;
}
