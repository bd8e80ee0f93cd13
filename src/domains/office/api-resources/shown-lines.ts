import type { EstimateLine } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { Totals } from "~/domains/billing/job-estimates/totals.ts";

/** The lines of an estimate or an invoice with their totals, as the API returns them. */
export const shownLines = (lines: readonly EstimateLine[], totals: Totals) =>
  lines.map((line, at) => ({
    description: line.description,
    unit: line.unit,
    quantity: line.quantity / 1_000,
    price_cents: line.priceCents,
    taxable: line.taxable,
    amount_cents: totals.lines[at]?.amountCents ?? 0,
  }));

/** The totals. */
export const shownTotals = ({ subtotalCents, discountCents, taxCents }: Totals) => ({
  subtotal_cents: subtotalCents,
  discount_cents: discountCents,
  tax_cents: taxCents,
});
