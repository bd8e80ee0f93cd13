import { type SQL, sql } from "drizzle-orm";
import { invoices } from "~/domains/billing/index.server.ts";
import { customers } from "~/domains/customers/index.server.ts";
import { recurrences, visits, workOrders } from "~/domains/schedule/index.server.ts";
import { canPlanFor, type JobState } from "~/domains/schedule/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { containsAll } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isBooked, isInState, isWorkBilled, jobState, recurs } from "./job-state.server.ts";
import type { JobFilter, JobSort } from "./jobs.ts";

export type ListedJob = {
  id: string;
  what: string;
  customerId: string | null;
  customerName: string;
  address: string | null;
  state: JobState;
  /** Whether an appointment is over but isn't done. */
  isLate: boolean;
  recurs: boolean;
  /** The price of one appointment if it recurs. */
  valueCents: number | null;
  /** The next appointment, or else the latest one. */
  visitAt: Date | null;
  createdAt: Date;
};

const pageSize = 50;

const isBookedVisit = sql`v.work_order_id = j.id and v.state = 'booked'`;
const isLate = (now: Date) => sql`(j.status = 'open' and exists (
  select from ${visits} v where ${isBookedVisit} and v.ends_at < ${now.toISOString()}::timestamptz))`;

/** When its next booked appointment starts. */
const nextStart = sql`(select min(v.starts_at) from ${visits} v where ${isBookedVisit})`;

/** What an invoice that the query names `i` bills before deposits, without a tip, in cents. */
const billedCents = sql`(i.total_cents - coalesce((
  select sum((a ->> 'cents')::bigint) from jsonb_array_elements(i.content -> 'adjustments') a), 0))`;

/** The order of appointments that a query names `v`: the next booked one, else the latest one, first. */
const nextElseLatest = sql`(v.state = 'booked') desc,
  case when v.state = 'booked' then v.starts_at end, v.starts_at desc`;

/** The price of a job's next recurring appointment, or else its latest one; null if it has none. */
const recurringPrice = (condition: SQL) => {
  const seriesPrice = sql`case when r.has_own_price or r.price_cents is not null
    then r.price_cents else j.value_cents end`;
  const whenDone = sql`case when v.state = 'done' then v.done_price_cents end`;
  const price = sql`coalesce(v.price_cents, ${whenDone}, ${seriesPrice})`;
  return sql`(select ${price} from ${visits} v join ${recurrences} r on r.id = v.recurrence_id
    where v.work_order_id = j.id and v.state <> 'canceled' and ${condition} and ${price} is not null
    order by ${nextElseLatest} limit 1)`;
};

/**
 * What a job that the query names `j` is worth in cents: the price of its next appointment if it
 * recurs, else its own value, else the prices of its appointments, else what it was billed.
 */
export const valueCents = sql<number | null>`coalesce(
  ${recurringPrice(sql`r.stopped_at is null`)},
  j.value_cents,
  nullif((select sum(v.price_cents) from ${visits} v
    where v.work_order_id = j.id and v.state <> 'canceled' and v.recurrence_id is null), 0),
  ${recurringPrice(sql`true`)},
  (select sum(${billedCents}) from ${invoices} i
    where i.work_order_id = j.id and i.number is not null and i.voided_at is null
      and not i.is_deposit))`;

/** What jobs are sorted by. Never null; jobs without an appointment or value are last. */
function sortKeyOf(sort: JobSort): SQL {
  switch (sort) {
    case "next":
      return sql`coalesce(${nextStart}, 'infinity')`;
    case "-next":
      return sql`coalesce(${nextStart}, '-infinity')`;
    case "value":
      return sql`coalesce(${valueCents}, 1000000000000)`;
    case "-value":
      return sql`coalesce(${valueCents}, -1)`;
    case "date":
    case "-date":
      return sql`j.created_at`;
  }
}

const isFound = (text: string): SQL => {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
  return containsAll([sql`j.what`, sql`j.customer_name`, sql`j.address`], words);
};

type JobQuery = JobFilter & {
  /** Words of the job, the customer, or the address. A search ignores the filters. */
  search: string;
  sort: JobSort;
  /** The last job of the page before. */
  after: string | null;
};

/** One page of a business's jobs; all but canceled ones if there is no filter by state. */
export async function listJobs(
  { database: { query }, clock }: Platform,
  actor: Actor,
  { search, sort, after, ...filter }: JobQuery,
): Promise<{ rows: ListedJob[]; next: string | null }> {
  authorize(canPlanFor(actor));
  const now = clock.now();
  const condition = search.trim() === "" ? matches(filter, now) : isFound(search);
  const sortKey = sortKeyOf(sort);
  const isDescending = sort.startsWith("-");
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const beyond = after
    ? sql`and (${sortKey}, j.id) ${sql.raw(isDescending ? "<" : ">")} (
        select ${sortKey}, j.id from ${workOrders} j
        where j.id = ${after} and j.contractor_id = ${actor.contractorId})`
    : sql``;
  const { rows } = await query.execute<
    Omit<ListedJob, "valueCents" | "visitAt" | "createdAt"> & {
      valueCents: string | number | null;
      visitAt: string | Date | null;
      createdAt: string | Date;
    }
  >(sql`
    with page as materialized (
      select j.*, ${sortKey} as sort_key from ${workOrders} j
      where j.contractor_id = ${actor.contractorId} and ${condition} ${beyond}
      order by sort_key ${direction}, j.id ${direction} limit ${pageSize + 1})
    select j.id, j.what, coalesce(c.merged_into, c.id) as "customerId",
      j.customer_name as "customerName", j.address, ${jobState} as state,
      ${isLate(now)} as "isLate", ${recurs} as recurs, ${valueCents} as "valueCents",
      visit.starts_at as "visitAt", j.created_at as "createdAt"
    from page j left join ${customers} c on c.id = j.customer_id
      left join lateral (
        select v.starts_at from ${visits} v where v.work_order_id = j.id and v.state <> 'canceled'
        order by ${nextElseLatest} limit 1) visit on true
    order by j.sort_key ${direction}, j.id ${direction}`);
  const shown = rows.slice(0, pageSize);
  return {
    rows: shown.map((row) => ({
      ...row,
      valueCents: row.valueCents === null ? null : Number(row.valueCents),
      visitAt: row.visitAt === null ? null : new Date(row.visitAt),
      createdAt: new Date(row.createdAt),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

function matches({ state, crewId, isRecurring }: JobFilter, now: Date): SQL {
  const inState =
    state === "late" ? isLate(now) : state ? isInState[state] : sql`j.status <> 'canceled'`;
  // A crew's jobs are those that it is booked for, or else those that it did.
  const ofCrew = crewId
    ? sql` and exists (select from ${visits} v
        where v.work_order_id = j.id and v.crew_id = ${crewId} and v.state <> 'canceled')`
    : sql``;
  const recurring = isRecurring ? sql` and ${recurs}` : sql``;
  return sql`${inState}${ofCrew}${recurring}`;
}

export type JobTotal = { count: number; cents: number };

/** The jobs that wait for someone. Late ones are scheduled or in progress, too. */
export const waitingJobs = ["unscheduled", "booked", "late", "done"] as const;
type WaitingJobs = (typeof waitingJobs)[number];

/** How many jobs wait for someone, and what they are worth as far as it's known. */
export async function readJobTotals<Kind extends WaitingJobs>(
  { database: { query }, clock }: Platform,
  actor: Actor,
  kinds: readonly Kind[],
): Promise<Record<Kind, JobTotal>> {
  authorize(canPlanFor(actor));
  const sumOf = (condition: SQL, cents: SQL = valueCents) => sql`(
    select json_build_object('count', count(*), 'cents', coalesce(sum(${cents}), 0)) from ${workOrders} j
    where j.contractor_id = ${actor.contractorId} and ${condition})`;
  const again = sql`coalesce((select sum(${billedCents}) from ${invoices} i
    where i.work_order_id = j.id and i.is_due_again), 0)`;
  // Of a job that was billed except for an extra, only the extra is left, and its value isn't that.
  const unbilled = sql`case when ${isWorkBilled} then ${again} else ${valueCents} end`;
  const sums: Record<WaitingJobs, SQL> = {
    unscheduled: sumOf(isInState.unscheduled),
    booked: sumOf(sql`j.status = 'open' and ${isBooked}`),
    late: sumOf(isLate(clock.now())),
    done: sumOf(isInState.done, unbilled),
  };
  const columns = kinds.map((kind) => sql`${sums[kind]} as ${sql.identifier(kind)}`);
  const { rows } = await query.execute<Record<Kind, JobTotal>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [totals] = rows;
  if (!totals) throw new Error("a select without a table returns one row");
  return totals;
}
