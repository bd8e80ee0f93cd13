import { addDays, type LocalDay, weekOf } from "~/domains/shared/time-zones/local-day.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { readId } from "~/platform/http/requests/ids.ts";

export const scheduleViews = ["day", "week", "agenda"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** View, day and crew in the schedule's URL. */
export type ScheduleAddress = { view: ScheduleView; day: LocalDay; crewId: string | null };

/** Number of days in each view. */
export const daysOf: Record<ScheduleView, number> = { day: 1, week: 7, agenda: 14 };

/** Reads the URL; by default the agenda of all crews from today. */
export function readSchedule(search: URLSearchParams, today: LocalDay): ScheduleAddress {
  const view = scheduleViews.find((known) => known === search.get("view")) ?? "agenda";
  const day = readDay(search.get("day")) ?? today;
  return { view, day: view === "week" ? weekOf(day) : day, crewId: readId(search.get("crew")) };
}

/** URL of a schedule view. */
export function scheduleHref({ view, day, crewId }: ScheduleAddress): string {
  const search = new URLSearchParams({ view, day, ...(crewId ? { crew: crewId } : {}) });
  return `/crm/schedule?${search}`;
}

/** The same view moved by its own number of days. */
export const turned = (
  shown: ScheduleAddress,
  times: 1 | -1,
  days = daysOf[shown.view],
): ScheduleAddress => ({ ...shown, day: addDays(shown.day, times * days) });
