import { shortDay } from "~/domains/shared/index.ts";

/** "1st", "22nd", "30th". */
function ordinal(date: number): string {
  const ending = date > 10 && date < 14 ? undefined : ["th", "st", "nd", "rd"][date % 10];
  return `${date}${ending ?? "th"}`;
}

/** "every day", "every 3 weeks". */
const each = (count: number, unit: string) =>
  count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const monthName = (month: number) => months[month - 1] ?? "";

/** How often a job recurs, within a sentence for customers and the team, in English. */
export const recurrenceText = {
  months,
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  places: ["first", "second", "third", "fourth", "last"],
  every: {
    day: (count: number) => each(count, "day"),
    week: (count: number, weekday: string) =>
      count === 1 ? `every ${weekday}` : `${each(count, "week")} on ${weekday}`,
    month: (count: number) => each(count, "month"),
    year: (count: number) => each(count, "year"),
  } satisfies Record<string, (count: number, weekday: string) => string>,
  onDate: (date: number) =>
    ` on the ${ordinal(date)}${date > 28 ? " (on the last day in shorter months)" : ""}`,
  onWeekday: (place: string, weekday: string) => ` on the ${place} ${weekday}`,
  onDateOfYear: (month: number, date: number) =>
    ` on ${monthName(month)} ${date}${month === 2 && date === 29 ? " (on February 28 in other years)" : ""}`,
  onWeekdayOfYear: (month: number, place: string, weekday: string) =>
    ` on the ${place} ${weekday} of ${monthName(month)}`,
  season: (from: number, to: number) =>
    from === to ? `, in ${monthName(from)}` : `, ${monthName(from)} through ${monthName(to)}`,
  times: (count: number) => `, ${count} ${count === 1 ? "time" : "times"}`,
  until: (day: string) => ` until ${shortDay(day)}`,
  /** For a rule that this version can’t read. */
  unknown: "on its own schedule",
};
