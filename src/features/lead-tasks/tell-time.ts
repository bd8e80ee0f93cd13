import { dayOf, type LocalDay, momentOn } from "~/features/time-zones/local-day.ts";

/** By the clock of the business. */
const toldFrom = 8 * 60;

/**
 * When members are told of a task (`notifications.by-choice`): at eight in the morning of its day, or at
 * once where that is over. Null for one that is overdue when it is noted.
 */
export const tellTimeOf = (dueOn: LocalDay, zone: string, now: Date): Date | null =>
  dueOn < dayOf(now, zone) ? null : momentOn(zone, dueOn, toldFrom);
