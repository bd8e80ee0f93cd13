import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import rrule from "rrule";

/** An appointment in calendar format. */
export type CalendarEvent = {
  /** The same for every version of an appointment. */
  uid: string;
  /** Increases with each version. */
  version: number;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  title: string;
  description: string | null;
  location: string | null;
  canceled: boolean;
};

/** Writes an iCalendar file (RFC 5545). Times are in UTC, so it needs no time zone definitions. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = new ICalCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Hearthline", product: "Schedule", language: "EN" },
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.version,
      start: event.startsAt,
      end: event.endsAt,
      stamp: event.changedAt,
      summary: event.title,
      description: event.description,
      location: event.location,
      status: event.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The days that an RFC 5545 rule such as "FREQ=WEEKLY;INTERVAL=2" produces. Days have no time zone,
 * so a clock change never moves one. The rule must be one that the caller knows: another could take
 * very long.
 * @param first the day the rule starts from, such as "2026-11-23"
 * @param limit maximum number, earliest first
 * @returns the days from `from` to `to`, inclusive
 */
export function recurrenceDays(
  rule: string,
  { first, from, to, limit }: { first: string; from: string; to: string; limit?: number },
): string[] {
  const recurrence = new rrule.RRule({
    ...rrule.RRule.parseString(rule),
    dtstart: midnight(first),
  });
  const within = limit === undefined ? undefined : (_day: Date, count: number) => count < limit;
  return recurrence
    .between(midnight(from), midnight(to), true, within)
    .map((day) => day.toISOString().slice(0, 10));
}
