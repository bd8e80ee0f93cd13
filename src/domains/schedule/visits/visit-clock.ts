import { arrivalText } from "~/domains/schedule/schedule.text.en.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import {
  addDays,
  dayOf,
  isRepeated,
  isSkipped,
  type LocalDay,
  localTime,
  longDay,
  momentOn,
} from "~/domains/shared/index.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";

/** A form's time, by the business's clock. */
export type WallTime = {
  date: LocalDay;
  /** Minutes since midnight. */
  time: number;
  duration_minutes: number;
  travel_minutes: number;
};

const minute = 60_000;

/** A visit's times (`schedule.clock`): its length stays the same across a clock change. */
export function timesOf(wallTime: WallTime, zone: string): VisitTimes {
  const startsAt = momentOn(zone, wallTime.date, wallTime.time);
  return {
    startsAt,
    leavesAt: new Date(startsAt.getTime() - wallTime.travel_minutes * minute),
    endsAt: new Date(startsAt.getTime() + wallTime.duration_minutes * minute),
  };
}

/**
 * Why a time can't be booked: clocks skip it in spring. Null if it can.
 * @param time minutes since midnight
 */
export function validateTime(date: LocalDay, time: number, zone: string): string | null {
  if (!isSkipped(zone, date, time)) return null;
  return `Daylight saving time skips ${formatMinutes(time)} on ${longDay(date)}. Choose another time.`;
}

/** "2:30 AM". */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${past} ${hour < 12 ? "AM" : "PM"}`;
}

/** When customers are reminded of the next day, in minutes since midnight. */
const reminderTime = 10 * 60;

/**
 * When to remind a visit's customer: 10 AM the day before by the business's clock. Null if it was
 * booked later than that.
 */
export function reminderTimeFor(startsAt: Date, zone: string, now: Date): Date | null {
  const at = momentOn(zone, addDays(dayOf(startsAt, zone), -1), reminderTime);
  return at > now ? at : null;
}

/**
 * "9:00 AM", and "1:30 AM CST" for a time that occurs twice that night. Formats without
 * a formatter where possible, since a schedule shows hundreds of times.
 */
export function formatClock(moment: Date, zone: string): string {
  const { minutes } = localTime(moment, zone);
  const clock = formatMinutes(minutes);
  if (minutes >= lastChange || !isRepeated(moment, zone)) return clock;
  return dateFormat({
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(moment);
}

/** Clocks change at 2 AM: no time repeats from 3 AM on. */
const lastChange = 3 * 60;

/** "Mon, Nov 23". */
export function formatDay(moment: Date, zone: string): string {
  return dateFormat({
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: zone,
  }).format(moment);
}

/** The crew's arrival for customers: "Mon, Nov 23, 9-10 AM". */
export function formatArrival(
  { startsAt, windowMinutes }: { startsAt: Date; windowMinutes: number },
  zone: string,
): string {
  const start = formatClock(startsAt, zone);
  if (windowMinutes === 0) return arrivalText.at(formatDay(startsAt, zone), start);
  const end = formatClock(new Date(startsAt.getTime() + windowMinutes * minute), zone);
  return arrivalText.between(formatDay(startsAt, zone), clockRange(start, end));
}

/** Joins two clock times such as "9:00 AM": "9-10 AM", "11:30 AM-1 PM". */
function clockRange(from: string, to: string): string {
  const [start, end] = [from.replace(":00", ""), to.replace(":00", "")];
  const half = / [AP]M$/.exec(start)?.[0];
  return half && end.endsWith(half) ? `${start.replace(half, "")}-${end}` : `${start}-${end}`;
}
