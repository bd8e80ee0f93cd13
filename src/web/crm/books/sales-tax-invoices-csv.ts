import { type InvoiceTax, listInvoiceTaxes } from "~/domains/billing/index.server.ts";
import { invoiceName } from "~/domains/billing/index.ts";
import { formatPercent } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/sales-tax-invoices-csv";
import { readChosenPeriod } from "./read-period.server.ts";
import { figureColumns } from "./sales-tax-csv.ts";

const columns: readonly CsvColumn<InvoiceTax>[] = [
  { header: "Invoice", value: ({ number }) => invoiceName(number) },
  { header: "Issued", value: ({ issuedOn }) => issuedOn },
  { header: "Customer", value: ({ customerName }) => customerName },
  { header: "Tax rate", value: ({ taxRate }) => formatPercent(taxRate) },
  ...figureColumns,
];

/** /crm/sales-tax/invoices.csv: each invoice's part of the report. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { period, zone } = await readChosenPeriod(platform, reader, request);
  const { from, to } = period;
  return csvResponse({
    request,
    fileName: `sales-tax-invoices-${from}-${to}`,
    columns,
    timeZone: zone,
    rows: await listInvoiceTaxes(platform, reader, { from, to }),
  });
}
