import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import {
  type BusinessCalendar,
  findClosure,
  isFree,
  maxVisitMinutes,
} from "~/domains/availability/index.ts";
import { horizonDays } from "~/domains/schedule/recurrences/recurrences.ts";
import {
  type Recurrence,
  recurrenceCollisions,
  recurrences,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import {
  insertVisit,
  lockCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { timesOf } from "~/domains/schedule/visits/visit-clock.ts";
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
import { recurrenceDays } from "~/platform/calendar/calendar.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Extends all recurring jobs to the horizon, independently: a failure doesn't stop the others. */
export async function planRecurrences(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { database, clock, log } = platform;
  const now = clock.now().toISOString();
  await database.query
    .delete(recurrenceCollisions)
    .where(lt(recurrenceCollisions.startsAt, sql`${now}::timestamptz - interval '30 days'`));
  const horizon = addDays(now.slice(0, 10), horizonDays);
  const due = streamRows((after, limit) =>
    database.query
      .select({ id: recurrences.id })
      .from(recurrences)
      .where(
        and(
          isNull(recurrences.stoppedAt),
          lt(recurrences.plannedTo, horizon),
          or(isNull(recurrences.lastDay), lt(recurrences.plannedTo, sql`${recurrences.lastDay}`)),
          after ? gt(recurrences.id, after) : undefined,
        ),
      )
      .orderBy(asc(recurrences.id))
      .limit(limit),
  );
  for await (const { id } of due) {
    await extendRecurrence(platform, id).catch((error) =>
      log.error("recurring job planning failed", { error }),
    );
  }
}

function extendRecurrence(platform: Platform, recurrenceId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const [recurrence] = await work.tx
      .select()
      .from(recurrences)
      .where(and(eq(recurrences.id, recurrenceId), isNull(recurrences.stoppedAt)))
      .for(...lockRows(recurrences));
    if (!recurrence) return;
    const { contractorId } = recurrence;
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    await planVisitsInTransaction(work, recurrence, zone);
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

/**
 * Generates a recurring job's visits up to the horizon, within the caller's transaction, which has
 * locked the job. Records a collision if the crew is busy or off, on a holiday the business takes
 * off, or if the clocks skip the time.
 */
export async function planVisitsInTransaction(
  work: UnitOfWork,
  recurrence: Recurrence,
  zone: string,
): Promise<void> {
  const { tx, now } = work;
  const { id: recurrenceId, contractorId, workOrderId, lastDay, windowMinutes } = recurrence;
  const horizon = addDays(dayOf(now, zone), horizonDays);
  const to = lastDay && lastDay < horizon ? lastDay : horizon;
  if (to <= recurrence.plannedTo) return;
  const from = addDays(recurrence.plannedTo, 1);
  const days = recurrenceDays(recurrence.rule, { first: recurrence.firstDay, from, to })
    .map((day) => ({ day, times: timesOfDay(day, recurrence, zone) }))
    .filter(({ times }) => times.startsAt > now);
  const crewId = await lockCrew(work, contractorId, recurrence.crewId);
  const calendar = await readCalendar(work, recurrence, days, zone);
  const busy = [...(calendar.crews.find((one) => one.crewId === crewId)?.busy ?? [])];
  const [job] = await tx
    .select({ leadId: workOrders.leadId })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  const collided = [];
  for (const { day, times } of days) {
    const isSkippedTime = isSkipped(zone, day, recurrence.startMinutes);
    const isOpen =
      crewId && !isSkippedTime && isFree(times, busy) && !findClosure(calendar, crewId, times);
    if (!isOpen) {
      collided.push({ contractorId, recurrenceId, day, startsAt: times.startsAt, createdAt: now });
      continue;
    }
    const leadId = job?.leadId ?? null;
    const own = { recurrenceId, recurrenceDay: day };
    const booking = { contractorId, workOrderId, crewId, leadId, windowMinutes, times, zone };
    await insertVisit(work, { ...booking, recurrence: own });
    busy.push(times);
  }
  if (collided.length > 0) {
    await tx.insert(recurrenceCollisions).values(collided).onConflictDoNothing();
  }
  await tx
    .update(recurrences)
    .set({ plannedTo: to, updatedAt: now })
    .where(eq(recurrences.id, recurrenceId));
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
  // A crew may leave for a later appointment before the last one ends.
  const until = new Date(last.times.endsAt.getTime() + maxVisitMinutes * 60_000);
  const span = { from: first.times.leavesAt, until, defaultZone: zone };
  return calendarFor(await readPlan(tx, contractorId, span), null);
}
