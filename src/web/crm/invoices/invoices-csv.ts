import { type ListedInvoice, streamInvoices } from "~/domains/billing/index.server.ts";
import {
  calculateBalanceDue,
  invoiceFilters,
  invoiceName,
  invoiceStateLabels,
} from "~/domains/billing/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/invoices-csv";

const columns: readonly CsvColumn<ListedInvoice>[] = [
  { header: "Invoice", value: ({ number }) => (number === null ? null : invoiceName(number)) },
  { header: "State", value: ({ shownState }) => invoiceStateLabels[shownState] },
  { header: "Customer", value: ({ customerName }) => customerName },
  { header: "Phone", value: ({ phone, phoneExtension }) => formatPhone(phone, phoneExtension) },
  { header: "Email", value: ({ email }) => email },
  { header: "Address", value: ({ address }) => address },
  { header: "Job", value: ({ what }) => what },
  { header: "Issued", value: ({ issuedOn }) => issuedOn },
  { header: "Due", value: ({ dueOn }) => dueOn },
  { header: "Total", value: ({ totalCents }) => centsField(totalCents) },
  { header: "Paid", value: ({ paidCents }) => centsField(paidCents) },
  { header: "Credited", value: ({ creditedCents }) => centsField(creditedCents) },
  { header: "Due", value: owedCell },
  { header: "Sent", value: ({ sentAt }) => sentAt },
  // Two columns were named "Due" for a long time; since 2026-11-27 each has its own name too.
  { header: "Due date", value: ({ dueOn }) => dueOn },
  { header: "Balance due", value: owedCell },
];

/** Amount due in dollars; null for a draft, negative for an overpayment. */
function owedCell(invoice: ListedInvoice): number | null {
  return invoice.number === null ? null : calculateBalanceDue(invoice) / 100;
}

/** /crm/invoices/invoices.csv: all invoices that match the list's query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const state = readChoice(new URL(request.url).searchParams, "state", invoiceFilters);
  return csvResponse({
    request,
    fileName: "invoices",
    columns,
    timeZone: await findOwnZone(platform, reader),
    rows: streamInvoices(platform, reader, state),
  });
}
