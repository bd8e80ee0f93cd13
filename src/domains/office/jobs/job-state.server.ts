import { type SQL, sql } from "drizzle-orm";
import { invoices } from "~/domains/billing/index.server.ts";
import { recurrences, visits } from "~/domains/schedule/index.server.ts";
import type { JobState } from "~/domains/schedule/index.ts";

/** Whether a job, named `j` in the query, has a visit in these states. */
const hasVisit = (which: SQL) =>
  sql`exists (select from ${visits} v where v.work_order_id = j.id and ${which})`;

/** Its issued invoices that weren’t credited in full, other than those of deposits. */
const bill = (which: SQL) => sql`exists (
  select from ${invoices} i where i.work_order_id = j.id and i.number is not null and not i.is_deposit
    and (i.total_cents = 0 or i.total_cents > i.credited_cents) and ${which})`;

const recurs = sql`exists (
  select from ${recurrences} r where r.work_order_id = j.id and r.stopped_at is null)`;

/**
 * The state of a job that the query names `j`: a job isn't asked for its state, it follows from its
 * appointments and invoices. A job is in progress from the moment its crew is on the way, and
 * between the appointments of one that takes several; a recurring job is scheduled.
 */
export const jobState: SQL<JobState> = sql<JobState>`case
  when j.status = 'canceled' then 'canceled'
  when j.status = 'open' and ${hasVisit(sql`v.state = 'booked'`)} then
    case when ${hasVisit(sql`v.state = 'booked' and v.on_the_way_at is not null`)}
        or (${hasVisit(sql`v.state = 'done'`)} and not ${recurs})
      then 'in_progress' else 'scheduled' end
  when j.status = 'open' then 'unscheduled'
  when ${bill(sql`i.total_cents > i.paid_cents + i.credited_cents`)} then 'invoiced'
  when ${bill(sql`true`)} then 'paid'
  else 'done' end`;

/** The stored statuses that a state has, for a query by state that uses an index. */
export const statusOfState: Record<JobState, "open" | "done" | "canceled"> = {
  unscheduled: "open",
  scheduled: "open",
  in_progress: "open",
  done: "done",
  invoiced: "done",
  paid: "done",
  canceled: "canceled",
};
