import { type RateFigures, readSalesTax } from "~/domains/billing/index.server.ts";
import { netOf, type TaxAmounts, type TaxFigures } from "~/domains/billing/index.ts";
import { centsField, formatPercent } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/sales-tax-csv";
import { readChosenPeriod } from "./read-period.server.ts";

/** The columns of a report's figures, which both of its files have. */
export const figureColumns: readonly CsvColumn<TaxFigures>[] = [
  ...amountColumns("invoiced", ({ invoiced }) => invoiced),
  ...amountColumns("credited", ({ credited }) => credited),
  ...amountColumns("net (accrual)", netOf),
  ...amountColumns("collected (cash)", ({ collected }) => collected),
];

function amountColumns(
  kind: string,
  of: (figures: TaxFigures) => TaxAmounts,
): CsvColumn<TaxFigures>[] {
  return [
    { header: `Taxable sales, ${kind}`, value: (row) => centsField(of(row).taxableCents) },
    { header: `Non-taxable sales, ${kind}`, value: (row) => centsField(of(row).nonTaxableCents) },
    { header: `Tax, ${kind}`, value: (row) => centsField(of(row).taxCents) },
  ];
}

const columns: readonly CsvColumn<RateFigures>[] = [
  { header: "Tax rate", value: ({ taxRate }) => formatPercent(taxRate) },
  ...figureColumns,
];

/** /crm/sales-tax/sales-tax.csv: the report's figures by tax rate. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { period, zone } = await readChosenPeriod(platform, reader, request);
  const { from, to } = period;
  const { rates } = await readSalesTax(platform, reader, { from, to });
  return csvResponse({
    request,
    fileName: `sales-tax-${from}-${to}`,
    columns,
    timeZone: zone,
    rows: rates,
  });
}
