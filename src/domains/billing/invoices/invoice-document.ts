import {
  type ShownLines,
  type Totals,
  totalsOf,
} from "~/domains/billing/job-estimates/estimate-document.ts";
import { maxCents, maxLines } from "~/domains/billing/job-estimates/job-estimates.ts";
import { invoiceText } from "./invoices.text.en.ts";
import { type InvoiceAdjustment, type InvoiceContent, invoiceName } from "./invoices.ts";

/** An invoice's totals, rounded like an estimate's, with its adjustments after tax. */
export function invoiceTotals(content: InvoiceContent): Totals {
  const totals = totalsBeforeAdjustments(content);
  const { adjustments = [] } = content;
  const adjustedCents = adjustments.reduce((sum, { cents }) => sum + cents, 0);
  return { ...totals, totalCents: totals.totalCents + adjustedCents };
}

/** The totals of an invoice's work, before deposits are deducted and without a tip. */
export const totalsBeforeAdjustments = ({ lines, ...terms }: InvoiceContent): Totals =>
  totalsOf(lines, { ...terms, deposit: null });

/**
 * One content for several if their prices add up: same tax rate and no discount, since a discount
 * covers all lines of a document. Null if they don't.
 */
export function combineContents(contents: readonly InvoiceContent[]): InvoiceContent | null {
  const [first, ...others] = contents;
  if (!first || others.length === 0) return first ?? null;
  const combined = { ...first, lines: contents.flatMap(({ lines }) => lines) };
  const addsUp =
    contents.every(({ discount, taxRate }) => discount === null && taxRate === first.taxRate) &&
    combined.lines.length <= maxLines &&
    invoiceTotals(combined).totalCents <= maxCents;
  return addsUp ? combined : null;
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
