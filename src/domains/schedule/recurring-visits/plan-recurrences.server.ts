import { and, asc, eq, gte, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type BusinessCalendar, findClosure, isFree } from "~/domains/availability/index.ts";
import {
  daysOfRepeat,
  type Repeat,
  repeatColumns,
} from "~/domains/schedule/recurrences/read-recurrence.server.ts";
import { horizonDays } from "~/domains/schedule/recurrences/recurrences.ts";
import { visitMoved } from "~/domains/schedule/schedule.events.ts";
import { planRecurringVisits } from "~/domains/schedule/schedule.jobs.server.ts";
import type { VisitTime } from "~/domains/schedule/schedule.schema.ts";
import {
  type Recurrence,
  recurrenceCollisions,
  recurrences,
  visits,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import {
  type Booking,
  insertVisit,
  lockCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { notOnTheWay } from "~/domains/schedule/visits/change-visit.server.ts";
import { reminderTimeFor, timesOf } from "~/domains/schedule/visits/visit-clock.ts";
import {
  type Actor,
  addDays,
  authorize,
  dayOf,
  isSkipped,
  isSystem,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Maximum recurring jobs per run, and appointments per transaction. */
const maxPerRun = 1_000;
const maxPerTransaction = 60;

/**
 * Extends recurring jobs to the horizon, independently, those planned least far first: a failure
 * doesn't stop the others. If there is more than one run's work, another run follows.
 */
export async function planRecurrences(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { database, clock, log } = platform;
  const now = clock.now().toISOString();
  await database.query
    .delete(recurrenceCollisions)
    .where(lt(recurrenceCollisions.startsAt, sql`${now}::timestamptz - interval '30 days'`));
  const horizon = addDays(now.slice(0, 10), horizonDays);
  const failed: string[] = [];
  for (let planned = 0; planned < maxPerRun; ) {
    const due = await database.query
      .select({ id: recurrences.id })
      .from(recurrences)
      .where(
        and(
          isNull(recurrences.stoppedAt),
          lt(recurrences.plannedTo, horizon),
          or(isNull(recurrences.lastDay), lt(recurrences.plannedTo, sql`${recurrences.lastDay}`)),
          failed.length > 0 ? notInArray(recurrences.id, failed) : undefined,
        ),
      )
      .orderBy(asc(recurrences.plannedTo), asc(recurrences.id))
      .limit(100);
    if (due.length === 0) return;
    for (const { id } of due) {
      const isExtended = await extendRecurrence(platform, id).catch((error) => {
        log.error("recurring job planning failed", { error });
        return false;
      });
      if (!isExtended) failed.push(id);
    }
    planned += due.length;
  }
  await inTransaction(platform, async (work) => work.enqueue(planRecurringVisits, {}));
}

/** @returns whether it got further; a job that can't is left out for the rest of the run */
function extendRecurrence(platform: Platform, recurrenceId: string): Promise<boolean> {
  return inTransaction(platform, async (work) => {
    const [recurrence] = await work.tx
      .select()
      .from(recurrences)
      .where(and(eq(recurrences.id, recurrenceId), isNull(recurrences.stoppedAt)))
      .for(...lockRows(recurrences));
    if (!recurrence) return true;
    const { contractorId, plannedTo } = recurrence;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    const { to } = await planVisitsInTransaction(work, recurrence, zone);
    return to > plannedTo;
  });
}

/** A recurring job's times on a day: always the same by the business's clock (`schedule.clock`). */
export const timesOfDay = (day: LocalDay, recurrence: Recurrence, zone: string): VisitTimes =>
  timesOf(
    {
      date: day,
      time: recurrence.startMinutes,
      duration_minutes: recurrence.durationMinutes,
      travel_minutes: recurrence.travelMinutes,
    },
    zone,
  );

type NewRecurrence = Pick<Recurrence, "contractorId" | "workOrderId" | "crewId"> & {
  /** Of its first appointment, which already exists. */
  time: VisitTime;
  repeat: Repeat;
  /** The recurring job that it continues, whose price it has. */
  priced?: Pick<Recurrence, "priceCents" | "hasOwnPrice"> | undefined;
};

/** Inserts a recurring job, planned up to its first day. */
export async function insertRecurrence(
  { tx, now }: UnitOfWork,
  { time, repeat, priced, ...ofJob }: NewRecurrence,
): Promise<Recurrence> {
  const [recurrence] = await tx
    .insert(recurrences)
    .values({
      ...ofJob,
      ...repeatColumns(repeat),
      priceCents: priced?.priceCents ?? null,
      hasOwnPrice: priced?.hasOwnPrice ?? false,
      startMinutes: time.time,
      durationMinutes: time.duration_minutes,
      travelMinutes: time.travel_minutes,
      windowMinutes: time.window_minutes,
      plannedTo: repeat.firstDay,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!recurrence) throw new Error("Recurring job not saved");
  return recurrence;
}

/** An upcoming appointment that a change of its recurring job moves, rather than deletes. */
export type Reused = Pick<typeof visits.$inferSelect, "id" | "state" | "version">;

/**
 * Generates a recurring job's visits, within the caller's transaction, which has locked the job: up
 * to the horizon, or as many as one transaction should insert. Records a collision if the crew is
 * busy or off, on a holiday the business takes off, or if the clocks skip the time. A day that
 * already has an appointment of this job, also a canceled one, gets no other.
 * @param reuse by day: appointments to move there, which aren't booked at the moment; ended ones
 *   only take the day
 * @returns the last day planned, and whether that's as far as the job is planned ahead
 */
export async function planVisitsInTransaction(
  work: UnitOfWork,
  recurrence: Recurrence,
  zone: string,
  reuse: ReadonlyMap<LocalDay, Reused> = new Map(),
): Promise<{ to: LocalDay; isComplete: boolean; unused: Reused[] }> {
  const { tx, now } = work;
  const { id: recurrenceId, contractorId, workOrderId, lastDay, windowMinutes } = recurrence;
  const horizon = addDays(dayOf(now, zone), horizonDays);
  const end = lastDay && lastDay < horizon ? lastDay : horizon;
  const { plannedTo } = recurrence;
  const unused = new Map([...reuse.values()].map((visit) => [visit.id, visit]));
  if (end <= plannedTo) return { to: plannedTo, isComplete: true, unused: [...unused.values()] };
  const limit = Math.max(maxPerTransaction, reuse.size) + 1;
  const next = daysOfRepeat(recurrence, { from: addDays(plannedTo, 1), to: end, limit });
  const isComplete = next.length < limit;
  const planned = isComplete ? next : next.slice(0, -1);
  const to = isComplete ? end : (planned.at(-1) ?? end);
  const takenDays = await findTakenDays(work, recurrenceId, addDays(plannedTo, 1));
  const days = planned
    .filter((day) => !takenDays.has(day))
    .map((day) => ({ day, times: timesOfDay(day, recurrence, zone) }))
    .filter(({ times }) => times.startsAt > now);
  const crewId = await lockCrew(work, contractorId, recurrence.crewId);
  const calendar = await readCalendar(work, recurrence, days, zone);
  const busy = [...(calendar.crews.find((crew) => crew.crewId === crewId)?.busy ?? [])];
  const [job] = await tx
    .select({ leadId: workOrders.leadId })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  const collided = [];
  let isBooked = false;
  for (const { day, times } of days) {
    const own = { recurrenceId, recurrenceDay: day };
    const reused = reuse.get(day);
    if (reused && reused.state !== "booked") {
      await tx.update(visits).set(own).where(eq(visits.id, reused.id));
      unused.delete(reused.id);
      continue;
    }
    const isSkippedTime = isSkipped(zone, day, recurrence.startMinutes);
    const isOpen =
      crewId && !isSkippedTime && isFree(times, busy) && !findClosure(calendar, crewId, times);
    if (!isOpen) {
      collided.push({ contractorId, recurrenceId, day, startsAt: times.startsAt, createdAt: now });
      continue;
    }
    const leadId = job?.leadId ?? null;
    const booking = { contractorId, workOrderId, crewId, leadId, windowMinutes, times, zone };
    if (reused) {
      await moveGenerated(work, reused, { ...booking, recurrence: own });
      unused.delete(reused.id);
    } else {
      await insertVisit(work, { ...booking, recurrence: own });
    }
    busy.push(times);
    isBooked = true;
  }
  if (collided.length > 0) {
    await tx.insert(recurrenceCollisions).values(collided).onConflictDoNothing();
  }
  if (isBooked) {
    // The job of a yearly appointment ended with the last one.
    const isOver = and(eq(workOrders.id, workOrderId), ne(workOrders.status, "open"));
    await tx.update(workOrders).set({ status: "open", updatedAt: now }).where(isOver);
  }
  await tx
    .update(recurrences)
    .set({ plannedTo: to, updatedAt: now })
    .where(eq(recurrences.id, recurrenceId));
  return { to, isComplete, unused: [...unused.values()] };
}

/** The days from this one on that have an appointment of the job, in any state. */
async function findTakenDays({ tx }: UnitOfWork, recurrenceId: string, from: LocalDay) {
  const rows = await tx
    .select({ day: visits.recurrenceDay })
    .from(visits)
    .where(and(eq(visits.recurrenceId, recurrenceId), gte(visits.recurrenceDay, from)));
  return new Set(rows.map(({ day }) => day));
}

/** Books an appointment at another time; the customer is notified of the first one that moved. */
async function moveGenerated(
  { tx, now, record }: UnitOfWork,
  { id: visitId, version }: Reused,
  { contractorId, leadId, crewId, windowMinutes, times, zone, recurrence }: Booking,
): Promise<void> {
  const remindAt = reminderTimeFor(times.startsAt, zone, now);
  const next = { crewId, windowMinutes, ...times, ...recurrence, remindAt, ...notOnTheWay };
  await tx
    .update(visits)
    .set({ ...next, state: "booked", version: version + 1, updatedAt: now })
    .where(eq(visits.id, visitId));
  const event = { visitId, contractorId, leadId, arrivalChanged: false, isFollowing: true };
  record(visitMoved, event);
}

/** The availability on these days. No one else can book the crew while its row is locked. */
async function readCalendar(
  { tx }: UnitOfWork,
  { contractorId }: Recurrence,
  days: readonly { times: VisitTimes }[],
  zone: string,
): Promise<BusinessCalendar> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { zone, hours: null, crews: [] };
  const span = { from: first.times.leavesAt, until: last.times.endsAt, defaultZone: zone };
  return calendarFor(await readPlan(tx, contractorId, span), null);
}
