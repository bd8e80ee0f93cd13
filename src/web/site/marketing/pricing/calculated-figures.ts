import { dollars } from "./dollars.ts";
import { type Calculation, monthOfLeads, priceOf } from "./month-of-leads.ts";

/** The calculator's results as formatted text, and the share of revenue that the contractor keeps. */
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
