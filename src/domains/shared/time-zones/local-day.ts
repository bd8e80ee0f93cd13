import { dateFormat } from "~/platform/calendar/date-format.ts";
import { localTime, momentAt } from "./local-time.ts";

const hours24 = 24 * 60 * 60_000;
/** A calendar day without a zone, as in forms and addresses: "2026-11-22". */
export type LocalDay = string;

const toDay = (noon: number): LocalDay => new Date(noon).toISOString().slice(0, 10);
const noonOf = (day: LocalDay): number => Date.parse(`${day}T12:00:00Z`);

/** The calendar day in this zone at a moment. */
export function dayOf(moment: Date, zone: string): LocalDay {
  const { year, month, day } = localTime(moment, zone);
  return toDay(Date.UTC(year, month - 1, day, 12));
}

/** The day this many days later, or earlier if negative. */
export const addDays = (day: LocalDay, days: number): LocalDay =>
  toDay(noonOf(day) + days * hours24);

/** "November 22, 2026". */
export const longDay = (day: LocalDay): string =>
  dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(noonOf(day));

/** "Nov 22, 2026". */
export const shortDay = (day: LocalDay): string =>
  dateFormat({ dateStyle: "medium", timeZone: "UTC" }).format(noonOf(day));

/** "November 2026", of a day or of a month like "2026-11". */
export const monthName = (month: string): string =>
  dateFormat({ month: "long", year: "numeric", timeZone: "UTC" }).format(
    noonOf(`${month.slice(0, 7)}-15`),
  );

/** The first day of its month. */
export const monthOf = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;

/** The first day of the next month. */
export const nextMonthOf = (day: LocalDay): LocalDay => monthOf(addDays(monthOf(day), 31));

/** 0 is Sunday. */
export const weekdayOf = (day: LocalDay): number => new Date(noonOf(day)).getUTCDay();

/** The Sunday on or before this day. */
export const weekOf = (day: LocalDay): LocalDay => addDays(day, -weekdayOf(day));

/**
 * The moment when clocks in this zone show this many minutes after midnight on a day (`schedule.clock`). A
 * time skipped in spring is an hour later; of a time repeated in fall, it's the second.
 */
export function momentOn(zone: string, day: LocalDay, minutes: number): Date {
  const near = new Date(noonOf(day));
  const days = Math.round((noonOf(day) - noonOf(dayOf(near, zone))) / hours24);
  return momentAt(zone, near, days, minutes);
}

/** Whether clocks in this zone skip this time of day, as in spring. */
export const isSkipped = (zone: string, day: LocalDay, minutes: number): boolean =>
  localTime(momentOn(zone, day, minutes), zone).minutes !== minutes;

/** Whether clocks in this zone show this moment's time twice that day, as in fall. */
export const isRepeated = (moment: Date, zone: string): boolean => {
  const { minutes } = localTime(moment, zone);
  return [-1, 1].some((hours) => {
    const laterTime = localTime(new Date(moment.getTime() + hours * 3_600_000), zone);
    return laterTime.minutes === minutes;
  });
};

/** From the first moment of a day to the first moment of the day this many days later. */
export function boundsOf(zone: string, day: LocalDay, days = 1): { from: Date; to: Date } {
  return { from: momentOn(zone, day, 0), to: momentOn(zone, addDays(day, days), 0) };
}

/** No one means another year, and the database rejects the year 0 and years after 9999. */
const pattern = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day from 1900 to 2199 in an address or a form; null for anything else. */
export function readDay(text: unknown): LocalDay | null {
  if (typeof text !== "string" || !pattern.test(text)) return null;
  const noon = Date.parse(`${text}T12:00:00Z`);
  const isDay = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
  return isDay ? text : null;
}
