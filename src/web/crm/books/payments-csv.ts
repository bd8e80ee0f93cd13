import { type ListedPayment, streamPayments } from "~/domains/billing/index.server.ts";
import { entryMethods, invoiceName, methodLabels } from "~/domains/billing/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import { readChoice } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type CsvColumn, csvResponse } from "~/platform/http/responses/csv.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/payments-csv";
import { readChosenPeriod } from "./read-period.server.ts";

const columns: readonly CsvColumn<ListedPayment>[] = [
  { header: "Date", value: ({ happenedOn }) => happenedOn },
  { header: "Type", value: ({ kind }) => (kind === "refund" ? "Refund" : "Payment") },
  { header: "Customer", value: ({ customerName }) => customerName },
  { header: "Invoice", value: ({ invoiceNumber }) => invoiceName(invoiceNumber) },
  { header: "Method", value: ({ method }) => methodLabels[method] },
  { header: "Amount", value: ({ cents }) => centsField(cents) },
  { header: "Tip included", value: ({ tipCents }) => centsField(tipCents) },
  {
    header: "Recorded by",
    value: ({ recorder, method }) => recorder ?? (method === "card" ? "Stripe" : null),
  },
  { header: "Note", value: ({ note }) => note },
];

/** /crm/payments/payments.csv: all payments and refunds of the list's period and method. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { period, zone } = await readChosenPeriod(platform, reader, request);
  const { from, to } = period;
  const method = readChoice(new URL(request.url).searchParams, "method", entryMethods);
  return csvResponse({
    request,
    fileName: `payments-${from}-${to}`,
    columns,
    timeZone: zone,
    rows: streamPayments(platform, reader, { from, to, method }),
  });
}
