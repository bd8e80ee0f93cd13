import { localTime, momentAt } from "~/domains/shared/index.ts";

/**
 * A member's quiet hours: minutes since midnight in their time zone; from 9 PM until 7 AM is 1260
 * and 420.
 */
export type QuietHours = { quietFrom: number | null; quietUntil: number | null };

/**
 * When the quiet hours that contain a moment end; null outside of them.
 * Hours that end before they begin run past midnight.
 */
export function quietUntil(
  { quietFrom, quietUntil: until }: QuietHours,
  zone: string,
  now: Date,
): Date | null {
  if (quietFrom === null || until === null || !isWithin(quietFrom, until, now, zone)) return null;
  const { minutes } = localTime(now, zone);
  return momentAt(zone, now, minutes < until ? 0 : 1, until);
}

function isWithin(from: number, until: number, now: Date, zone: string): boolean {
  return isMinuteWithin(from, until, localTime(now, zone).minutes);
}

/** Whether a minute of the day is within these hours; the end minute is not. */
export function isMinuteWithin(from: number, until: number, minute: number): boolean {
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** The next time after `now` when a clock in the zone shows this many minutes since midnight. */
export function nextTimeOfDay(minutes: number, zone: string, now: Date): Date {
  const today = momentAt(zone, now, 0, minutes);
  return today > now ? today : momentAt(zone, now, 1, minutes);
}
