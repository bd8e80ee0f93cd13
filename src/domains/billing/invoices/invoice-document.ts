import {
  type ShownLines,
  type Totals,
  totalsOf,
} from "~/domains/billing/job-estimates/estimate-document.ts";
import type { InvoiceContent } from "./invoices.ts";

/** An invoice's totals, rounded like an estimate's. */
export const invoiceTotals = ({ lines, ...terms }: InvoiceContent): Totals =>
  totalsOf(lines, { ...terms, deposit: null });

/** Lines and totals in the form that estimate tables show. */
export const shownLines = (content: InvoiceContent): ShownLines => ({
  content,
  options: [{ name: "Invoice", totals: invoiceTotals(content) }],
});
