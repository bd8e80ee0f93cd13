import { addDays, dayOf, momentOn } from "~/domains/shared/index.ts";

const day = 24 * 60 * 60 * 1000;

/** Days before the end of a free period when owners are emailed (`plans.free-pages`). */
export const noticeDays = [10, 3] as const;

/**
 * When a page without a plan is next due: at 9 AM on each notice day, then at its end.
 * @param zone the operator's time zone
 */
export function nextDue(freeUntil: Date, notices: number, zone: string): Date {
  const before = noticeDays[notices];
  if (before === undefined) return freeUntil;
  return momentOn(zone, addDays(dayOf(freeUntil, zone), -before), 9 * 60);
}

/** The end of the free period after a possibly late notice: never earlier than the notice says. */
export function endAfterNotice(freeUntil: Date, notice: number, now: Date): Date {
  const earliest = now.getTime() + (noticeDays[notice] ?? 0) * day;
  return new Date(Math.max(freeUntil.getTime(), earliest));
}

/** The end of a free period that starts now. */
export const endOfFreePeriod = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * day);
