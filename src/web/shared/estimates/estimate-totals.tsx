import type { ShownLines } from "~/domains/billing/job-estimates/estimate-document.ts";
import { jobEstimateText } from "~/domains/billing/job-estimates/job-estimates.text.en.ts";
import { formatCents, formatPercent } from "~/domains/shared/money/money.ts";

type EstimateTotalsProps = {
  totals: ShownLines["options"][number]["totals"];
  content: ShownLines["content"];
};

/** Totals of an option, from the line items to the deposit due now. */
export function EstimateTotals({ totals, content }: EstimateTotalsProps) {
  const { discount, taxRate } = content;
  const discountName = jobEstimateText.discount(
    discount?.kind === "rate" ? formatPercent(discount.rate) : null,
  );
  const taxName = jobEstimateText.tax(formatPercent(taxRate), formatCents(totals.taxableCents));
  const sums: [string, string][] = [
    ...(totals.discountCents > 0 || totals.taxCents > 0
      ? [[jobEstimateText.subtotal, formatCents(totals.subtotalCents)] as [string, string]]
      : []),
    ...(totals.discountCents > 0
      ? [[discountName, formatCents(-totals.discountCents)] as [string, string]]
      : []),
    ...(totals.taxCents > 0 ? [[taxName, formatCents(totals.taxCents)] as [string, string]] : []),
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
