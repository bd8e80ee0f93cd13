import { plans } from "~/content/plans.ts";
import { calculatorStart } from "~/content/pricing.ts";

export type MonthInputs = {
  /** Revenue of one job in dollars. */
  jobValue: number;
  /** Leads for the month. */
  leads: number;
  /** Percentage of the leads that book. */
  closeRate: number;
};

/** Result of a month of leads in whole jobs and dollars; `cost` is the plan's price. */
export function monthOfLeads({ jobValue, leads, closeRate }: MonthInputs, cost: number) {
  const jobs = Math.round((leads * closeRate) / 100);
  const revenue = jobs * jobValue;
  return { jobs, revenue, profit: revenue - cost };
}

export type Calculation = MonthInputs & { plan: (typeof plans)[number]["key"] };

const limits = { job_value: 1_000_000, leads: 10_000, close_rate: 100 };

/** The calculator's inputs from its form or a URL; missing ones get their defaults. */
export function readCalculation(form: { get(name: string): unknown }): Calculation {
  const number = (name: keyof typeof limits, otherwise: number) => {
    const text = form.get(name);
    if (typeof text !== "string") return otherwise;
    const value = Number(text);
    return Number.isFinite(value) ? Math.min(Math.max(value, 0), limits[name]) : 0;
  };
  return {
    jobValue: number("job_value", calculatorStart.jobValue),
    leads: number("leads", calculatorStart.leads),
    closeRate: number("close_rate", calculatorStart.closeRate),
    plan: form.get("plan") === "starter" ? "starter" : "ads",
  };
}

/** Price of a plan in dollars per month. */
export function priceOf(plan: Calculation["plan"]): number {
  return plans.find(({ key }) => key === plan)?.price ?? 0;
}

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

/** Formats an amount in dollars: $1,050, or −$97 below zero. */
export function dollars(amount: number): string {
  const digits = Math.abs(amount).toLocaleString("en-US", { maximumFractionDigits: 0 });
  return amount < 0 ? `−$${digits}` : `$${digits}`;
}
