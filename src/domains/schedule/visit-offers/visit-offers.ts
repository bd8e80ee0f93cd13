import {
  type AppointmentLength,
  type BusinessCalendar,
  defaultHours,
  findOpenings,
  isFree,
} from "~/domains/availability/index.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Hours before the start until which a customer may reschedule or cancel. */
export const changeLimitHours = 24;

/** Days until an offer expires. */
export const offerDays = 7;

/** Hours between automatically proposed starts. */
const hoursBetween = 2;

/** What a customer may pick: the starts, with the crew and the length. */
export type Terms = AppointmentLength & {
  crewId: string;
  windowMinutes: number;
  /** The offered starts. */
  starts: readonly Date[];
  /** The booked visit to be moved, and its start. */
  visitId: string | null;
  current: Date | null;
};

type Choosable = Pick<Terms, "crewId" | "starts" | "current"> & AppointmentLength;
type Timed = { id: string; leavesAt: Date; startsAt: Date; endsAt: Date };
type WithCrew = { crewId: string; windowMinutes: number };

/** The current terms of the booked visit; otherwise those of the offer. */
export function termsOf({
  offer,
  visit,
}: {
  offer: (AppointmentLength & WithCrew & { starts: readonly Date[] }) | null;
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
  if (!offer) throw new Error("The link has neither an offer nor an appointment");
  const { crewId, windowMinutes, durationMinutes, travelMinutes } = offer;
  const length = { durationMinutes, travelMinutes };
  return { ...length, crewId, windowMinutes, starts, visitId: null, current: null };
}

/** The times of a visit with this start. */
export function timesFromStart(
  startsAt: Date,
  { durationMinutes, travelMinutes }: AppointmentLength,
) {
  return {
    startsAt,
    leavesAt: new Date(startsAt.getTime() - travelMinutes * minute),
    endsAt: new Date(startsAt.getTime() + durationMinutes * minute),
  };
}

/**
 * The times a customer may pick now: the offered ones that are still open, except the booked one;
 * if none is left, the crew's next three openings from tomorrow on.
 */
export function listChoices(
  { crewId, starts, current, durationMinutes, travelMinutes }: Choosable,
  calendar: BusinessCalendar,
  now: Date,
): Date[] {
  const length = { durationMinutes, travelMinutes };
  const crew = calendar.crews.find((crew) => crew.crewId === crewId);
  if (!crew) return [];
  const isCurrent = (start: Date) => start.getTime() === current?.getTime();
  const remaining = starts.filter((start) => {
    const times = timesFromStart(start, length);
    return !isCurrent(start) && times.leavesAt > now && isFree(times, crew.busy);
  });
  if (remaining.length > 0) return remaining;
  const hours = calendar.hours ?? defaultHours;
  const search = { ...length, now, notice: 0, fromDay: 1 };
  const dates: Date[] = [];
  for (const { startsAt } of findOpenings({ ...calendar, hours, crews: [crew] }, search)) {
    const last = dates.at(-1);
    const isSpread = !last || startsAt.getTime() - last.getTime() >= hoursBetween * hour;
    if (isSpread && !isCurrent(startsAt)) dates.push(startsAt);
    if (dates.length === 3) break;
  }
  return dates;
}

/** Until when a customer may reschedule or cancel. */
export const changeableUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - changeLimitHours * hour);
