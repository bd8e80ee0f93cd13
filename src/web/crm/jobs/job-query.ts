import {
  everyJob,
  type JobDateChoice,
  type JobFilter,
  jobDateChoices,
  jobDatesOf,
  jobFilterStates,
} from "~/domains/office/index.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import { readChoice, readId, withQuery } from "~/platform/http/requests/read-url.ts";

/** The filter of the list of jobs, with the dates as they were chosen. */
export type JobQuery = { filter: JobFilter; dateChoice: JobDateChoice | null };

export const everyJobQuery: JobQuery = { filter: everyJob, dateChoice: null };

/** Reads the filters from the query string. */
export function readJobQuery(parameters: URLSearchParams, today: LocalDay): JobQuery {
  const typed = { from: parameters.get("from"), to: parameters.get("to") };
  const choice =
    readChoice(parameters, "dates", jobDateChoices) ??
    (typed.from || typed.to ? ("custom" as const) : null);
  const dates = choice && jobDatesOf(choice, today, typed);
  return {
    filter: {
      state: readChoice(parameters, "state", jobFilterStates),
      crewId: readId(parameters.get("crew")),
      isRecurring: parameters.get("recurring") === "yes",
      dates,
    },
    dateChoice: dates && choice,
  };
}

type JobListPlace = {
  state?: JobFilter["state"];
  sort?: string;
  after?: string | null;
};

/** URL of the list with these filters; another state replaces theirs. */
export function jobsHref({ filter, dateChoice }: JobQuery, place: JobListPlace = {}): string {
  const { sort = "-date", after = null } = place;
  const state = place.state === undefined ? filter.state : place.state;
  const custom = dateChoice === "custom" ? filter.dates : null;
  return withQuery("/crm/jobs", {
    state,
    crew: filter.crewId,
    recurring: filter.isRecurring ? "yes" : null,
    dates: dateChoice,
    from: custom?.from ?? null,
    to: custom?.to ?? null,
    sort: sort === "-date" ? null : sort,
    after,
  });
}
