import { calculator } from "~/content/pricing.ts";
import { calculatedFigures } from "./calculated-figures.ts";
import type { Calculation } from "./month-of-leads.ts";

/** What the calculator answers: the month line by line, and how much of it stays. */
export function CalculatorResult({ inputs }: { inputs: Calculation }) {
  const { keptPercent, ...figures } = calculatedFigures(inputs);
  return (
    <div className="deep-band p-6 sm:p-8">
      <dl>
        {(["jobs", "revenue", "cost"] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{calculator[name]}</dt>
            <dd className="font-semibold tabular-nums" data-figure={name}>
              {figures[name]}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="text-lg font-semibold">{calculator.profit}</dt>
          <dd className="text-4xl font-bold tracking-tight tabular-nums" data-figure="profit">
            {figures.profit}
          </dd>
        </div>
      </dl>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-4 h-2 w-full overflow-hidden rounded-full bg-surface"
        aria-hidden="true"
      >
        <rect width={keptPercent} height="4" className="fill-action" data-kept="" />
      </svg>
      <p className="mt-4 text-sm text-muted">{calculator.note}</p>
    </div>
  );
}
