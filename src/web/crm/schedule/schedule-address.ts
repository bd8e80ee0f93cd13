import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { addDays, dayOf, type LocalDay, readDay, weekOf } from "~/domains/shared/index.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { clockField } from "./visit-labels.ts";

export const scheduleViews = ["day", "week", "agenda"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** View, day and crew in the schedule's URL. */
export type ScheduleAddress = { view: ScheduleView; day: LocalDay; crewId: string | null };

/** Number of days in each view. */
export const daysOf: Record<ScheduleView, number> = { day: 1, week: 7, agenda: 14 };

/** Reads the URL; by default today, with all crews. */
export function readSchedule(search: URLSearchParams, today: LocalDay): ScheduleAddress {
  const view = scheduleViews.find((scheduleView) => scheduleView === search.get("view")) ?? "day";
  const day = readDay(search.get("day")) ?? today;
  return { view, day: view === "week" ? weekOf(day) : day, crewId: readId(search.get("crew")) };
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

/** The URL of the same view, later or earlier by the number of days that it shows. */
export const turned = (
  shown: ScheduleAddress,
  times: 1 | -1,
  days = daysOf[shown.view],
): ScheduleAddress => ({ ...shown, day: addDays(shown.day, times * days) });

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
