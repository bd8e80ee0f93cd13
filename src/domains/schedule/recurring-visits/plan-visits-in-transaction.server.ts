import { and, asc, eq, gt, lt } from "drizzle-orm";
import {
  type Recurrence,
  recurrenceCollisions,
  recurrences,
} from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { horizonDays } from "~/domains/schedule/recurrences/recurrences.ts";
import {
  insertVisit,
  lockCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { timesOf } from "~/domains/schedule/visits/visit-clock.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/visits.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { addDays, dayOf, isSkipped, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { recurrenceDays } from "~/platform/calendar/recurrence-days.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

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
 * locked the job. Records a collision if the crew is busy or the clocks skip the time.
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
  const busy = await findBusyTimes(work, recurrence.crewId, days);
  const [job] = await tx
    .select({ leadId: workOrders.leadId })
    .from(workOrders)
    .where(eq(workOrders.id, workOrderId));
  const collided = [];
  for (const { day, times } of days) {
    const isTaken = busy.some((one) => one.leavesAt < times.endsAt && times.leavesAt < one.endsAt);
    if (!crewId || isTaken || isSkipped(zone, day, recurrence.startMinutes)) {
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

/** The crew's busy times on these days. No one else can book the crew while its row is locked. */
async function findBusyTimes(
  { tx }: UnitOfWork,
  crewId: string,
  days: readonly { times: VisitTimes }[],
): Promise<Pick<VisitTimes, "leavesAt" | "endsAt">[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return tx
    .select({ leavesAt: visits.leavesAt, endsAt: visits.endsAt })
    .from(visits)
    .where(
      and(
        eq(visits.crewId, crewId),
        eq(visits.state, "booked"),
        gt(visits.endsAt, first.times.leavesAt),
        lt(visits.leavesAt, last.times.endsAt),
      ),
    )
    .orderBy(asc(visits.startsAt));
}
