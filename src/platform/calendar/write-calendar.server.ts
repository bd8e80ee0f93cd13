import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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
