import { multiplied, portionOf, spread, wholeRate } from "~/domains/shared/money/money.ts";
import type { EstimateContent, EstimateLine } from "./job-estimates.ts";

export type Terms = Pick<EstimateContent, "discount" | "taxRate" | "deposit">;

/** What an option comes to, in cents. */
export type Totals = {
  /** Of each line: what it comes to, and its share of the discount. */
  lines: { amountCents: number; discountCents: number }[];
  subtotalCents: number;
  discountCents: number;
  taxableCents: number;
  taxCents: number;
  totalCents: number;
  depositCents: number;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What these lines come to: each line, the discount, the tax on what is taxable
 * after the discount, and the deposit are rounded once each; all else adds up.
 */
export function totalsOf(
  lines: readonly EstimateLine[],
  { discount, taxRate, deposit }: Terms,
): Totals {
  const amounts = lines.map(({ priceCents, quantity }) => multiplied(priceCents, quantity, 1_000));
  const subtotalCents = sum(amounts);
  const discountCents = portionOf(subtotalCents, discount);
  const discounts = spread(discountCents, amounts);
  const after = amounts.map((amount, at) => amount - (discounts[at] ?? 0));
  const taxableCents = sum(after.filter((_, at) => lines[at]?.taxable));
  const taxCents = multiplied(taxableCents, taxRate, wholeRate);
  const totalCents = subtotalCents - discountCents + taxCents;
  return {
    lines: amounts.map((amountCents, at) => ({ amountCents, discountCents: discounts[at] ?? 0 })),
    subtotalCents,
    discountCents,
    taxableCents,
    taxCents,
    totalCents,
    depositCents: portionOf(totalCents, deposit),
  };
}

/** The least and the most that the options of an estimate come to. */
export function rangeOf({ options, ...terms }: EstimateContent): {
  lowCents: number;
  highCents: number;
} {
  const totals = options.map(({ lines }) => totalsOf(lines, terms).totalCents);
  return { lowCents: Math.min(...totals), highCents: Math.max(...totals) };
}
