import { type SQL, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { recurrences, visits } from "~/domains/schedule/index.server.ts";
import type { JobState } from "~/domains/schedule/index.ts";

/** Whether a job, named `j` in the query, has a visit in these states. */
const hasVisit = (condition: SQL) =>
  sql`exists (select from ${visits} v where v.work_order_id = j.id and ${condition})`;

/** Its issued invoices that weren’t voided, except deposit invoices. */
const bill = (condition: SQL) => sql`exists (
  select from ${invoices} i where i.work_order_id = j.id and i.number is not null and not i.is_deposit
    and i.voided_at is null and ${condition})`;

/** Whether it has a recurrence that hasn’t ended. */
export const recurs = sql`exists (
  select from ${recurrences} r where r.work_order_id = j.id and r.stopped_at is null)`;

/** Whether a job that the query names `j` has a booked appointment. */
export const isBooked = hasVisit(sql`v.state = 'booked'`);
const isUnderWay = sql`(${hasVisit(sql`v.state = 'booked' and v.on_the_way_at is not null`)}
  or (${hasVisit(sql`v.state = 'done'`)} and not ${recurs}))`;
const isOwed = bill(sql`i.total_cents > i.paid_cents + i.credited_cents`);
/** Whether an invoice that the query names `i` is for an extra, so the job itself must still be billed. */
export const isOfExtra = sql`exists (
  select from ${jobEstimates} e where e.id = i.estimate_id and e.is_billed_apart)`;
/** Whether its work, apart from extras, is invoiced. */
export const isWorkBilled = bill(sql`not ${isOfExtra}`);
/** Whether a job that the query names `j` has an accepted extra without an invoice. */
export const hasUnbilledExtra = sql`exists (
  select from ${jobEstimates} e
  where e.work_order_id = j.id and e.state = 'accepted' and e.is_billed_apart
    and not exists (
      select from ${invoices} i where i.estimate_id = e.id and i.number is not null
        and not i.is_deposit and i.voided_at is null))`;
/** Whether a job that the query names `j` has a voided invoice whose work is due again. */
export const isDueAgain = sql`exists (
  select from ${invoices} i where i.work_order_id = j.id and i.is_due_again)`;
const isBilled = sql`(${isWorkBilled} and not ${hasUnbilledExtra} and not ${isDueAgain})`;

/**
 * The state of a job that the query names `j`, derived from its appointments and invoices. A job is
 * in progress once its crew is on the way, and between its appointments if it has several; a
 * recurring job is scheduled.
 */
export const jobState: SQL<JobState> = sql<JobState>`case
  when j.status = 'canceled' then 'canceled'
  when j.status = 'open' and ${isBooked} then
    case when ${isUnderWay} then 'in_progress' else 'scheduled' end
  when j.status = 'open' then 'unscheduled'
  when not ${isBilled} then 'done'
  when ${isOwed} then 'invoiced'
  else 'paid' end`;

/**
 * Whether a job that the query names `j` is in a state. Equivalent to comparing `jobState`, but
 * written as joins, so PostgreSQL evaluates it for all jobs in one pass.
 */
export const isInState: Record<JobState, SQL> = {
  unscheduled: sql`j.status = 'open' and not ${isBooked}`,
  scheduled: sql`j.status = 'open' and ${isBooked} and not ${isUnderWay}`,
  in_progress: sql`j.status = 'open' and ${isBooked} and ${isUnderWay}`,
  done: sql`j.status = 'done' and not ${isBilled}`,
  invoiced: sql`j.status = 'done' and ${isBilled} and ${isOwed}`,
  paid: sql`j.status = 'done' and ${isBilled} and not ${isOwed}`,
  canceled: sql`j.status = 'canceled'`,
};
