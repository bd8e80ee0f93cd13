import { localTime } from "~/domains/shared/index.ts";

/** Kinds that are shown in full on request. */
export const todayKinds = ["ready", "new", "visits", "tasks"] as const;
export type TodayKind = (typeof todayKinds)[number];

/** Minutes after midnight in the business's zone, until which the day's appointments come first. */
const morningEnds = 9 * 60;
/** Milliseconds before an appointment's start from which it is due. */
const dueSoon = 60 * 60_000;

type Timed = { startsAt: Date; endsAt: Date };

/**
 * Whether Today lists appointments before new leads: before 9 AM in the business's zone, and while an
 * appointment starts within the hour or is under way. Time since the start is real time, also in the
 * night of a clock change.
 */
export function appointmentsComeFirst(now: Date, zone: string, visits: readonly Timed[]): boolean {
  if (localTime(now, zone).minutes < morningEnds) return true;
  return visits.some(
    ({ startsAt, endsAt }) => startsAt.getTime() - now.getTime() <= dueSoon && endsAt > now,
  );
}
