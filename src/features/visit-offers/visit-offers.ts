import { addDays, dayOf, momentOn, weekdayOf } from "~/features/time-zones/local-day.ts";

const minute = 60_000;
const hour = 60 * minute;

/** So long before it starts a customer may move or cancel what they picked. */
export const changeLimitHours = 24;

/** So many days an offer can be picked from. */
export const offerDays = 7;

/** Hours at which somebody may be offered a time that nobody named. */
const usualHours = [8, 10, 13, 15];
const daysAhead = 14;

/** While a crew is away, the way there included. */
export type Busy = { leavesAt: Date; endsAt: Date };

/** What a visit of an offer takes. */
export type OfferedLength = { durationMinutes: number; travelMinutes: number };

/** The moments of a visit that starts then. */
export function timesOfStart(startsAt: Date, { durationMinutes, travelMinutes }: OfferedLength) {
  return {
    startsAt,
    leavesAt: new Date(startsAt.getTime() - travelMinutes * minute),
    endsAt: new Date(startsAt.getTime() + durationMinutes * minute),
  };
}

/** Those of these starts that are to come and at which the crew is free. */
function freeStarts(
  starts: readonly Date[],
  length: OfferedLength,
  busy: readonly Busy[],
  now: Date,
): Date[] {
  return starts.filter((start) => {
    const { leavesAt, endsAt } = timesOfStart(start, length);
    return leavesAt > now && !busy.some((one) => one.leavesAt < endsAt && leavesAt < one.endsAt);
  });
}

/**
 * What somebody may pick now (`schedule.offer-others`): the offered times that are still free; where
 * there are none left, the next three free times on working days.
 */
export function choicesOf(
  offered: readonly Date[],
  length: OfferedLength,
  busy: readonly Busy[],
  { now, zone }: { now: Date; zone: string },
): Date[] {
  const left = freeStarts(offered, length, busy, now);
  if (left.length > 0) return left;
  const today = dayOf(now, zone);
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(today, at + 1));
  const usual = days
    .filter((day) => ![0, 6].includes(weekdayOf(day)))
    .flatMap((day) => usualHours.map((at) => momentOn(zone, day, at * 60)));
  return freeStarts(usual, length, busy, now).slice(0, 3);
}

/** Until when a customer may move or cancel. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - changeLimitHours * hour);
