import {
  type BusinessCalendar,
  findOpenings,
  type Opening,
  type TimedType,
} from "~/domains/availability/index.ts";
import { dayOf, type LocalDay } from "~/domains/shared/index.ts";

/**
 * A hold's states: `held` until it expires; `booked` once the deposit is paid; `released` if it
 * expired unpaid; `lost` if it was paid after someone else got the time.
 */
export const holdStates = ["held", "booked", "released", "lost"] as const;

/** Minutes from now to the earliest start that customers can book. */
const minNotice = 120;

/** A type of appointment that homeowners can book. */
export type OnlineType = Omit<TimedType, "isBookableOnline"> & {
  id: string;
  name: string;
  depositCents: number | null;
};

/** The openings of a type, earliest first; none for a business without hours. */
export function listOpenings(
  calendar: BusinessCalendar,
  type: Pick<OnlineType, "durationMinutes" | "travelMinutes" | "crewIds">,
  now: Date,
): Opening[] {
  const { durationMinutes, travelMinutes, crewIds } = type;
  const crews = calendar.crews.filter(
    ({ crewId }) => crewIds.length === 0 || crewIds.includes(crewId),
  );
  const search = { durationMinutes, travelMinutes, now, notice: minNotice };
  return [...findOpenings({ ...calendar, crews }, search)];
}

/** Openings by day, in order. */
export function groupByDay(
  openings: readonly Opening[],
  zone: string,
): { day: LocalDay; starts: Date[] }[] {
  const days = Map.groupBy(openings, ({ startsAt }) => dayOf(startsAt, zone));
  return [...days].map(([day, dayOpenings]) => ({
    day,
    starts: dayOpenings.map(({ startsAt }) => startsAt),
  }));
}

/** Why self-booking can't be turned on, or null. */
export type BookingProblem = "no_hours" | "no_type" | "no_page";

/** Whether a calendar has any hours at all, the business's or a crew's. */
export const hasHours = ({ hours, crews }: BusinessCalendar): boolean =>
  [hours, ...crews.map((crew) => crew.hours)].some(
    (weekly) => weekly && Object.values(weekly).some((spans) => spans && spans.length > 0),
  );

/** The cache tag of what shows whether a business's times can be booked. */
export const bookingTag = (contractorId: string): string => `self-booking:${contractorId}`;
