import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";

const formatOf = (length: "short" | "long") =>
  new Intl.DateTimeFormat("en-US", {
    weekday: length,
    month: length,
    day: "numeric",
    timeZone: "UTC",
  });
const formats = { short: formatOf("short"), long: formatOf("long") };

/** Formats a day as "Monday, November 23" or "Mon, Nov 23". */
export function nameOfDay(day: LocalDay, length: "short" | "long"): string {
  return formats[length].format(new Date(`${day}T12:00:00Z`));
}
