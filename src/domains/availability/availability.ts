import type { Urgency } from "~/domains/leads/index.ts";
import {
  addDays,
  dayOf,
  type LocalDay,
  localTime,
  momentOn,
  weekdayOf,
} from "~/domains/shared/index.ts";
import { type OpenHours, type PageDetails, weekdays } from "~/domains/storefront/index.ts";

/** While a crew is away, including travel to the appointment. */
export type Busy = { leavesAt: Date; endsAt: Date };

export type CrewCalendar = { crewId: string; busy: readonly Busy[] };

/** The inputs of a business's availability. */
export type BusinessCalendar = {
  /** IANA zone of the business. */
  zone: string;
  /** By weekday; a missing weekday is closed. Null if the business has set no hours. */
  hours: PageDetails["hours"];
  /** Sorted by name; the first open crew is proposed. */
  crews: readonly CrewCalendar[];
};

export type AppointmentLength = { durationMinutes: number; travelMinutes: number };

/** An unbooked time, with the crew that is open then. */
export type Opening = { crewId: string; leavesAt: Date; startsAt: Date; endsAt: Date };

/** What an opening is for. */
export type Search = AppointmentLength & {
  now: Date;
  /** Minutes from now to the earliest start. */
  notice: number;
  /** Days from today to the first day to search. */
  fromDay?: number;
  /** Searches only this day. */
  onDay?: LocalDay | null;
};

/** Default length of an appointment. */
export const defaultLength: AppointmentLength = { durationMinutes: 120, travelMinutes: 30 };

const weekday: OpenHours = { opens: "08:00", closes: "17:00" };
/** Hours for proposals that a team member reviews, if the business has set none. */
export const defaultHours: PageDetails["hours"] = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
};

/** Maximum length of a visit: one workday. Longer work needs several visits. */
export const maxVisitMinutes = 16 * 60;

/** Days ahead to search for openings. */
export const daysSearched = 14;

const minute = 60_000;
/** Proposals stay within these minutes since midnight, however long the business is open. */
const daytime = { opens: 7 * 60, closes: 20 * 60 };

/**
 * Finds a business's openings: the only source of times that the product proposes
 * (`schedule.openings`). Within its hours, not on federal holidays, not when the crew is away or
 * would have to leave for another appointment, and never sooner than the notice. Earliest first; of
 * several open crews, the first.
 */
export function* findOpenings(
  calendar: BusinessCalendar,
  search: Search,
): Generator<Opening, undefined> {
  const { zone, hours, crews } = calendar;
  const { now, notice, durationMinutes, travelMinutes, fromDay = 0, onDay = null } = search;
  const today = dayOf(now, zone);
  const days = Array.from({ length: daysSearched }, (_, at) => addDays(today, fromDay + at));
  for (const day of onDay ? [onDay] : days) {
    for (const minutes of startsOn(day, hours, durationMinutes)) {
      const startsAt = momentOn(zone, day, minutes);
      const leavesAt = new Date(startsAt.getTime() - travelMinutes * minute);
      const endsAt = new Date(startsAt.getTime() + durationMinutes * minute);
      if (leavesAt <= now || startsAt.getTime() < now.getTime() + notice * minute) continue;
      const free = crews.find(({ busy }) => isFree({ leavesAt, endsAt }, busy));
      if (free) yield { crewId: free.crewId, leavesAt, startsAt, endsAt };
    }
  }
}

/** Whether a crew with these busy times could do this. */
export const isFree = (wanted: Busy, busy: readonly Busy[]): boolean =>
  !busy.some((one) => one.leavesAt < wanted.endsAt && wanted.leavesAt < one.endsAt);

/**
 * Possible starts of an appointment of this length, in minutes since midnight: at opening, then on
 * the hour.
 */
function startsOn(day: LocalDay, hours: PageDetails["hours"], duration: number): number[] {
  const open = hours?.[weekdays[(weekdayOf(day) + 6) % 7] ?? "monday"];
  if (!open || holidayOn(day)) return [];
  const opens = Math.max(minutesOf(open.opens), daytime.opens);
  const closes = Math.min(minutesOf(open.closes) || 24 * 60, daytime.closes);
  const whole = Array.from({ length: 24 }, (_, hour) => hour * 60).filter((at) => at > opens);
  return [opens, ...whole].filter((at) => at + duration <= closes);
}

function minutesOf(clock: string): number {
  const [hour = 0, minutes = 0] = clock.split(":").map(Number);
  return hour * 60 + minutes;
}

/** By urgency: minimum notice, and the first day to propose. */
const startBy: Record<Urgency, { notice: number; fromDay: number }> = {
  today: { notice: 120, fromDay: 0 },
  this_week: { notice: 120, fromDay: 1 },
  this_month: { notice: 120, fromDay: 3 },
  planning: { notice: 120, fromDay: 3 },
};

/**
 * Two openings to choose from. Urgent: the two soonest, at least two hours apart. Otherwise: on two
 * days, one in the morning and one in the afternoon if possible. Null unless there are two: a
 * single time is no choice.
 */
export function findTwoOpenings(
  calendar: BusinessCalendar,
  length: AppointmentLength,
  { now, urgency }: { now: Date; urgency: Urgency },
): [Opening, Opening] | null {
  const openings = [...findOpenings(calendar, { ...length, now, ...startBy[urgency] })];
  const [first] = openings;
  if (!first) return null;
  const others = openings.filter(
    ({ startsAt }) => startsAt.getTime() - first.startsAt.getTime() >= 120 * minute,
  );
  const [soonest] = others;
  if (!soonest) return null;
  if (urgency === "today") return [first, soonest];
  const dayFor = ({ startsAt }: Opening) => dayOf(startsAt, calendar.zone);
  const onOtherDays = others.filter((one) => dayFor(one) !== dayFor(first));
  const nextDays = [...new Set(onOtherDays.map(dayFor))].slice(0, 2);
  const hourOf = ({ startsAt }: Opening) => localTime(startsAt, calendar.zone).minutes / 60;
  const isMorning = (one: Opening) => hourOf(one) < 12;
  const isLunch = (one: Opening) => Math.floor(hourOf(one)) === 12;
  const otherHalf = onOtherDays.find(
    (one) => nextDays.includes(dayFor(one)) && isMorning(one) !== isMorning(first) && !isLunch(one),
  );
  return [first, otherHalf ?? onOtherDays[0] ?? soonest];
}

/** Fixed dates, as month and day. */
const fixed: Record<string, string> = {
  "01-01": "New Year’s Day",
  "06-19": "Juneteenth",
  "07-04": "Independence Day",
  "11-11": "Veterans Day",
  "12-25": "Christmas Day",
};

/**
 * Weekdays of a month: which occurrence (1 to 4, or -1 for the last) of which weekday (0 is
 * Sunday).
 */
const floating: { month: number; weekday: number; nth: number; name: string }[] = [
  { month: 1, weekday: 1, nth: 3, name: "Martin Luther King Jr. Day" },
  { month: 2, weekday: 1, nth: 3, name: "Presidents’ Day" },
  { month: 5, weekday: 1, nth: -1, name: "Memorial Day" },
  { month: 9, weekday: 1, nth: 1, name: "Labor Day" },
  { month: 10, weekday: 1, nth: 2, name: "Columbus Day" },
  { month: 11, weekday: 4, nth: 4, name: "Thanksgiving Day" },
];

/**
 * The federal holiday on a day (5 U.S.C. 6103), or null. One on a Saturday is also observed the
 * Friday before, one on a Sunday the Monday after; both days count.
 */
export function holidayOn(day: LocalDay): string | null {
  const own = fixed[day.slice(5)] ?? floatingOn(day);
  if (own) return own;
  const weekday = weekdayOf(day);
  const observed = weekday === 5 ? addDays(day, 1) : weekday === 1 ? addDays(day, -1) : null;
  const name = observed && fixed[observed.slice(5)];
  return name ? `${name} (observed)` : null;
}

function floatingOn(day: LocalDay): string | null {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const weekday = weekdayOf(day);
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  const found = floating.find(
    (one) =>
      one.month === month &&
      one.weekday === weekday &&
      (one.nth === -1 ? isLast : one.nth === Math.ceil(date / 7)),
  );
  return found?.name ?? null;
}
