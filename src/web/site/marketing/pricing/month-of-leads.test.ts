import { expect, test } from "vitest";
import { plans } from "~/content/plans.ts";
import { calculatorStart, profitExamples } from "~/content/pricing.ts";
import { sampleMonths } from "~/content/trades/monthly-sums.ts";
import { monthOfLeads, priceOf, readCalculation } from "./month-of-leads.ts";

test("reproduces the four sample rows to the dollar", () => {
  const rows = profitExamples.rows.map(({ slug }) => sampleMonths[slug]);
  expect(rows.map((row) => [row?.price, row?.leads, row?.jobs, row?.revenue, row?.profit])).toEqual(
    [
      [250, 12, 4, 1000, 603],
      [350, 10, 3, 1050, 653],
      [175, 15, 5, 875, 478],
      [100, 20, 6, 600, 203],
    ],
  );
  for (const row of rows) {
    if (!row) throw new Error("a sample row is missing");
    const inputs = {
      jobValue: row.price,
      leads: row.leads,
      closeRate: (row.jobs / row.leads) * 100,
    };
    const { jobs, revenue, profit } = row;
    expect(monthOfLeads(inputs, priceOf("ads"))).toEqual({ jobs, revenue, profit });
  }
});

test("counts whole jobs; a month without any costs the plan", () => {
  expect(monthOfLeads({ jobValue: 350, leads: 10, closeRate: 33 }, 97).jobs).toBe(3);
  expect(monthOfLeads({ jobValue: 350, leads: 10, closeRate: 0 }, 97)).toEqual({
    jobs: 0,
    revenue: 0,
    profit: -97,
  });
});

test("reads inputs from a form or URL, clamps them, and has defaults", () => {
  expect(readCalculation(new URLSearchParams())).toEqual({ ...calculatorStart, plan: "ads" });
  const odd = new URLSearchParams("job_value=-5&leads=a&close_rate=250&plan=starter");
  expect(readCalculation(odd)).toEqual({ jobValue: 0, leads: 0, closeRate: 100, plan: "starter" });
  expect(readCalculation(new URLSearchParams("job_value=")).jobValue).toBe(0);
});

// content.plans
test("the plans are $97 and $397, with $300 for ads", () => {
  expect(plans.map(({ key, price, adBudget }) => [key, price, adBudget])).toEqual([
    ["starter", 97, 0],
    ["ads", 397, 300],
  ]);
});
