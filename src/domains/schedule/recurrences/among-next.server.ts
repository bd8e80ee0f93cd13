import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";

/** Upcoming appointments of a recurring job that a list shows; there are those of a whole year. */
const shownAhead = 5;

/**
 * For a query of visits: whether a visit is among the next five of its recurring job. Past ones and
 * those of other jobs are.
 */
export const isAmongNext = (
  { recurrenceId, startsAt }: Record<"recurrenceId" | "startsAt", SQLWrapper>,
  now: Date,
): SQL => sql`(${recurrenceId} is null or ${startsAt} <= ${now.toISOString()}::timestamptz or (
  select count(*) from (
    select from ${visits} sooner where sooner.recurrence_id = ${recurrenceId} and sooner.state = 'booked'
      and sooner.starts_at > ${now.toISOString()}::timestamptz and sooner.starts_at < ${startsAt}
    limit ${shownAhead}) of_job) < ${shownAhead})`;
