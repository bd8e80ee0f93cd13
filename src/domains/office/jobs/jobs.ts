import { type JobState, jobStates } from "~/domains/schedule/index.ts";

/** What the list of jobs can be filtered by: a state, or jobs with an appointment that is over but not done. */
export const jobFilterStates = [...jobStates, "late"] as const;
export type JobFilterState = JobState | "late";

export type JobFilter = {
  /** Null for all but canceled ones. */
  state: JobFilterState | null;
  crewId: string | null;
  isRecurring: boolean;
};

/** Orders of the list of jobs; "-" for descending. "next" is by the next booked appointment. */
export const jobSorts = ["-date", "date", "next", "-next", "-value", "value"] as const;
export type JobSort = (typeof jobSorts)[number];
