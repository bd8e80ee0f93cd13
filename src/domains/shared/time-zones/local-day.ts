import { localTime, momentAt } from "./local-time.ts";

const hours24 = 24 * 60 * 60_000;
/** A day of the calendar without a zone, as forms and addresses write it: "2026-11-22". */
export type LocalDay = string;

const toDay = (noon: number): LocalDay => new Date(noon).toISOString().slice(0, 10);
const noonOf = (day: LocalDay): number => Date.parse(`${day}T12:00:00Z`);

/** The day that calendars of this zone show at a moment. */
export function dayOf(moment: Date, zone: string): LocalDay {
  const { year, month, day } = localTime(moment, zone);
  return toDay(Date.UTC(year, month - 1, day, 12));
}

/** So many days later, or earlier. */
export const addDays = (day: LocalDay, days: number): LocalDay =>
  toDay(noonOf(day) + days * hours24);

/** "November 22, 2026". */
export const longDay = (day: LocalDay): string =>
  new Date(noonOf(day)).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The first day of its month. */
export const monthOf = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;

/** The first day of the month after its own. */
export const nextMonthOf = (day: LocalDay): LocalDay => monthOf(addDays(monthOf(day), 31));

/** 0 is Sunday. */
export const weekdayOf = (day: LocalDay): number => new Date(noonOf(day)).getUTCDay();

/** The Sunday with which the week of a day begins. */
export const weekOf = (day: LocalDay): LocalDay => addDays(day, -weekdayOf(day));

/**
 * When clocks of this zone show so many minutes since midnight on a day (`schedule.clock`). What they
 * skip in spring is the same moment an hour later; of what they show twice in fall it is the second.
 */
export function momentOn(zone: string, day: LocalDay, minutes: number): Date {
  const near = new Date(noonOf(day));
  const days = Math.round((noonOf(day) - noonOf(dayOf(near, zone))) / hours24);
  return momentAt(zone, near, days, minutes);
}

/** Whether clocks of this zone skip a time of a day, as they do in spring. */
export const isSkipped = (zone: string, day: LocalDay, minutes: number): boolean =>
  localTime(momentOn(zone, day, minutes), zone).minutes !== minutes;

/** Whether clocks of this zone show the time of a moment twice on its day, as they do in fall. */
export const isRepeated = (moment: Date, zone: string): boolean => {
  const { minutes } = localTime(moment, zone);
  return [-1, 1].some((hours) => {
    const other = localTime(new Date(moment.getTime() + hours * 3_600_000), zone);
    return other.minutes === minutes;
  });
};

/** From the first moment of a day to the first one of the day that many days later. */
export function boundsOf(zone: string, day: LocalDay, days = 1): { from: Date; to: Date } {
  return { from: momentOn(zone, day, 0), to: momentOn(zone, addDays(day, days), 0) };
}
