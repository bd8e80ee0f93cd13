import { addDays, dayOf, momentOn } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";

const [opens, closes] = [9 * 60, 20 * 60];

/**
 * When a customer is asked who would be asked at a moment: by day, from nine to eight by the business's
 * clock, whichever way they are asked. Quiet hours of texts are looked at when they leave.
 */
export function byDay(moment: Date, zone: string): Date {
  const { minutes } = localTime(moment, zone);
  if (minutes >= opens && minutes < closes) return moment;
  const day = dayOf(moment, zone);
  return momentOn(zone, minutes < opens ? day : addDays(day, 1), opens);
}

/** When the crew was there: a visit that was done early was done before its time. */
export const wasThereAt = ({
  startsAt,
  endedAt,
}: {
  startsAt: Date;
  endedAt: Date | null;
}): Date => (endedAt && endedAt < startsAt ? endedAt : startsAt);

export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 24 * 60 * 60_000);
