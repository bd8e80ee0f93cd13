import { type SQL, sql } from "drizzle-orm";
import { canReadBooks } from "~/domains/billing/billing.policy.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { customers } from "~/domains/customers/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessReader,
  dayOf,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Aging, type AgingBucket, agingBuckets, type ReceivableSort } from "./books.ts";

const pageSize = 50;

type ReceivablesQuery = {
  sort: ReceivableSort;
  /** From 1. */
  page: number;
};

export type Receivable = Aging & {
  /** Null for invoices of customers that were deleted. */
  customerId: string | null;
  name: string;
  /** How many invoices are unpaid. */
  invoices: number;
  /** The earliest due date of them. */
  dueSince: LocalDay;
};

type Receivables = {
  today: LocalDay;
  rows: Receivable[];
  hasNext: boolean;
  /** Over all customers. */
  totals: Aging & { customers: number; invoices: number };
  /** What customers paid beyond their invoices, in cents; it isn't subtracted from what others owe. */
  overpaidCents: number;
};

/** What each customer owes today by how long it's past due, one page, with totals over all. */
export async function readReceivables(
  platform: Platform,
  actor: Actor,
  { sort, page }: ReceivablesQuery,
): Promise<Receivables> {
  authorize(canReadBooks(actor));
  const today = await findToday(platform, actor);
  const limit = sql`limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
  const [{ rows, totals }, overpaidCents] = await Promise.all([
    selectReceivables(platform, actor, today, { order: orders[sort], limit }),
    sumOverpaid(platform, actor),
  ]);
  return {
    today,
    rows: rows.slice(0, pageSize),
    hasNext: rows.length > pageSize,
    totals,
    overpaidCents,
  };
}

/** All of them, by name, for an export. */
export async function listReceivables(platform: Platform, actor: Actor): Promise<Receivable[]> {
  authorize(canReadBooks(actor));
  const today = await findToday(platform, actor);
  const all = { order: orders.customer, limit: sql`` };
  return (await selectReceivables(platform, actor, today, all)).rows;
}

async function findToday(
  { database, settings, clock }: Platform,
  { contractorId }: BusinessReader,
): Promise<LocalDay> {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

const name = sql`lower(coalesce(c.name, ''))`;
const orders: Record<ReceivableSort, SQL> = {
  "-total": sql`owing.total desc, owing.id`,
  total: sql`owing.total, owing.id`,
  customer: sql`${name}, owing.id`,
  "-customer": sql`${name} desc, owing.id desc`,
  "-oldest": sql`owing.due_since, owing.id`,
};

const balance = sql`(i.total_cents - i.paid_cents - i.credited_cents)`;

/** The same condition as the index `invoices_owed`. */
const isOwed = sql`i.number is not null and i.total_cents > i.paid_cents + i.credited_cents`;

/** Conditions on how many days ago invoice `i` was due. */
function bucketsOn(today: LocalDay): Record<AgingBucket, SQL> {
  const days = sql`(${today}::date - i.due_on)`;
  return {
    current: sql`${days} <= 0`,
    to30: sql`${days} between 1 and 30`,
    to60: sql`${days} between 31 and 60`,
    to90: sql`${days} between 61 and 90`,
    over90: sql`${days} > 90`,
  };
}

/** The sums of invoices `i`, with this before their names. */
const sumsOf = (today: LocalDay, prefix: "" | "all_"): SQL => {
  const buckets = bucketsOn(today);
  const sums = agingBuckets.map(
    (bucket) =>
      sql`coalesce(sum(${balance}) filter (where ${buckets[bucket]}), 0) as ${sql.identifier(prefix + bucket)}`,
  );
  return sql`${sql.join(sums, sql`, `)}, coalesce(sum(${balance}), 0) as ${sql.identifier(`${prefix}total`)},
    count(*) as ${sql.identifier(`${prefix}invoices`)}`;
};

type SumRow = Record<AgingBucket | "total" | "invoices", string | number>;

const toAging = (row: SumRow): Aging & { invoices: number } => ({
  current: Number(row.current),
  to30: Number(row.to30),
  to60: Number(row.to60),
  to90: Number(row.to90),
  over90: Number(row.over90),
  total: Number(row.total),
  invoices: Number(row.invoices),
});

type Listing = {
  /** Of rows of `owing` and the customer `c`. */
  order: SQL;
  limit: SQL;
};

type Row = SumRow &
  Record<`all_${keyof SumRow | "customers"}`, string | number> & {
    /** Null in the only row if no one owes anything. */
    due_since: string | null;
    id: string | null;
    name: string | null;
  };

/** Customers in an order, and the sums over all of them, which each row repeats. */
async function selectReceivables(
  { database: { query } }: Platform,
  { contractorId }: BusinessReader,
  today: LocalDay,
  { order, limit }: Listing,
): Promise<Pick<Receivables, "rows" | "totals">> {
  const isOwn = sql`i.contractor_id = ${contractorId} and ${isOwed}`;
  const { rows } = await query.execute<Row>(sql`
    with owing as materialized (
      select coalesce(c.merged_into, c.id) as id, min(i.due_on) as due_since, ${sumsOf(today, "")}
      from ${invoices} i left join ${customers} c on c.id = i.customer_id where ${isOwn} group by 1),
    page as materialized (
      select owing.* from owing left join ${customers} c on c.id = owing.id order by ${order} ${limit}),
    total as (
      select (select count(*) from owing) as all_customers, ${sumsOf(today, "all_")}
      from ${invoices} i where ${isOwn})
    select total.*, owing.*, owing.due_since::text as due_since, c.name
    from total left join (page owing left join ${customers} c on c.id = owing.id) on true
    order by ${order}`);
  const [first] = rows;
  return {
    rows: rows.flatMap(({ id, due_since: dueSince, name, ...row }) =>
      dueSince === null
        ? []
        : [{ customerId: id, name: name ?? "Deleted customers", dueSince, ...toAging(row) }],
    ),
    totals: {
      ...toAging({
        ...{ current: first?.all_current ?? 0, to30: first?.all_to30 ?? 0 },
        ...{ to60: first?.all_to60 ?? 0, to90: first?.all_to90 ?? 0 },
        ...{ over90: first?.all_over90 ?? 0, total: first?.all_total ?? 0 },
        invoices: first?.all_invoices ?? 0,
      }),
      customers: Number(first?.all_customers ?? 0),
    },
  };
}

async function sumOverpaid(
  { database: { query } }: Platform,
  { contractorId }: BusinessReader,
): Promise<number> {
  const { rows } = await query.execute<{ cents: string }>(sql`
    select coalesce(-sum(${balance}), 0) as cents from ${invoices} i
    where i.contractor_id = ${contractorId} and i.number is not null
      and i.total_cents < i.paid_cents + i.credited_cents`);
  return Number(rows[0]?.cents ?? 0);
}
