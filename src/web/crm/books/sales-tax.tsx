import { href } from "react-router";
import { readSalesTax } from "~/domains/billing/index.server.ts";
import {
  booksPeriodFields,
  netOf,
  type TaxAmounts,
  type TaxFigures,
} from "~/domains/billing/index.ts";
import { formatCents, formatPercent } from "~/domains/shared/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/sales-tax";
import { BooksTabs } from "./books-tabs.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { readChosenPeriod } from "./read-period.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Sales tax" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const chosen = await readChosenPeriod(platform, reader, request);
  const { from, to } = chosen.period;
  return { ...chosen, ...(await readSalesTax(platform, reader, { from, to })) };
}

/** Sales and sales tax of a period, invoiced and collected, by tax rate. */
export default function SalesTax({ loaderData }: Route.ComponentProps) {
  const { period, rates, total, missing } = loaderData;
  const path = href("/crm/sales-tax");
  const file = (name: string) => withQuery(`/crm/sales-tax/${name}`, booksPeriodFields(period));
  return (
    <div className="flex flex-col gap-5">
      <BooksTabs current="Sales tax" />
      <h1 className="text-2xl">Sales tax</h1>
      <PeriodChoice {...loaderData} path={path} />
      {missing > 0 ? (
        <Alert tone="warning" title="Some older invoices aren’t included yet">
          We’re still adding {missing === 1 ? "1 invoice" : `${missing} invoices`} to this report.
          Check back in a few minutes.
        </Alert>
      ) : null}
      {rates.length === 0 ? (
        <EmptyState title="No sales in this period">
          Finalized invoices, credits, and payments of these dates appear here.
        </EmptyState>
      ) : (
        <>
          {rates.length > 1 ? <Figures title="All tax rates" figures={total} /> : null}
          {rates.map((figures) => (
            <Figures key={figures.taxRate} title={rateName(figures.taxRate)} figures={figures} />
          ))}
          <p className="flex flex-wrap gap-x-5">
            <FileLink href={file("sales-tax.csv")}>Download as CSV</FileLink>
            <FileLink href={file("invoices.csv")}>Invoices in this report (CSV)</FileLink>
          </p>
        </>
      )}
      <Definitions />
    </div>
  );
}

const rateName = (rate: number) => (rate === 0 ? "No sales tax" : formatPercent(rate));

type FiguresProps = { title: string; figures: TaxFigures };

function Figures({ title, figures }: FiguresProps) {
  const { invoiced, credited, collected } = figures;
  const minus = ({ taxableCents, nonTaxableCents, taxCents }: TaxAmounts): TaxAmounts => ({
    taxableCents: -taxableCents,
    nonTaxableCents: -nonTaxableCents,
    taxCents: -taxCents,
  });
  return (
    <Table caption={title} whole>
      <thead>
        <tr>
          <Th>
            <span className="sr-only">Amount</span>
          </Th>
          <Th numeric className="whitespace-normal">
            Taxable sales
          </Th>
          <Th numeric className="whitespace-normal">
            Non-taxable sales
          </Th>
          <Th numeric>Tax</Th>
        </tr>
      </thead>
      <tbody>
        <Row name="Invoiced" amounts={invoiced} />
        <Row name="Credits and voids" amounts={minus(credited)} />
        <Row name="Net sales" note="Accrual basis" amounts={netOf(figures)} isBold />
        <Row name="Collected" note="Cash basis" amounts={collected} isBold />
      </tbody>
    </Table>
  );
}

type RowProps = { name: string; note?: string; amounts: TaxAmounts; isBold?: boolean };

function Row({ name, note, amounts, isBold = false }: RowProps) {
  const className = isBold ? "font-semibold" : undefined;
  return (
    <tr>
      <Th scope="row">
        {name}
        {note ? <span className="block font-normal text-muted">{note}</span> : null}
      </Th>
      <Td numeric className={className}>
        {formatCents(amounts.taxableCents)}
      </Td>
      <Td numeric className={className}>
        {formatCents(amounts.nonTaxableCents)}
      </Td>
      <Td numeric className={className}>
        {formatCents(amounts.taxCents)}
      </Td>
    </tr>
  );
}

/** What counts, and when. */
function Definitions() {
  return (
    <section
      aria-labelledby="what-counts"
      className="flex max-w-2xl flex-col gap-2 text-sm text-muted"
    >
      <h2 id="what-counts" className="text-base text-ink">
        What counts when
      </h2>
      <p>
        <strong className="text-ink">Accrual basis</strong> counts a sale on the day its invoice is
        finalized, and a credit or void on the day you make it.
      </p>
      <p>
        <strong className="text-ink">Cash basis</strong> counts the part of a sale that was paid, on
        the day of the payment. Refunds count against it.
      </p>
      <p>
        A deposit counts once an invoice deducts it. Tips and overpayments aren’t sales. Check with
        your accountant or your state which basis you file on.
      </p>
    </section>
  );
}
