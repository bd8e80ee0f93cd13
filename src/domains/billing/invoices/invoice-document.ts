import type { ShownLines } from "~/domains/billing/job-estimates/estimate-document.ts";
import { type Totals, totalsOf } from "~/domains/billing/job-estimates/totals.ts";
import type { InvoiceContent } from "./invoices.ts";

/** What an invoice comes to, rounded as an estimate is. */
export const totalsOfInvoice = ({ lines, ...terms }: InvoiceContent): Totals =>
  totalsOf(lines, { ...terms, deposit: null });

/** Its sums, as the tables of estimates show them. */
export const shownLines = (content: InvoiceContent): ShownLines => ({
  content,
  options: [{ name: "Invoice", totals: totalsOfInvoice(content) }],
});
