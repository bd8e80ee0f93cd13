import { addDays, type LocalDay, weekdayOf } from "~/domains/shared/index.ts";

/** The federal holidays (5 U.S.C. 6103), in the order of the year. */
export const holidayLabels = {
  new_year: "New Year’s Day",
  king: "Martin Luther King Jr. Day",
  presidents: "Presidents’ Day",
  memorial: "Memorial Day",
  juneteenth: "Juneteenth",
  independence: "Independence Day",
  labor: "Labor Day",
  columbus: "Columbus Day",
  veterans: "Veterans Day",
  thanksgiving: "Thanksgiving Day",
  christmas: "Christmas Day",
} as const;

export type Holiday = keyof typeof holidayLabels;
export const holidays = Object.keys(holidayLabels) as [Holiday, ...Holiday[]];

/** Fixed dates, as month and day. */
const fixed: Record<string, Holiday> = {
  "01-01": "new_year",
  "06-19": "juneteenth",
  "07-04": "independence",
  "11-11": "veterans",
  "12-25": "christmas",
};

/**
 * Weekdays of a month: which occurrence (1 to 4, or -1 for the last) of which weekday (0 is
 * Sunday).
 */
const floating: { month: number; weekday: number; nth: number; holiday: Holiday }[] = [
  { month: 1, weekday: 1, nth: 3, holiday: "king" },
  { month: 2, weekday: 1, nth: 3, holiday: "presidents" },
  { month: 5, weekday: 1, nth: -1, holiday: "memorial" },
  { month: 9, weekday: 1, nth: 1, holiday: "labor" },
  { month: 10, weekday: 1, nth: 2, holiday: "columbus" },
  { month: 11, weekday: 4, nth: 4, holiday: "thanksgiving" },
];

/**
 * The federal holiday on a day (5 U.S.C. 6103), or null. One on a Saturday is also observed the
 * Friday before, one on a Sunday the Monday after; both days count.
 */
export function findHoliday(day: LocalDay): { holiday: Holiday; isObserved: boolean } | null {
  const own = fixed[day.slice(5)] ?? floatingOn(day);
  if (own) return { holiday: own, isObserved: false };
  const weekday = weekdayOf(day);
  const date = weekday === 5 ? addDays(day, 1) : weekday === 1 ? addDays(day, -1) : null;
  const holiday = date && fixed[date.slice(5)];
  return holiday ? { holiday, isObserved: true } : null;
}

/** The name of the federal holiday on a day, such as "Christmas Day (observed)", or null. */
export function holidayOn(day: LocalDay): string | null {
  const found = findHoliday(day);
  if (!found) return null;
  const name = holidayLabels[found.holiday];
  return found.isObserved ? `${name} (observed)` : name;
}

function floatingOn(day: LocalDay): Holiday | null {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const weekday = weekdayOf(day);
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  const rule = floating.find(
    (rule) =>
      rule.month === month &&
      rule.weekday === weekday &&
      (rule.nth === -1 ? isLast : rule.nth === Math.ceil(date / 7)),
  );
  return rule?.holiday ?? null;
}
