import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { formatClock, type VisitState } from "~/domains/schedule/index.ts";
import { dateFormat, dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
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

/** "9 – 10:30 AM", or "11 AM – 1 PM". */
export function formatTimes(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zone: string,
): string {
  const [start, end] = [formatClock(startsAt, zone), formatClock(endsAt, zone)].map((clock) =>
    clock.replace(":00", ""),
  ) as [string, string];
  const half = / [AP]M$/.exec(start)?.[0];
  return `${half && end.endsWith(half) ? start.slice(0, -half.length) : start} – ${end}`;
}

/** "9 AM", or "9:30 AM". */
export const formatStart = ({ startsAt }: { startsAt: Date }, zone: string): string =>
  formatClock(startsAt, zone).replace(":00", "");

/** Formats minutes since midnight for a time field: "09:30". */
export function clockField(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A time field's value in an address, "09:30"; null for anything else. */
export const readClock = (text: string | null): string | null =>
  text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;

type VisitPlace = Pick<
  ListedVisit,
  "crewId" | "leavesAt" | "startsAt" | "endsAt" | "windowMinutes"
>;

/** A visit's crew and times, as form field values. */
export function timesOfVisit(visit: VisitPlace, zone: string) {
  const between = (from: Date, to: Date) => String((to.getTime() - from.getTime()) / 60_000);
  return {
    crew_id: visit.crewId,
    date: dayOf(visit.startsAt, zone),
    time: clockField(localTime(visit.startsAt, zone).minutes),
    duration_minutes: between(visit.startsAt, visit.endsAt),
    travel_minutes: between(visit.leavesAt, visit.startsAt),
    window_minutes: String(visit.windowMinutes),
  };
}

/** Default lengths of a visit, as form field values. */
export const defaultDurations = {
  duration_minutes: "120",
  travel_minutes: "30",
  window_minutes: "60",
};

/** Formats a day as "Monday, November 23" or "Mon, Nov 23". */
export function nameOfDay(day: LocalDay, length: "short" | "long"): string {
  const format = dateFormat({ weekday: length, month: length, day: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}
