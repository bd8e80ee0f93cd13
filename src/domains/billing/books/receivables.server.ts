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
  const [rows, totals, overpaidCents] = await Promise.all([
    selectReceivables(
      platform,
      actor,
      today,
      sql`order by ${orders[sort]} limit ${pageSize + 1} offset ${(page - 1) * pageSize}`,
    ),
    sumReceivables(platform, actor, today),
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
  return selectReceivables(platform, actor, today, sql`order by ${orders.customer}`);
}

async function findToday(
  { database, settings, clock }: Platform,
  { contractorId }: BusinessReader,
): Promise<LocalDay> {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

const byName = sql`lower(coalesce(c.name, '')), owing.id`;
const orders: Record<ReceivableSort, SQL> = {
  "-total": sql`owing.total desc, ${byName}`,
  total: sql`owing.total, ${byName}`,
  customer: byName,
  "-customer": sql`lower(coalesce(c.name, '')) desc, owing.id desc`,
  "-oldest": sql`owing.due_since, ${byName}`,
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

const sumsOf = (today: LocalDay): SQL => {
  const buckets = bucketsOn(today);
  const sums = agingBuckets.map(
    (bucket) =>
      sql`coalesce(sum(${balance}) filter (where ${buckets[bucket]}), 0) as ${sql.identifier(bucket)}`,
  );
  return sql`${sql.join(sums, sql`, `)}, coalesce(sum(${balance}), 0) as total, count(*) as invoices`;
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

/** @param rest the order and limit, for rows of `owing` with their customer `c` */
async function selectReceivables(
  { database: { query } }: Platform,
  { contractorId }: BusinessReader,
  today: LocalDay,
  rest: SQL,
): Promise<Receivable[]> {
  const { rows } = await query.execute<
    SumRow & { id: string | null; name: string | null; due_since: string }
  >(sql`
    with owing as (
      select coalesce(o.merged_into, o.id) as id, min(i.due_on) as due_since, ${sumsOf(today)}
      from ${invoices} i left join ${customers} o on o.id = i.customer_id
      where i.contractor_id = ${contractorId} and ${isOwed} group by 1)
    select owing.*, owing.due_since::text as due_since, c.name
    from owing left join ${customers} c on c.id = owing.id ${rest}`);
  return rows.map(({ id, name, due_since: dueSince, ...row }) => ({
    ...{ customerId: id, name: name ?? "Deleted customers", dueSince },
    ...toAging(row),
  }));
}

async function sumReceivables(
  { database: { query } }: Platform,
  { contractorId }: BusinessReader,
  today: LocalDay,
): Promise<Receivables["totals"]> {
  const { rows } = await query.execute<SumRow & { customers: string }>(sql`
    select ${sumsOf(today)}, count(distinct coalesce(o.merged_into, o.id, ${noCustomer}::uuid)) as customers
    from ${invoices} i left join ${customers} o on o.id = i.customer_id
    where i.contractor_id = ${contractorId} and ${isOwed}`);
  const [row] = rows;
  if (!row) throw new Error("No totals of receivables");
  return { ...toAging(row), customers: Number(row.customers) };
}

/** Counts the invoices without a customer as one. */
const noCustomer = "00000000-0000-0000-0000-000000000000";

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
