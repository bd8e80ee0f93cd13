import { addDays, dayOf, momentOn } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";

const [opens, closes] = [9 * 60, 20 * 60];

/**
 * The next daytime at or after a moment: 9 AM to 8 PM in the business's time zone, for texts and
 * emails. Quiet hours of texts are checked on sending.
 */
export function byDay(moment: Date, zone: string): Date {
  const { minutes } = localTime(moment, zone);
  if (minutes >= opens && minutes < closes) return moment;
  const day = dayOf(moment, zone);
  return momentOn(zone, minutes < opens ? day : addDays(day, 1), opens);
}

/** When the crew was there: a job done early was done before its start time. */
export const crewOnSiteAt = ({
  startsAt,
  endedAt,
}: {
  startsAt: Date;
  endedAt: Date | null;
}): Date => (endedAt && endedAt < startsAt ? endedAt : startsAt);

export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 24 * 60 * 60_000);
