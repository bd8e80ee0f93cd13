import type { LocalDay } from "~/features/time-zones/local-day.ts";

/** "Monday, November 23", or "Mon, Nov 23". */
export function nameOfDay(day: LocalDay, length: "short" | "long"): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
    weekday: length,
    month: length,
    day: "numeric",
    timeZone: "UTC",
  });
}
