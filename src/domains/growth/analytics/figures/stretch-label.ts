import { addDays, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { type Days, isByDay, lengthOf } from "../period.ts";

const dayOfMonth = new Intl.DateTimeFormat("en-US", { day: "numeric", timeZone: "UTC" });
const monthAndDay = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

const write = (format: Intl.DateTimeFormat, day: LocalDay) =>
  format.format(new Date(`${day}T12:00:00Z`));

/** "Nov 3", or of a week as much of it as the period holds: "Nov 1–7"; with the year where a period has two such weeks. */
export function stretchLabel(days: Days, first: LocalDay): string {
  const begins = first < days.from ? days.from : first;
  const last = isByDay(days) ? first : addDays(first, 6);
  const ends = last > days.to ? days.to : last;
  const year = lengthOf(days) > 365 ? `, ${ends.slice(0, 4)}` : "";
  const from = write(monthAndDay, begins);
  if (begins === ends) return from + year;
  const sameMonth = begins.slice(0, 7) === ends.slice(0, 7);
  const to = write(sameMonth ? dayOfMonth : monthAndDay, ends);
  return `${from}${sameMonth ? "–" : " – "}${to}${year}`;
}
