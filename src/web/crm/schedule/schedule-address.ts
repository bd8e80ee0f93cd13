import { addDays, type LocalDay, weekOf } from "~/domains/shared/time-zones/local-day.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";
import { readId } from "~/platform/http/requests/ids.ts";

export const scheduleViews = ["day", "week", "agenda"] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** What an address of the schedule says: which days, how, and whose. */
export type ScheduleAddress = { view: ScheduleView; day: LocalDay; crewId: string | null };

/** Days that a view shows. */
export const daysOf: Record<ScheduleView, number> = { day: 1, week: 7, agenda: 14 };

/** Reads an address; what it does not say is the agenda from today on, of all crews. */
export function readSchedule(search: URLSearchParams, today: LocalDay): ScheduleAddress {
  const view = scheduleViews.find((known) => known === search.get("view")) ?? "agenda";
  const day = readDay(search.get("day")) ?? today;
  return { view, day: view === "week" ? weekOf(day) : day, crewId: readId(search.get("crew")) };
}

/** The address of the schedule that shows this. */
export function scheduleHref({ view, day, crewId }: ScheduleAddress): string {
  const search = new URLSearchParams({ view, day, ...(crewId ? { crew: crewId } : {}) });
  return `/crm/schedule?${search}`;
}

/** The days before, or after, those that are shown, as many of them. */
export const turned = (
  shown: ScheduleAddress,
  times: 1 | -1,
  days = daysOf[shown.view],
): ScheduleAddress => ({ ...shown, day: addDays(shown.day, times * days) });
