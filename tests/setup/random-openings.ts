import {
  type BusinessCalendar,
  type Busy,
  blockedKinds,
  daysSearched,
  findOpenings,
  type Opening,
  type Search,
  type WeeklyHours,
} from "~/domains/availability/availability.ts";
import { findHoliday, holidays } from "~/domains/availability/holidays.ts";
import { addDays, dayOf, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import {
  type OpenHours,
  weekdays,
} from "~/domains/storefront/business-pages/content/page-content.ts";
import { zones } from "./time-zones.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Around both changes of clocks, holidays, and their observed days. */
const firstDays = [
  "2026-03-07",
  "2026-05-24",
  "2026-07-02",
  "2026-10-31",
  "2026-11-24",
  "2026-12-23",
  "2027-03-13",
  "2027-12-30",
].map((text) => Date.parse(`${text}T00:00:00Z`));

type Random = {
  /** From 0 to below `end`. */
  below: (end: number) => number;
  oneOf: <Value>(values: readonly Value[]) => Value;
};

/** A repeatable sequence of numbers: mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) % end) >>> 0;
  };
  return { below, oneOf: (values) => values[below(values.length)] as (typeof values)[number] };
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Up to three spans that don't overlap, on quarter hours. */
function randomSpans({ below }: Random): OpenHours[] {
  const edges = [...new Set(Array.from({ length: 2 * (1 + below(3)) }, () => below(97)))].sort(
    (a, b) => a - b,
  );
  return edges.flatMap((edge, index) => {
    const next = edges[index + 1];
    if (index % 2 === 1 || next === undefined) return [];
    return [{ opens: clockOf(edge * 15), closes: clockOf(next * 15) }];
  });
}

function randomHours(random: Random): WeeklyHours | null {
  if (random.below(10) === 0) return null;
  return Object.fromEntries(
    weekdays.flatMap((weekday) =>
      random.below(6) === 0 ? [] : [[weekday, randomSpans(random)] as const],
    ),
  );
}

function randomBusy(random: Random, now: number): Busy[] {
  return Array.from({ length: random.below(8) }, () => {
    const from = now + random.below(17 * 24 * 4) * 15 * minute - day;
    const hours = random.below(4) === 0 ? 1 + random.below(60) : 1 + random.below(6);
    const span = { leavesAt: new Date(from), endsAt: new Date(from + hours * hour) };
    return random.below(3) === 0 ? { ...span, closure: random.oneOf(blockedKinds) } : span;
  });
}

function randomCalendar(random: Random, now: number): BusinessCalendar {
  return {
    zone: random.oneOf(zones),
    hours: randomHours(random),
    openHolidays: holidays.filter(() => random.below(3) === 0),
    crews: Array.from({ length: 1 + random.below(3) }, (_, number) => ({
      crewId: String(number),
      busy: randomBusy(random, now),
      hours: random.below(2) === 0 ? randomHours(random) : null,
    })),
  };
}

/**
 * Searches random calendars and checks every opening on its own terms.
 * @returns how many openings were found
 * @throws with the query's number and the calendar if one is taken, off, blocked, or closed
 */
export function checkRandomOpenings({ seed, queries }: { seed: number; queries: number }): number {
  const random = randomFrom(seed);
  let openings = 0;
  let calendar = randomCalendar(random, firstDays[0] ?? 0);
  let now = 0;
  for (let query = 0; query < queries; query += 1) {
    if (query % 4 === 0) {
      now = random.oneOf(firstDays) + random.below(6 * 24 * 60) * minute;
      calendar = randomCalendar(random, now);
    }
    const { zone } = calendar;
    const today = dayOf(new Date(now), zone);
    const search: Search = {
      now: new Date(now),
      notice: random.oneOf([0, 60, 120]),
      durationMinutes: random.oneOf([30, 45, 60, 120, 240, 480]),
      travelMinutes: random.oneOf([0, 30, 60]),
      // A whole search now and then, a single day otherwise.
      onDay: query % 50 === 0 ? null : addDays(today, random.below(daysSearched)),
    };
    for (const opening of findOpenings(calendar, search)) {
      openings += 1;
      const problem = problemOf(opening, calendar, search);
      if (problem) {
        throw new Error(
          `Query ${query}: ${problem}: ${JSON.stringify({ opening, calendar, search })}`,
        );
      }
    }
  }
  return openings;
}

/** The problem of an opening, checked without the search's own functions. */
export function problemOf(
  { crewId, leavesAt, startsAt, endsAt }: Opening,
  { zone, hours, crews, openHolidays = [] }: BusinessCalendar,
  { now, notice, durationMinutes, travelMinutes }: Search,
): string | null {
  const crew = crews.find((crew) => crew.crewId === crewId);
  if (!crew) return "no such crew";
  if (endsAt.getTime() - startsAt.getTime() !== durationMinutes * minute) return "wrong length";
  if (startsAt.getTime() - leavesAt.getTime() !== travelMinutes * minute) return "wrong travel";
  if (leavesAt <= now) return "in the past";
  if (startsAt.getTime() - now.getTime() < notice * minute) return "too soon";
  const conflict = crew.busy.find(
    (busyTime) => busyTime.endsAt > leavesAt && busyTime.leavesAt < endsAt,
  );
  if (conflict) return conflict.closure ?? "taken";
  const date = dayOf(startsAt, zone);
  const holiday = findHoliday(date)?.holiday;
  if (holiday && !openHolidays.includes(holiday)) return "on a holiday";
  const weekday = weekdays[(weekdayOf(date) + 6) % 7] ?? "monday";
  const from = localTime(startsAt, zone).minutes;
  // The clock's time at the end, unless it ends at midnight.
  const to = dayOf(endsAt, zone) === date ? localTime(endsAt, zone).minutes : 24 * 60;
  const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const isOpen = ((crew.hours ?? hours)?.[weekday] ?? []).some(
    ({ opens, closes }) => minutesOf(opens) <= from && to <= (minutesOf(closes) || 24 * 60),
  );
  return isOpen ? null : "closed";
}
