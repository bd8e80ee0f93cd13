import { dollars } from "./dollars.ts";
import { type Calculation, monthOfLeads, priceOf } from "./month-of-leads.ts";

/** What the calculator answers, as it is written, and the share of the revenue that is kept. */
export function calculatedFigures(inputs: Calculation) {
  const cost = priceOf(inputs.plan);
  const { jobs, revenue, profit } = monthOfLeads(inputs, cost);
  return {
    jobs: jobs.toLocaleString("en-US"),
    revenue: dollars(revenue),
    cost: dollars(-cost),
    profit: dollars(profit),
    keptPercent: revenue > 0 ? Math.max(0, Math.round((profit / revenue) * 100)) : 0,
  };
}
