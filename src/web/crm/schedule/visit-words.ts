import type { VisitState } from "~/domains/schedule/index.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

/** Badge of a visit; null for one that is simply booked. */
export function visitBadge({
  state,
  movedAt,
}: {
  state: VisitState;
  movedAt: Date | null;
}): { tone: Tone; label: string } | null {
  if (state === "done") return { tone: "good", label: "Done" };
  if (state === "canceled") return { tone: "bad", label: "Canceled" };
  return movedAt ? { tone: "info", label: "Rescheduled" } : null;
}

/** Formats a duration: "30 min", "2 hr", "1 hr 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} hr` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}

/** Formats minutes since midnight for a time field: "09:30". */
export function clockField(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Default lengths of a visit, as form field values. */
export const defaultDurations = {
  duration_minutes: "120",
  travel_minutes: "30",
  window_minutes: "60",
};

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
