import { type LocalDay, multiplied, portionOf, spread, wholeRate } from "~/domains/shared/index.ts";
import { jobEstimateText } from "./job-estimates.text.en.ts";
import { type EstimateContent, type EstimateLine, estimateName } from "./job-estimates.ts";

/**
 * Everything shown to a customer in one version of an estimate, stored permanently
 * (`estimates.versions`).
 */
export type EstimateDocument = {
  number: number;
  version: number;
  /** In the business's time zone. */
  day: LocalDay;
  business: { name: string; phone: string | null };
  customer: { name: string; address: string | null };
  what: string;
  content: EstimateContent;
};

/** What an estimate would show now; `version` is 0 if it was never sent. */
export type ShownEstimate = EstimateDocument & { options: ShownOption[] };
type ShownOption = { name: string; totals: Totals };

/** The input of a totals table: an estimate, or another document with such lines. */
export type ShownLines = {
  content: Pick<EstimateContent, "discount" | "taxRate">;
  options: readonly ShownOption[];
};

/** Adds the totals of each option. */
export function withTotals(document: EstimateDocument): ShownEstimate {
  const { options, ...terms } = document.content;
  return {
    ...document,
    options: options.map(({ name, lines }) => ({ name, totals: totalsOf(lines, terms) })),
  };
}

/** "E-1001", and from the second version on "E-1001, version 2". */
export const documentName = ({ number, version }: Pick<EstimateDocument, "number" | "version">) =>
  version > 1 ? jobEstimateText.version(estimateName(number), version) : estimateName(number);

export type Terms = Pick<EstimateContent, "discount" | "taxRate" | "deposit">;

/** An option's totals, in cents. */
export type Totals = {
  /** Per line: its amount, and its share of the discount. */
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
 * Totals for these lines. Each line, the discount, the tax on the taxable amount after the
 * discount, and the deposit are rounded once each; everything else is a sum.
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

/** The lowest and highest total of an estimate's options. */
export function rangeOf({ options, ...terms }: EstimateContent): {
  lowCents: number;
  highCents: number;
} {
  const totals = options.map(({ lines }) => totalsOf(lines, terms).totalCents);
  return { lowCents: Math.min(...totals), highCents: Math.max(...totals) };
}
