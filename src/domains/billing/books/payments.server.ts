import { type SQL, sql } from "drizzle-orm";
import { canReadBooks } from "~/domains/billing/billing.policy.ts";
import { findRecorderNames } from "~/domains/billing/invoices/find-invoice.server.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { type EntryMethod, entryMethods } from "~/domains/billing/invoices/invoices.ts";
import {
  type Actor,
  authorize,
  type BusinessReader,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { PaymentSort } from "./books.ts";
import type { BooksDays } from "./books-period.ts";

const pageSize = 50;

type PaymentFilter = BooksDays & { method: EntryMethod | null };

type PaymentQuery = PaymentFilter & {
  sort: PaymentSort;
  /** From 1. */
  page: number;
};

export type ListedPayment = {
  id: string;
  kind: "payment" | "refund";
  happenedOn: LocalDay;
  invoiceId: string;
  invoiceNumber: number;
  /** Null once the customer was deleted. */
  customerId: string | null;
  customerName: string;
  method: EntryMethod;
  /** Negative for a refund. */
  cents: number;
  /** The part of it that is a tip. */
  tipCents: number;
  note: string | null;
  /** The member who recorded it; null for a card payment, and for one by the API. */
  recorder: string | null;
};

type MethodTotal = { method: EntryMethod; count: number; cents: number };

/** What all listed payments come to, in cents; refunds are subtracted from `netCents`. */
export type PaymentTotals = {
  count: number;
  receivedCents: number;
  refundedCents: number;
  netCents: number;
  tipCents: number;
  /** Net of refunds; only methods with a payment or a refund. */
  byMethod: MethodTotal[];
};

/** One page of the business's payments and refunds of a period, with totals over all of them. */
export async function readPayments(
  platform: Platform,
  actor: Actor,
  { sort, page, ...filter }: PaymentQuery,
): Promise<{ rows: ListedPayment[]; hasNext: boolean; totals: PaymentTotals }> {
  authorize(canReadBooks(actor));
  const column = sort.replace("-", "") as keyof typeof sortKeys;
  const direction = sql.raw(sort.startsWith("-") ? "desc" : "asc");
  const order = sql`order by ${sortKeys[column]} ${direction}, e.id ${direction}`;
  const limit = sql`limit ${pageSize + 1} offset ${(page - 1) * pageSize}`;
  const [rows, totals] = await Promise.all([
    selectPayments(platform, actor, filter, { order, limit }),
    sumPayments(platform, actor, filter),
  ]);
  return { rows: rows.slice(0, pageSize), hasNext: rows.length > pageSize, totals };
}

const sortKeys = {
  date: sql`e.happened_on`,
  customer: sql`lower(i.customer_name)`,
  amount: sql`-e.cents`,
};

/** All of them for an export, oldest first. */
export function streamPayments(
  platform: Platform,
  actor: Actor,
  filter: PaymentFilter,
): AsyncGenerator<ListedPayment> {
  authorize(canReadBooks(actor));
  return streamRows((after, limit) => {
    const seen = sql`(select s.happened_on from ${invoiceEntries} s
      where s.id = ${after} and s.contractor_id = ${actor.contractorId})`;
    return selectPayments(platform, actor, filter, {
      order: sql`order by e.happened_on, e.id`,
      rest: after ? sql`and (e.happened_on, e.id) > (${seen}, ${after}::uuid)` : sql``,
      limit: sql`limit ${limit}`,
    });
  });
}

/** A condition for a query that names the entry `e`. */
const isListed = (contractorId: string, { from, to, method }: PaymentFilter): SQL => sql`
  e.contractor_id = ${contractorId} and e.kind in ('payment', 'refund')
  and e.happened_on between ${from}::date and ${to}::date
  ${method ? sql`and coalesce(e.method, 'other') = ${method}` : sql``}`;

type Page = {
  /** Of rows of an entry `e` and its invoice `i`. */
  order: SQL;
  /** Further conditions after "and", and the limit. */
  rest?: SQL;
  limit: SQL;
};

/** Only the page's entries get their details. */
async function selectPayments(
  platform: Platform,
  actor: BusinessReader,
  filter: PaymentFilter,
  { order, rest = sql``, limit }: Page,
): Promise<ListedPayment[]> {
  const { rows } = await platform.database.query.execute<
    Omit<ListedPayment, "recorder"> & { recordedBy: string }
  >(sql`
    with listed as materialized (
      select e.id, e.invoice_id, e.happened_on, e.cents from ${invoiceEntries} e
      where ${isListed(actor.contractorId, filter)}),
    page as materialized (
      select e.id from listed e left join ${invoices} i on i.id = e.invoice_id
      where true ${rest} ${order} ${limit})
    select e.id, e.kind, e.happened_on::text as "happenedOn", e.invoice_id as "invoiceId",
      i.number as "invoiceNumber", i.customer_id as "customerId", i.customer_name as "customerName",
      coalesce(e.method, 'other') as method, -e.cents as cents, e.note,
      e.recorded_by as "recordedBy", coalesce(tip.cents, 0)::integer as "tipCents"
    from page join ${invoiceEntries} e on e.id = page.id join ${invoices} i on i.id = e.invoice_id
      left join lateral ${tipOf} tip on i.tip_cents > 0
    ${order}`);
  const names = await findRecorderNames(platform, actor, rows);
  return rows.map(({ recordedBy, ...row }) => ({
    ...row,
    recorder: names[recordedBy]?.name ?? null,
  }));
}

/**
 * The tip within entry `e` of invoice `i`: a payment covers the work first, and a credit reduces the
 * work first.
 */
const tipOf = (() => {
  /** What `paid` covers of the tip, after `x.credited`. */
  const covered = (paid: SQL) => sql`greatest(0, least(
    i.tip_cents - greatest(0, x.credited - (i.total_cents - i.tip_cents)),
    ${paid} - greatest(0, i.total_cents - i.tip_cents - x.credited)))`;
  return sql`(
    select ${covered(sql`x.paid - e.cents`)} - ${covered(sql`x.paid`)} as cents
    from (
      select coalesce(-sum(s.cents) filter (where s.kind in ('payment', 'refund')), 0) as paid,
        coalesce(-sum(s.cents) filter (where s.kind = 'credit'), 0) as credited
      from ${invoiceEntries} s
      where s.invoice_id = e.invoice_id and s.position < e.position) x)`;
})();

async function sumPayments(
  { database: { query } }: Platform,
  { contractorId }: BusinessReader,
  filter: PaymentFilter,
): Promise<PaymentTotals> {
  const [{ rows }, tips] = await Promise.all([
    query.execute<Record<"count" | "received" | "refunded", string> & { method: EntryMethod }>(sql`
      select coalesce(e.method, 'other') as method, count(*) as count,
        coalesce(-sum(e.cents) filter (where e.kind = 'payment'), 0) as received,
        coalesce(sum(e.cents) filter (where e.kind = 'refund'), 0) as refunded
      from ${invoiceEntries} e where ${isListed(contractorId, filter)} group by 1`),
    query.execute<{ cents: string }>(sql`
      select coalesce(sum(tip.cents), 0) as cents
      from ${invoices} i join ${invoiceEntries} e on e.invoice_id = i.id, lateral ${tipOf} tip
      where i.contractor_id = ${contractorId} and i.tip_cents > 0
        and ${isListed(contractorId, filter)}`),
  ]);
  const methods = rows.map(({ method, count, received, refunded }) => ({
    ...{ method, count: Number(count) },
    ...{ receivedCents: Number(received), refundedCents: Number(refunded) },
  }));
  const sum = (figure: "count" | "receivedCents" | "refundedCents") =>
    methods.reduce((all, one) => all + one[figure], 0);
  return {
    count: sum("count"),
    receivedCents: sum("receivedCents"),
    refundedCents: sum("refundedCents"),
    netCents: sum("receivedCents") - sum("refundedCents"),
    tipCents: Number(tips.rows[0]?.cents ?? 0),
    byMethod: entryMethods.flatMap((method) => {
      const found = methods.find((one) => one.method === method);
      if (!found) return [];
      const { count, receivedCents, refundedCents } = found;
      return [{ method, count, cents: receivedCents - refundedCents }];
    }),
  };
}
