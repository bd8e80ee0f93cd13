import { addDays, dayOf, momentOn } from "~/domains/shared/time-zones/local-day.ts";

const day = 24 * 60 * 60 * 1000;

/** So many days before its end owners are emailed that a page's free period ends (`plans.free-pages`). */
export const noticeDays = [10, 3] as const;

/**
 * When a page without a plan is looked at next: at nine in the morning of a notice's day, then at its end.
 * @param zone the operator's
 */
export function nextDue(freeUntil: Date, notices: number, zone: string): Date {
  const before = noticeDays[notices];
  if (before === undefined) return freeUntil;
  return momentOn(zone, addDays(dayOf(freeUntil, zone), -before), 9 * 60);
}

/** The end after a notice that may be late: never sooner than the notice says. */
export function endAfterNotice(freeUntil: Date, notice: number, now: Date): Date {
  const least = now.getTime() + (noticeDays[notice] ?? 0) * day;
  return new Date(Math.max(freeUntil.getTime(), least));
}

/** The end of a free period that begins now. */
export const endOfFreePeriod = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * day);
