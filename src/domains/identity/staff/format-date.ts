import { dateFormat } from "~/platform/calendar/date-format.ts";

/** The date formats of the staff area. */
export type DateFormat =
  | "MMM d, HH:mm"
  | "MMM d, h:mm a"
  | "MMM d, yyyy"
  | "MMM d, yyyy HH:mm"
  | "MMM d, yyyy h:mm a";

const day = { month: "short", day: "numeric" } as const;
const dayOfYear = { ...day, year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

const parts: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  "MMM d, HH:mm": { ...day, ...time },
  "MMM d, h:mm a": { ...day, ...time },
  "MMM d, yyyy": dayOfYear,
  "MMM d, yyyy HH:mm": { ...dayOfYear, ...time },
  "MMM d, yyyy h:mm a": { ...dayOfYear, ...time },
};

/**
 * Formats a date: "Nov 20, 19:05", "Nov 20, 7:05 PM", "Nov 20, 2026". `hourCycle` "h12"
 * also writes the 24-hour formats with AM and PM (`schedule.clock`).
 */
export function formatDate(
  moment: Date | string,
  format: DateFormat,
  timeZone: string,
  hourCycle: "h23" | "h12" = "h23",
): string {
  const is12Hour = hourCycle === "h12" || format.endsWith("h:mm a");
  const options = { ...parts[format], timeZone, hourCycle: is12Hour ? "h12" : "h23" } as const;
  const dateParts = Object.fromEntries(
    dateFormat(options)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const date = `${dateParts.month} ${dateParts.day}`;
  const clock = dateParts.dayPeriod
    ? `${Number(dateParts.hour)}:${dateParts.minute} ${dateParts.dayPeriod}`
    : `${dateParts.hour}:${dateParts.minute}`;
  if (format === "MMM d, yyyy") return `${date}, ${dateParts.year}`;
  return dateParts.year ? `${date}, ${dateParts.year} ${clock}` : `${date}, ${clock}`;
}
