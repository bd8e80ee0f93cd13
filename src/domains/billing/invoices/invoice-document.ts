import {
  type ShownLines,
  type Totals,
  totalsOf,
} from "~/domains/billing/job-estimates/estimate-document.ts";
import { invoiceText } from "./invoices.text.en.ts";
import { type InvoiceAdjustment, type InvoiceContent, invoiceName } from "./invoices.ts";

/** An invoice's totals, rounded like an estimate's, with its adjustments after tax. */
export function invoiceTotals({ lines, adjustments = [], ...terms }: InvoiceContent): Totals {
  const totals = totalsOf(lines, { ...terms, deposit: null });
  const adjustedCents = adjustments.reduce((sum, { cents }) => sum + cents, 0);
  return { ...totals, totalCents: totals.totalCents + adjustedCents };
}

/** An adjustment's name for the customer. */
export const adjustmentName = (adjustment: InvoiceAdjustment): string =>
  adjustment.kind === "tip"
    ? invoiceText.tip
    : invoiceText.depositPaid(invoiceName(adjustment.number));

/** Lines and totals in the form that estimate tables show. */
export const shownLines = (content: InvoiceContent): ShownLines => ({
  content,
  options: [{ name: "Invoice", totals: invoiceTotals(content) }],
});
