import { type JobState, jobStates } from "~/domains/schedule/index.ts";
import {
  addDays,
  type LocalDay,
  monthOf,
  nextMonthOf,
  readDay,
  weekOf,
} from "~/domains/shared/index.ts";

/** What the list of jobs can be filtered by: a state, or jobs with an appointment that is over but not done. */
export const jobFilterStates = [...jobStates, "late"] as const;
export type JobFilterState = JobState | "late";

export type JobFilter = {
  /** Null for all but canceled ones. */
  state: JobFilterState | null;
  crewId: string | null;
  isRecurring: boolean;
  /** Only jobs with an appointment on these days. */
  dates: JobDates | null;
};

/** The first and the last day; null for an open end. */
type JobDates = { from: LocalDay | null; to: LocalDay | null };

/** All jobs but canceled ones. */
export const everyJob: JobFilter = {
  state: null,
  crewId: null,
  isRecurring: false,
  dates: null,
};

/** Ranges of days to choose from; "custom" is typed. */
export const jobDateChoices = ["this_week", "this_month", "last_month", "custom"] as const;
export type JobDateChoice = (typeof jobDateChoices)[number];

/** The days of a range; null if no day is typed. Days typed in reverse order are switched. */
export function jobDatesOf(
  choice: JobDateChoice,
  today: LocalDay,
  typed: { from: string | null; to: string | null },
): JobDates | null {
  const week = weekOf(today);
  const month = monthOf(today);
  const lastMonth = monthOf(addDays(month, -1));
  switch (choice) {
    case "this_week":
      return { from: week, to: addDays(week, 6) };
    case "this_month":
      return { from: month, to: addDays(nextMonthOf(month), -1) };
    case "last_month":
      return { from: lastMonth, to: addDays(month, -1) };
    case "custom": {
      const [from, to] = [readDay(typed.from), readDay(typed.to)];
      if (!from && !to) return null;
      return from && to && to < from ? { from: to, to: from } : { from, to };
    }
  }
}

/** Orders of the list of jobs; "-" for descending. "next" is by the next booked appointment. */
export const jobSorts = ["-date", "date", "next", "-next", "-value", "value"] as const;
export type JobSort = (typeof jobSorts)[number];
