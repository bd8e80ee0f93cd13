import type { VisitState } from "~/domains/schedule/visits.ts";
import type { Tone } from "~/ui/feedback/badge.tsx";

/** What a badge says of a visit; null for one that is simply booked. */
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

/** "30 min", "2 hr", "1 hr 30 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} hr` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}

/** Minutes since midnight as a browser's time field holds them: "09:30". */
export function clockField(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** What a visit takes until somebody says otherwise, as the form's fields hold it. */
export const usualLengths = {
  duration_minutes: "120",
  travel_minutes: "30",
  window_minutes: "60",
};
