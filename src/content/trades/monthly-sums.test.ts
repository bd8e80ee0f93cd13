import { expect, test } from "vitest";
import { planPrices, sampleMonths } from "./monthly-sums.ts";

test.each(Object.entries(sampleMonths))("the sample month of %s adds up", (_trade, month) => {
  expect(month.jobs).toBeLessThanOrEqual(month.leads);
  expect(month.profit).toBe(month.revenue - planPrices.withAds);
  expect(month.revenue).toBe(month.price * month.jobs);
});

test("the plan with ads is the plan and its ad budget", () => {
  expect(planPrices.system + planPrices.adBudget).toBe(planPrices.withAds);
});
