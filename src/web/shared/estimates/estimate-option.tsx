import {
  type EstimateLine,
  jobEstimateText,
  quantityField,
  type ShownEstimate,
  type ShownLines,
  unitPrice,
} from "~/domains/billing/index.ts";
import { formatCents, formatPercent } from "~/domains/shared/index.ts";

type EstimateOptionProps = { shown: ShownEstimate /** 0-based. */; option: number };

/** One option of an estimate: its line items and totals. */
export function EstimateOption({ shown, option }: EstimateOptionProps) {
  const totalled = shown.options[option];
  const lines = shown.content.options[option]?.lines;
  if (!totalled || !lines) return null;
  const isOne = shown.options.length === 1;
  const caption = isOne ? jobEstimateText.whatsIncluded : jobEstimateText.includedIn(totalled.name);
  return (
    <>
      <EstimateLines caption={caption} lines={lines} amounts={totalled.totals.lines} />
      <EstimateTotals totals={totalled.totals} content={shown.content} />
    </>
  );
}

type EstimateLinesProps = {
  /** Names the table for screen readers. */
  caption: string;
  lines: readonly EstimateLine[];
  amounts: readonly { amountCents: number }[];
};

/** Line items with their amounts. */
export function EstimateLines({ caption, lines, amounts }: EstimateLinesProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{jobEstimateText.item}</th>
          <th scope="col">{jobEstimateText.amount}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ID, only a position
          <tr key={index} className="align-top">
            <td className="py-2 pr-4 break-words">
              {line.description}
              <span className="block text-sm text-muted">{priceOf(line)}</span>
            </td>
            <td className="py-2 text-right tabular-nums">
              {formatCents(amounts[index]?.amountCents ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns "2.5 × $95.00 / hour, taxable". */
function priceOf({ quantity, unit, priceCents, taxable }: EstimateLine): string {
  const price = `${quantityField(quantity)} × ${unitPrice(priceCents, unit)}`;
  return taxable ? jobEstimateText.taxable(price) : price;
}

type EstimateTotalsProps = {
  totals: ShownLines["options"][number]["totals"];
  content: ShownLines["content"];
  /** Named amounts after tax: a tip, or a paid deposit. */
  adjustments?: readonly { name: string; cents: number }[];
};

/** Totals of an option, from the line items to the deposit due now. */
export function EstimateTotals({ totals, content, adjustments = [] }: EstimateTotalsProps) {
  const { discount, taxRate } = content;
  const discountName = jobEstimateText.discount(
    discount?.kind === "rate" ? formatPercent(discount.rate) : null,
  );
  const taxName = jobEstimateText.tax(formatPercent(taxRate), formatCents(totals.taxableCents));
  const sums: [string, string][] = [
    ...(totals.discountCents > 0 || totals.taxCents > 0 || adjustments.length > 0
      ? [[jobEstimateText.subtotal, formatCents(totals.subtotalCents)] as [string, string]]
      : []),
    ...(totals.discountCents > 0
      ? [[discountName, formatCents(-totals.discountCents)] as [string, string]]
      : []),
    ...(totals.taxCents > 0 ? [[taxName, formatCents(totals.taxCents)] as [string, string]] : []),
    ...adjustments.map(({ name, cents }): [string, string] => [name, formatCents(cents)]),
  ];
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-1 text-left">
      {sums.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right tabular-nums">{amount}</dd>
        </div>
      ))}
      <div className="contents text-lg font-bold">
        <dt>{jobEstimateText.total}</dt>
        <dd className="text-right tabular-nums">{formatCents(totals.totalCents)}</dd>
      </div>
      {totals.depositCents > 0 ? (
        <div className="contents">
          <dt className="text-muted">{jobEstimateText.deposit}</dt>
          <dd className="text-right tabular-nums">{formatCents(totals.depositCents)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
