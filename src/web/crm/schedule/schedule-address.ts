import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import {
  addDays,
  dayOf,
  type LocalDay,
  monthOf,
  nextMonthOf,
  readDay,
  weekOf,
} from "~/domains/shared/index.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { clockField } from "./visit-labels.ts";

export const scheduleViews = ["day", "week", "month", "agenda"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** View, day and crew in the schedule's URL. */
export type ScheduleAddress = { view: ScheduleView; day: LocalDay; crewId: string | null };

/** Number of days in each view; of a month, at most. */
export const daysOf: Record<ScheduleView, number> = { day: 1, week: 7, month: 42, agenda: 14 };

/** The first day that a view shows, and how many it shows: a month's weeks are whole. */
export function rangeOf({ view, day }: ScheduleAddress): { day: LocalDay; days: number } {
  if (view !== "month") return { day, days: daysOf[view] };
  const first = weekOf(day);
  const next = nextMonthOf(day);
  const weeks = [4, 5, 6].find((count) => addDays(first, count * 7) >= next) ?? 6;
  return { day: first, days: weeks * 7 };
}

/** Reads the URL; by default today, with all crews. */
export function readSchedule(search: URLSearchParams, today: LocalDay): ScheduleAddress {
  const view = readChoice(search, "view", scheduleViews) ?? "day";
  const day = readDay(search.get("day")) ?? today;
  const crewId = readId(search.get("crew"));
  return { view, day: startOfView(view, day), crewId };
}

function startOfView(view: ScheduleView, day: LocalDay): LocalDay {
  if (view === "week") return weekOf(day);
  return view === "month" ? monthOf(day) : day;
}

/** URL of a schedule view. */
export function scheduleHref({ view, day, crewId }: ScheduleAddress): string {
  const search = new URLSearchParams({ view, day, ...(crewId ? { crew: crewId } : {}) });
  return `/crm/schedule?${search}`;
}

/** URL of a new appointment at a time of day, with its crew and job if known. */
export function newVisitHref(
  { day, minutes, crewId }: { day: LocalDay; minutes: number; crewId: string | null },
  jobId: string | null = null,
): string {
  const search = new URLSearchParams({
    ...(jobId ? { job: jobId } : {}),
    day,
    time: clockField(minutes),
    ...(crewId ? { crew: crewId } : {}),
  });
  return `/crm/schedule/new?${search}`;
}

/** The same view, later or earlier by a month or the number of days that it shows. */
export function shiftRange(
  shown: ScheduleAddress,
  times: 1 | -1,
  days = daysOf[shown.view],
): ScheduleAddress {
  if (shown.view !== "month") return { ...shown, day: addDays(shown.day, times * days) };
  return { ...shown, day: times === 1 ? nextMonthOf(shown.day) : monthOf(addDays(shown.day, -1)) };
}

/** The address of another view, with today if the month shown has it. */
export function viewedAs(
  shown: ScheduleAddress,
  view: ScheduleView,
  today: LocalDay,
): ScheduleAddress {
  const hasToday = shown.view === "month" && monthOf(today) === shown.day;
  return { ...shown, view, day: hasToday ? today : shown.day };
}

/**
 * Fields of a visit that the schedule shows: a week has hundreds of visits, and a phone downloads
 * every field.
 */
export type ShownVisit = ReturnType<typeof shownVisit>;

export const shownVisit = ({
  id,
  state,
  crewId,
  crewName,
  crewColor,
  leavesAt,
  startsAt,
  endsAt,
  windowMinutes,
  version,
  movedAt,
  customerName,
  what,
  address,
}: ListedVisit) => ({
  id,
  state,
  crewId,
  crewName,
  crewColor,
  leavesAt,
  startsAt,
  endsAt,
  windowMinutes,
  version,
  movedAt,
  customerName,
  what,
  address,
});

/** Maximum visits shown in one list. */
const maxDays = 150;

/**
 * Limits visits of several days, in order, to whole days that make a readable list, at least one day.
 * @returns the visits and their number of days
 */
export function wholeDays<Visit extends { startsAt: Date }>(
  visits: readonly Visit[],
  { day, days, zone }: { day: LocalDay; days: number; zone: string },
): { visits: readonly Visit[]; days: number } {
  const next = visits[maxDays];
  if (!next) return { visits, days };
  const nextDay = dayOf(next.startsAt, zone);
  const last = addDays(day, 1);
  const end = nextDay > last ? nextDay : last;
  const visibleVisits = visits.filter(({ startsAt }) => dayOf(startsAt, zone) < end);
  return { visits: visibleVisits, days: (Date.parse(end) - Date.parse(day)) / (24 * 60 * 60_000) };
}
