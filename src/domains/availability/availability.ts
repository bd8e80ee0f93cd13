import type { Urgency } from "~/domains/leads/index.ts";
import {
  addDays,
  boundsOf,
  dayOf,
  type LocalDay,
  localTime,
  momentOn,
  weekdayOf,
} from "~/domains/shared/index.ts";
import { type OpenHours, type Weekday, weekdays } from "~/domains/storefront/index.ts";
import { findHoliday, type Holiday } from "./holidays.ts";

/**
 * While a crew can't go to an appointment: it's at another one, including travel to it, or the
 * business blocked the time (`closure`).
 */
export type Busy = { leavesAt: Date; endsAt: Date; closure?: BlockedKind };

export const blockedKinds = ["time_off", "blocked"] as const;
export type BlockedKind = (typeof blockedKinds)[number];

/** Hours by weekday, with breaks between them; a missing weekday is closed. */
export type WeeklyHours = Partial<Record<Weekday, readonly OpenHours[]>>;

export type CrewCalendar = {
  crewId: string;
  busy: readonly Busy[];
  /** The crew's own hours; by default the business's. */
  hours?: WeeklyHours | null;
};

/** The inputs of a business's availability. */
export type BusinessCalendar = {
  /** IANA zone of the business. */
  zone: string;
  /** Null if the business has set no hours. */
  hours: WeeklyHours | null;
  /** Sorted by name; the first open crew is proposed. */
  crews: readonly CrewCalendar[];
  /** Times blocked for the whole business; each crew's busy times contain them. */
  blocked?: readonly Busy[];
  /** Federal holidays on which the business works; closed on the others. */
  openHolidays?: readonly Holiday[];
};

export type AppointmentLength = { durationMinutes: number; travelMinutes: number };

/** An unbooked time, with the crew that is open then. */
export type Opening = { crewId: string; leavesAt: Date; startsAt: Date; endsAt: Date };

/** The work that an opening is for. */
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

const weekday: readonly OpenHours[] = [{ opens: "08:00", closes: "17:00" }];
/** Hours for proposals that a team member reviews, if the business has set none. */
export const defaultHours: WeeklyHours = {
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
 * (`schedule.openings`). Within the crew's hours, not on holidays the business takes off, not when
 * the crew is away, off, or blocked, or would have to leave for another appointment, and never
 * sooner than the notice. Earliest first; of several open crews, the first.
 */
export function* findOpenings(
  calendar: BusinessCalendar,
  search: Search,
): Generator<Opening, undefined> {
  const { zone } = calendar;
  const { now, notice, durationMinutes, travelMinutes, fromDay = 0, onDay = null } = search;
  const today = dayOf(now, zone);
  const days = Array.from({ length: daysSearched }, (_, index) => addDays(today, fromDay + index));
  for (const day of onDay ? [onDay] : days) {
    for (const [minutes, crews] of startsOn(day, calendar, durationMinutes)) {
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
export const isFree = (times: Busy, busy: readonly Busy[]): boolean =>
  !busy.some((entry) => entry.leavesAt < times.endsAt && times.leavesAt < entry.endsAt);

/** The next openings, at most one per crew and start, each at least two hours after the last. */
export function findNextOpenings(
  calendar: BusinessCalendar,
  search: Search,
  count: number,
): Opening[] {
  const openings: Opening[] = [];
  for (const opening of findOpenings(calendar, search)) {
    const last = openings.at(-1);
    if (last && opening.startsAt.getTime() - last.startsAt.getTime() < 120 * minute) continue;
    openings.push(opening);
    if (openings.length === count) break;
  }
  return openings;
}

/** Why a crew doesn't work at a time, other than being at an appointment. */
export type Closure = BlockedKind | Holiday;

/**
 * Why a crew doesn't work then: time off, blocked time, or a holiday. Null if it does, or if the
 * time is only outside its hours, which a person may choose without a warning.
 */
export function findClosure(
  { zone, crews, blocked: everywhere = [], openHolidays = [] }: BusinessCalendar,
  crewId: string,
  { leavesAt, startsAt, endsAt }: Pick<Opening, "leavesAt" | "startsAt" | "endsAt">,
): Closure | null {
  const busy = crews.find((crew) => crew.crewId === crewId)?.busy ?? everywhere;
  const blocked = busy.find((entry) => entry.closure && !isFree({ leavesAt, endsAt }, [entry]));
  if (blocked?.closure) return blocked.closure;
  return closedHoliday(dayOf(startsAt, zone), openHolidays);
}

/** The holiday on a day that the business takes off, or null. */
function closedHoliday(day: LocalDay, openHolidays: readonly Holiday[]): Holiday | null {
  const holiday = findHoliday(day)?.holiday;
  return holiday && !openHolidays.includes(holiday) ? holiday : null;
}

/** Part of a day, in minutes since midnight, in which no one works; `closed` is outside the hours. */
export type ClosedSpan = { start: number; end: number; reason: Closure | "closed" };

const dayMinutes = 24 * 60;

/**
 * When none of these crews works on a day, in order: on a holiday, during time off and blocked time,
 * and outside its hours, if there are any. If their reasons differ, it's `closed`.
 */
export function findClosedSpans(
  calendar: BusinessCalendar,
  crewIds: readonly string[],
  day: LocalDay,
): ClosedSpan[] {
  // A business without crews has its own hours and blocked times.
  const crews = crewIds.length > 0 ? crewIds : [""];
  const spans = crews.map((crewId) => closedSpansOf(calendar, crewId, day));
  const ends = spans.flat().flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set(ends)].sort((a, b) => a - b);
  const merged: ClosedSpan[] = [];
  for (const [at, end] of cuts.slice(1).entries()) {
    const start = cuts[at] ?? 0;
    const covering = spans.map((own) => own.find((one) => one.start <= start && end <= one.end));
    const [first, ...others] = covering;
    if (!first || others.includes(undefined)) continue;
    const isSame = others.every((other) => other?.reason === first.reason);
    const reason = isSame ? first.reason : "closed";
    const last = merged.at(-1);
    if (last?.end === start && last.reason === reason) last.end = end;
    else merged.push({ start, end, reason });
  }
  return merged;
}

/** When one crew doesn't work on a day; of overlapping spans, the first has the reason. */
function closedSpansOf(
  { zone, hours, crews, blocked: everywhere = [], openHolidays = [] }: BusinessCalendar,
  crewId: string,
  day: LocalDay,
): ClosedSpan[] {
  const holiday = closedHoliday(day, openHolidays);
  if (holiday) return [{ start: 0, end: dayMinutes, reason: holiday }];
  const crew = crews.find((one) => one.crewId === crewId);
  const { from, to } = boundsOf(zone, day);
  const minutesOf = (moment: Date) => localTime(moment, zone).minutes;
  const blocked = (crew?.busy ?? everywhere).flatMap(({ leavesAt, endsAt, closure }) =>
    closure && leavesAt < to && from < endsAt
      ? {
          start: leavesAt <= from ? 0 : minutesOf(leavesAt),
          end: endsAt >= to ? dayMinutes : minutesOf(endsAt),
          reason: closure,
        }
      : [],
  );
  const ownHours = crew?.hours ?? hours;
  const open = ownHours ? hoursOn(day, ownHours) : [{ opens: "00:00", closes: "00:00" }];
  const starts = [0, ...open.map(closingMinutes)];
  const outside = starts.flatMap((start, at) => {
    const next = open[at];
    const end = next ? minutesOfClock(next.opens) : dayMinutes;
    return start < end ? { start, end, reason: "closed" as const } : [];
  });
  return [...blocked, ...outside];
}

/**
 * Possible starts of an appointment of this length, in minutes since midnight, with the crews that
 * work then: at opening and after each break, then on the hour.
 */
function startsOn(
  day: LocalDay,
  { hours, crews, openHolidays = [] }: BusinessCalendar,
  duration: number,
): [number, CrewCalendar[]][] {
  if (closedHoliday(day, openHolidays)) return [];
  const crewsByStart = new Map<number, CrewCalendar[]>();
  for (const crew of crews) {
    const spans = hoursOn(day, crew.hours ?? hours);
    for (const start of new Set(spans.flatMap((span) => startsWithin(span, duration)))) {
      const open = crewsByStart.get(start);
      if (open) open.push(crew);
      else crewsByStart.set(start, [crew]);
    }
  }
  return [...crewsByStart].sort(([a], [b]) => a - b);
}

/** The hours of a day's weekday; none if it's closed. */
export const hoursOn = (day: LocalDay, hours: WeeklyHours | null): readonly OpenHours[] =>
  hours?.[weekdays[(weekdayOf(day) + 6) % 7] ?? "monday"] ?? [];

function startsWithin(span: OpenHours, duration: number): number[] {
  const opens = Math.max(minutesOfClock(span.opens), daytime.opens);
  const closes = Math.min(closingMinutes(span), daytime.closes);
  const fullHours = Array.from({ length: 24 }, (_, hour) => hour * 60).filter((at) => at > opens);
  return [opens, ...fullHours].filter((at) => at + duration <= closes);
}

/** Minutes since midnight of a clock time such as "08:30". */
export function minutesOfClock(clock: string): number {
  const [hour = 0, minutes = 0] = clock.split(":").map(Number);
  return hour * 60 + minutes;
}

/** Minutes since midnight when hours end: "00:00" is the end of the day. */
const closingMinutes = ({ closes }: OpenHours): number => minutesOfClock(closes) || dayMinutes;

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
  const dayFor = ({ startsAt }: Opening) => dayOf(startsAt, calendar.zone);
  const hourOf = ({ startsAt }: Opening) => localTime(startsAt, calendar.zone).minutes / 60;
  const isMorning = (opening: Opening) => hourOf(opening) < 12;
  const isLunch = (opening: Opening) => Math.floor(hourOf(opening)) === 12;
  const otherDays = new Set<LocalDay>();
  let first: Opening | undefined;
  let soonest: Opening | undefined;
  let onOtherDay: Opening | undefined;
  // Stops early: each opening takes time zone calculations, and there are hundreds.
  for (const opening of findOpenings(calendar, { ...length, now, ...startBy[urgency] })) {
    first ??= opening;
    if (opening.startsAt.getTime() - first.startsAt.getTime() < 120 * minute) continue;
    soonest ??= opening;
    if (urgency === "today") break;
    if (dayFor(opening) === dayFor(first)) continue;
    if (otherDays.add(dayFor(opening)).size > 2) break;
    onOtherDay ??= opening;
    if (isMorning(opening) !== isMorning(first) && !isLunch(opening)) return [first, opening];
  }
  return first && soonest ? [first, onOtherDay ?? soonest] : null;
}
