import { timesOf } from "~/domains/schedule/index.ts";
import { dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
import { noticeFields } from "./notice-fields.ts";
import type { ShownVisit } from "./schedule-address.ts";
import { clockField, formatTimes, nameOfDay } from "./visit-labels.ts";

/** Where an appointment would be: by the business's clock, in minutes since midnight. */
export type Draft = { day: LocalDay; minutes: number; duration: number; crewId: string };

/** The appointment's data that a draft needs; a job without an appointment has default values. */
export type Moved = Pick<
  ShownVisit,
  "crewId" | "crewName" | "leavesAt" | "startsAt" | "endsAt" | "windowMinutes" | "version"
> & { id: string | null; customerName: string };

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

export const draftOf = ({ startsAt, endsAt, crewId }: Moved, zone: string): Draft => ({
  day: dayOf(startsAt, zone),
  minutes: localTime(startsAt, zone).minutes,
  duration: minutesBetween(startsAt, endsAt),
  crewId,
});

/** The crew's times for a draft. */
export function timesOfDraft(draft: Draft, moved: Moved, zone: string) {
  return timesOf(
    {
      date: draft.day,
      time: draft.minutes,
      duration_minutes: draft.duration,
      travel_minutes: minutesBetween(moved.leavesAt, moved.startsAt),
    },
    zone,
  );
}

/** "Thu, Mar 13, 9:15 – 11:15 AM, Truck 2". */
export function describeDraft(
  draft: Draft,
  moved: Moved,
  { zone, crewName }: { zone: string; crewName: string },
): string {
  const times = formatTimes(timesOfDraft(draft, moved, zone), zone);
  return [nameOfDay(draft.day, "short"), times, crewName].filter(Boolean).join(", ");
}

/** Fields of the appointment's form for this move, which the customer is notified of by default. */
export const formOfDraft = (
  draft: Draft,
  moved: Moved,
  { notifies, isUndo } = { notifies: true, isUndo: false },
): Record<string, string> => ({
  ...noticeFields(notifies, isUndo),
  intent: "move",
  version: String(moved.version),
  crew_id: draft.crewId,
  date: draft.day,
  time: clockField(draft.minutes),
  duration_minutes: String(draft.duration),
  travel_minutes: String(minutesBetween(moved.leavesAt, moved.startsAt)),
  window_minutes: String(moved.windowMinutes),
});
