import { addDays, dayOf, momentOn, weekdayOf } from "~/features/time-zones/local-day.ts";
import { formatClock } from "~/features/visits/visit-clock.ts";

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

/** What somebody may pick: which starts, with which crew, for how long. */
export type Terms = OfferedLength & {
  crewId: string;
  windowMinutes: number;
  /** Those that were offered. */
  starts: readonly Date[];
  /** What is booked already and would be moved, and when it starts. */
  visitId: string | null;
  current: Date | null;
};

type Timed = { id: string; leavesAt: Date; startsAt: Date; endsAt: Date };
type WithCrew = { crewId: string; windowMinutes: number };

/** The terms of what is booked, as it stands now; of what is not yet those of the offer. */
export function termsOf({
  offer,
  visit,
}: {
  offer: (OfferedLength & WithCrew & { starts: readonly Date[] }) | null;
  visit: (Timed & WithCrew) | null;
}): Terms {
  const starts = offer?.starts ?? [];
  if (visit) {
    const { id: visitId, crewId, windowMinutes, leavesAt, startsAt, endsAt } = visit;
    const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / minute;
    const length = {
      durationMinutes: minutes(startsAt, endsAt),
      travelMinutes: minutes(leavesAt, startsAt),
    };
    return { ...length, crewId, windowMinutes, starts, visitId, current: startsAt };
  }
  if (!offer) throw new Error("A link leads to neither an offer nor a visit");
  const { crewId, windowMinutes, durationMinutes, travelMinutes } = offer;
  const length = { durationMinutes, travelMinutes };
  return { ...length, crewId, windowMinutes, starts, visitId: null, current: null };
}

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
 * What somebody may pick now (`schedule.offer-others`): the offered times that are still free, but for
 * the one that is booked; where there are none left, the next three free times on working days.
 */
export function choicesOf(
  { starts, current, ...length }: Pick<Terms, "starts" | "current"> & OfferedLength,
  busy: readonly Busy[],
  { now, zone }: { now: Date; zone: string },
): Date[] {
  const others = starts.filter((start) => start.getTime() !== current?.getTime());
  const left = freeStarts(others, length, busy, now);
  if (left.length > 0) return left;
  const usual = usualStarts(now, zone).filter((start) => start.getTime() !== current?.getTime());
  return freeStarts(usual, length, busy, now).slice(0, 3);
}

/** The usual hours of the next working days. */
function usualStarts(now: Date, zone: string): Date[] {
  const today = dayOf(now, zone);
  return Array.from({ length: daysAhead }, (_, at) => addDays(today, at + 1))
    .filter((day) => ![0, 6].includes(weekdayOf(day)))
    .flatMap((day) => usualHours.map((at) => momentOn(zone, day, at * 60)));
}

/** What an offer begins with: two free times, on two days and at two hours where there are such. */
export function suggestedStarts(
  length: OfferedLength,
  busy: readonly Busy[],
  { now, zone }: { now: Date; zone: string },
): Date[] {
  const [first, ...others] = freeStarts(usualStarts(now, zone), length, busy, now);
  if (!first) return [];
  const hourOf = (start: Date) => formatClock(start, zone);
  const later = others.filter((start) => dayOf(start, zone) !== dayOf(first, zone));
  const second = later.find((start) => hourOf(start) !== hourOf(first)) ?? later[0] ?? others[0];
  return second ? [first, second] : [first];
}

/** The crew that is free first, and what it is suggested with; the one that is named first where several are. */
export function suggestedCrew(
  length: OfferedLength,
  busyByCrew: ReadonlyMap<string, readonly Busy[]>,
  clock: { now: Date; zone: string },
): { crewId: string; starts: Date[] } | null {
  const all = [...busyByCrew].map(([crewId, busy]) => ({
    crewId,
    starts: suggestedStarts(length, busy, clock),
  }));
  const firstOf = ({ starts }: { starts: readonly Date[] }) => starts[0]?.getTime() ?? Infinity;
  const soonest = Math.min(...all.map(firstOf));
  return all.find((one) => one.starts.length > 0 && firstOf(one) === soonest) ?? null;
}

/** After this nothing is suggested, however long the way and the work. */
export const lastSuggested = (now: Date): Date =>
  new Date(now.getTime() + (daysAhead + 3) * 24 * hour);

/** Until when a customer may move or cancel. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - changeLimitHours * hour);
