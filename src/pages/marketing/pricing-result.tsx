import { calculator } from "~/content/pricing.ts";
import { dollars } from "./dollars.ts";
import { type Calculation, monthOfLeads, priceOf } from "./month-of-leads.ts";

/** What the calculator answers: the month line by line, and how much of it stays. */
export function CalculatorResult({ inputs }: { inputs: Calculation }) {
  const cost = priceOf(inputs.plan);
  const { jobs, revenue, profit } = monthOfLeads(inputs, cost);
  const kept = revenue > 0 ? Math.max(0, Math.round((profit / revenue) * 100)) : 0;
  const lines = [
    { label: calculator.jobs, figure: jobs.toLocaleString("en-US") },
    { label: calculator.revenue, figure: dollars(revenue) },
    { label: calculator.cost, figure: dollars(-cost) },
  ];
  return (
    <div className="deep-band p-6 sm:p-8">
      <dl>
        {lines.map(({ label, figure }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
          <dt className="text-lg font-semibold">{calculator.profit}</dt>
          <dd className="text-4xl font-bold tracking-tight tabular-nums">{dollars(profit)}</dd>
        </div>
      </dl>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-4 h-2 w-full overflow-hidden rounded-full bg-surface"
        aria-hidden="true"
      >
        <rect width={kept} height="4" className="fill-action" />
      </svg>
      <p className="mt-4 text-sm text-muted">{calculator.note}</p>
    </div>
  );
}
