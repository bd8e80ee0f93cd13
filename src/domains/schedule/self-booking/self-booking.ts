import { type BusinessCalendar, findOpenings, type Opening } from "~/domains/availability/index.ts";
import { dayOf, type LocalDay } from "~/domains/shared/index.ts";

/**
 * A hold's states: `held` until it expires; `booked` once the deposit is paid; `released` if it
 * expired unpaid; `lost` if it was paid after someone else got the time.
 */
export const holdStates = ["held", "booked", "released", "lost"] as const;
export type HoldState = (typeof holdStates)[number];

/** Minutes for which a time is held while its customer pays. The provider's minimum is 30. */
export const holdMinutes = 35;

/** Minutes from now to the earliest start that customers can book. */
export const shortestNotice = 120;

/** What customers may know of a type of appointment. */
export type OnlineType = {
  id: string;
  name: string;
  durationMinutes: number;
  travelMinutes: number;
  depositCents: number | null;
  zipCodes: readonly string[];
  towns: readonly string[];
  /** The crews that do it; empty for all. */
  crewIds: readonly string[];
};

/** Where the work is. */
export type Place = { city: string; zipCode: string };

/** Whether a type is offered at this place: everywhere, or in its ZIP codes and towns. */
export function isServed(
  { zipCodes, towns }: Pick<OnlineType, "zipCodes" | "towns">,
  { city, zipCode }: Place,
): boolean {
  if (zipCodes.length === 0 && towns.length === 0) return true;
  return zipCodes.includes(zipCode) || towns.some((town) => townKey(town) === townKey(city));
}

/** Ignores case, punctuation, and a state after a comma. */
const townKey = (name: string) =>
  (name.split(",")[0] ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

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
  const search = { durationMinutes, travelMinutes, now, notice: shortestNotice };
  return [...findOpenings({ ...calendar, crews }, search)];
}

/** Openings by day, in order. */
export function groupByDay(
  openings: readonly Opening[],
  zone: string,
): { day: LocalDay; starts: Date[] }[] {
  const days = Map.groupBy(openings, ({ startsAt }) => dayOf(startsAt, zone));
  return [...days].map(([day, all]) => ({ day, starts: all.map(({ startsAt }) => startsAt) }));
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
