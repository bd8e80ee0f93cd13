import { addDays, dayOf, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";

/** Most visits shown in one list. */
const most = 150;

/**
 * Limits visits of several days, in order, to whole days that make a readable list, at least one day.
 * @returns the visits and their number of days
 */
export function wholeDays<Visit extends { startsAt: Date }>(
  visits: readonly Visit[],
  { day, days, zone }: { day: LocalDay; days: number; zone: string },
): { visits: readonly Visit[]; days: number } {
  const next = visits[most];
  if (!next) return { visits, days };
  const nextDay = dayOf(next.startsAt, zone);
  const last = addDays(day, 1);
  const end = nextDay > last ? nextDay : last;
  const whole = visits.filter(({ startsAt }) => dayOf(startsAt, zone) < end);
  return { visits: whole, days: (Date.parse(end) - Date.parse(day)) / (24 * 60 * 60_000) };
}
