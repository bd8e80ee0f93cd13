import { type SQL, sql } from "drizzle-orm";
import { canReadBooks } from "~/domains/billing/billing.policy.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  type Actor,
  addDays,
  authorize,
  type BusinessReader,
  boundsOf,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TaxAmounts, TaxFigures } from "./books.ts";
import type { BooksDays } from "./books-period.ts";

/** The figures of one tax rate, in thousandths of a percent; 0 for invoices without tax. */
export type RateFigures = TaxFigures & { taxRate: number };

/** One invoice's part of the report. */
export type InvoiceTax = RateFigures & {
  id: string;
  number: number;
  issuedOn: LocalDay;
  customerName: string;
};

type SalesTax = {
  rates: RateFigures[];
  total: TaxFigures;
  /** Invoices that the task `fill-invoice-sales` has yet to add. */
  missing: number;
};

/**
 * Sales and sales tax of a period by tax rate. Each figure is its value at the end of the period
 * less that before the period, so adjoining periods add up to the cent.
 */
export async function readSalesTax(
  platform: Platform,
  actor: Actor,
  days: BooksDays,
): Promise<SalesTax> {
  authorize(canReadBooks(actor));
  const { query } = platform.database;
  const amounts = await amountsOf(platform, actor, days);
  const [{ rows }, missing] = await Promise.all([
    query.execute<FigureRow & { taxRate: number }>(sql`
      ${amounts} select tax_rate as "taxRate", ${figureSums}
      from amounts group by tax_rate order by tax_rate = 0, tax_rate`),
    query.execute<{ count: string }>(sql`
      select count(*) as count from ${invoices}
      where contractor_id = ${actor.contractorId} and number is not null and sale_cents is null`),
  ]);
  const rates = rows.map((row) => ({ taxRate: row.taxRate, ...toFigures(row) })).filter(hasFigures);
  const none: TaxFigures = { invoiced: noAmounts, credited: noAmounts, collected: noAmounts };
  return {
    rates,
    total: rates.reduce<TaxFigures>(add, none),
    missing: Number(missing.rows[0]?.count ?? 0),
  };
}

/** The invoices behind the report, by number. */
export async function listInvoiceTaxes(
  platform: Platform,
  actor: Actor,
  days: BooksDays,
): Promise<InvoiceTax[]> {
  authorize(canReadBooks(actor));
  const amounts = await amountsOf(platform, actor, days);
  const { rows } = await platform.database.query.execute<
    FigureRow & Pick<InvoiceTax, "id" | "number" | "issuedOn" | "customerName" | "taxRate">
  >(sql`
    ${amounts}, totals as (select id, ${figureSums} from amounts group by id)
    select totals.*, i.number, i.issued_on::text as "issuedOn", i.customer_name as "customerName",
      i.tax_rate as "taxRate"
    from totals join ${invoices} i on i.id = totals.id
    order by i.number`);
  return rows
    .map(({ id, number, issuedOn, customerName, taxRate, ...row }) => ({
      ...{ id, number, issuedOn, customerName, taxRate },
      ...toFigures(row),
    }))
    .filter(hasFigures);
}

/** Whether anything was invoiced, credited, or collected: most invoices that were only touched have none. */
const hasFigures = (figures: TaxFigures): boolean =>
  kinds.some((kind) => Object.values(figures[kind]).some((cents) => cents !== 0));

const noAmounts: TaxAmounts = { taxableCents: 0, nonTaxableCents: 0, taxCents: 0 };

const kinds = ["invoiced", "credited", "collected"] as const;
const parts = { taxable: "taxableCents", untaxed: "nonTaxableCents", tax: "taxCents" } as const;
const columns = kinds.flatMap((kind) => Object.keys(parts).map((part) => `${kind}_${part}`));
const sumOf = (column: string) => sql`coalesce(sum(sign * ${sql.identifier(column)}::integer), 0)`;
const figureSums = sql.join(
  columns.map((column) => sql`${sumOf(column)} as ${sql.identifier(column)}`),
  sql`, `,
);
type FigureRow = Record<string, unknown>;

const toFigures = (row: FigureRow): TaxFigures => {
  const amounts = (kind: string): TaxAmounts => ({
    taxableCents: Number(row[`${kind}_taxable`]),
    nonTaxableCents: Number(row[`${kind}_untaxed`]),
    taxCents: Number(row[`${kind}_tax`]),
  });
  return {
    invoiced: amounts("invoiced"),
    credited: amounts("credited"),
    collected: amounts("collected"),
  };
};

const add = (all: TaxFigures, one: TaxFigures): TaxFigures => {
  const sum = (kind: (typeof kinds)[number]): TaxAmounts => ({
    taxableCents: all[kind].taxableCents + one[kind].taxableCents,
    nonTaxableCents: all[kind].nonTaxableCents + one[kind].nonTaxableCents,
    taxCents: all[kind].taxCents + one[kind].taxCents,
  });
  return { invoiced: sum("invoiced"), credited: sum("credited"), collected: sum("collected") };
};

/** `part` of `cents` in proportion to `whole`, half a cent rounded up; 0 if there is no whole. */
const share = (cents: SQL, part: SQL, whole: SQL): SQL =>
  sql`coalesce((2 * ${cents}::bigint * ${part} + ${whole}) / nullif(2 * ${whole}::bigint, 0), 0)`;

/**
 * The CTE `amounts`: two rows for each invoice that changed in the period, with what was invoiced,
 * credited, and collected of it until the day before (`sign` -1) and until the last day (1).
 * - A deposit's invoice isn't a sale. An invoice that deducts a deposit counts it as paid from then on.
 * - Voiding an invoice credits what is left of its sale, whatever its credit note says.
 * - A credit reduces taxable sales, other sales, and tax in proportion; one that passes a deposit on
 *   pays instead.
 * - What is paid covers the work before the tip, and counts once the invoice is issued.
 */
async function amountsOf(
  { database, settings }: Platform,
  { contractorId }: BusinessReader,
  { from, to }: BooksDays,
): Promise<SQL> {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const [first, last] = [boundsOf(zone, from).from, boundsOf(zone, to).to];
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const isPaid = sql`e.kind in ('payment', 'refund') or e.deposit_number is not null`;
  const isCredited = sql`e.kind = 'credit' and e.deposit_number is null`;
  const sumsAt = (until: SQL, name: "before" | "until") => {
    const sumWhere = (which: SQL) => sql`-sum(e.cents) filter (where (${which}) ${until})`;
    const named = (column: string) => sql.identifier(`${column}_${name}`);
    return sql`${sumWhere(isCredited)} as ${named("credited")}, ${sumWhere(isPaid)} as ${named("paid")},
      ${sumWhere(sql`e.deposit_number is not null`)} as ${named("deposited")}`;
  };
  const isSale = sql`i.sale_cents is not null and not i.is_deposit`;
  const soldColumns = sql`i.id, i.issued_on, i.tax_rate, i.sale_cents as sale, i.taxable_cents as taxable,
    i.tax_cents as tax, i.sale_cents + i.tip_cents - i.total_cents as deducted, i.voided_at`;
  return sql`
    with cuts (sign, day, moment) as (values
      (-1, ${addDays(from, -1)}::date, ${moment(first)}), (1, ${to}::date, ${moment(last)})),
    touched as (
      select e.invoice_id as id from ${invoiceEntries} e where e.contractor_id = ${contractorId}
        and e.kind in ('payment', 'refund') and e.happened_on between ${from}::date and ${to}::date
      union select e.invoice_id from ${invoiceEntries} e where e.contractor_id = ${contractorId}
        and e.kind = 'credit' and e.happened_on between ${from}::date and ${to}::date
      union select i.id from ${invoices} i where i.contractor_id = ${contractorId}
        and i.voided_at is not null and i.voided_at >= ${moment(first)} and i.voided_at < ${moment(last)}),
    sold as materialized (
      select ${soldColumns} from ${invoices} i where i.contractor_id = ${contractorId} and ${isSale}
        and i.issued_on between ${from}::date and ${to}::date
      union all
      select ${soldColumns} from touched join ${invoices} i on i.id = touched.id
      where ${isSale} and i.issued_on < ${from}::date),
    sums as (
      select e.invoice_id, ${sumsAt(sql`and e.happened_on < ${from}::date`, "before")},
        ${sumsAt(sql``, "until")}
      from sold join ${invoiceEntries} e on e.invoice_id = sold.id
      where e.kind <> 'issued' and e.happened_on <= ${to}::date group by 1),
    -- Not inlined: each figure would repeat all that it's computed from.
    standing as materialized (
      select cuts.sign, i.id, i.tax_rate, i.sale, i.taxable, i.tax,
        case when i.voided_at < cuts.moment then i.sale else least(i.sale, coalesce(
          case when cuts.sign = 1 then sums.credited_until else sums.credited_before end, 0)) end as credited,
        coalesce(case when cuts.sign = 1 then sums.paid_until else sums.paid_before end, 0)
          + case when i.voided_at < cuts.moment
            then -coalesce(case when cuts.sign = 1 then sums.deposited_until else sums.deposited_before end, 0)
            else i.deducted end as paid
      from sold i left join sums on sums.invoice_id = i.id join cuts on i.issued_on <= cuts.day),
    credits as materialized (
      select *, ${share(sql`credited`, sql`tax`, sql`sale`)} as credited_tax,
        least(greatest(paid, 0), sale - credited) as collected
      from standing),
    split as materialized (
      select *, ${share(sql`(credited - credited_tax)`, sql`taxable`, sql`(sale - tax)`)} as credited_taxable,
        ${share(sql`collected`, sql`(tax - credited_tax)`, sql`(sale - credited)`)} as collected_tax
      from credits),
    amounts as materialized (
      select sign, id, tax_rate,
        taxable as invoiced_taxable, sale - taxable - tax as invoiced_untaxed, tax as invoiced_tax,
        credited_taxable, credited - credited_taxable - credited_tax as credited_untaxed, credited_tax,
        collected_part as collected_taxable, collected - collected_part - collected_tax as collected_untaxed,
        collected_tax
      from split, lateral (select ${share(
        sql`(collected - collected_tax)`,
        sql`(taxable - credited_taxable)`,
        sql`(sale - tax - credited + credited_tax)`,
      )} as collected_part) parts)`;
}
