import { addDays, type LocalDay, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";

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
