import { addDays, type LocalDay } from "~/features/time-zones/local-day.ts";
import { type Days, isByDay, lengthOf } from "../period.ts";

const write = (day: LocalDay, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });

/** "Nov 3", or of a week as much of it as the period holds: "Nov 1–7"; with the year where a period has two such weeks. */
export function stretchLabel(days: Days, first: LocalDay): string {
  const begins = first < days.from ? days.from : first;
  const last = isByDay(days) ? first : addDays(first, 6);
  const ends = last > days.to ? days.to : last;
  const year = lengthOf(days) > 365 ? `, ${ends.slice(0, 4)}` : "";
  const from = write(begins, { month: "short", day: "numeric" });
  if (begins === ends) return from + year;
  const sameMonth = begins.slice(0, 7) === ends.slice(0, 7);
  const to = write(ends, sameMonth ? { day: "numeric" } : { month: "short", day: "numeric" });
  return `${from}${sameMonth ? "–" : " – "}${to}${year}`;
}
