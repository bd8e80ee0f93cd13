import { type ListedInvoice, streamInvoices } from "~/domains/billing/index.server.ts";
import { invoiceFilters, type QuickBooksLine, quickBooksLines } from "~/domains/billing/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/quickbooks-csv";

/**
 * Headings that QuickBooks Online's import maps automatically, as Intuit lists them in its Learn & Support
 * answer "Do we need to map field everytime when import invoices??" (Sales and invoicing, October 2019).
 */
const columns: readonly CsvColumn<QuickBooksLine>[] = [
  { header: "Invoice number", value: ({ invoice }) => invoice },
  { header: "Customer", value: ({ customer }) => customer },
  { header: "Invoice date", value: ({ issuedOn }) => issuedOn },
  { header: "Due date", value: ({ dueOn }) => dueOn },
  { header: "Item (Product/Service)", value: ({ item }) => item },
  { header: "Item Description", value: ({ description }) => description },
  { header: "Item Quantity", value: ({ quantity }) => quantity },
  { header: "Item Rate", value: ({ rate }) => rate },
  { header: "Item Amount", value: ({ amount }) => amount },
  { header: "Item tax code", value: ({ taxCode }) => taxCode },
  { header: "Memo", value: ({ memo }) => memo },
];

async function* linesOf(invoices: AsyncIterable<ListedInvoice>) {
  for await (const invoice of invoices) yield* quickBooksLines(invoice);
}

/** /crm/invoices/quickbooks.csv: issued invoices that match the list's query, for QuickBooks Online. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const state = readChoice(new URL(request.url).searchParams, "state", invoiceFilters);
  return csvResponse({
    request,
    fileName: "quickbooks",
    columns,
    timeZone: await findOwnZone(platform, reader),
    rows: linesOf(streamInvoices(platform, reader, state)),
  });
}
