import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { type EstimateLine, quantityField } from "~/domains/billing/job-estimates/job-estimates.ts";
import { unitPrice } from "~/domains/billing/price-book/price-book.ts";
import { formatCents } from "~/domains/shared/money/money.ts";

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
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
          <tr key={at} className="align-top">
            <td className="py-2 pr-4 break-words">
              {line.description}
              <span className="block text-sm text-muted">{priceOf(line)}</span>
            </td>
            <td className="py-2 text-right tabular-nums">
              {formatCents(amounts[at]?.amountCents ?? 0)}
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
