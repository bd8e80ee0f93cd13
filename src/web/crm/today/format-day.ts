import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";

/** Formats a day as "Sunday, November 22". */
export const formatLongDay = (day: LocalDay): string =>
  write(day, { weekday: "long", month: "long" });

/** Formats a day as "Nov 22". */
export const shortDay = (day: LocalDay): string => write(day, { month: "short" });

function write(day: LocalDay, format: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return noon.toLocaleDateString("en-US", { day: "numeric", ...format, timeZone: "UTC" });
}
