import { expect, test } from "vitest";
import { controls } from "./controls.ts";
import { simulate } from "./simulate.ts";
import { rules } from "./violations.ts";

test("thousands of invented leads break no rule, and many of them hear from the business", () => {
  const { violations, sent, firstSeeds } = simulate(1_500, 1);
  expect(firstSeeds).toEqual({});
  expect(Object.values(violations).reduce((sum, count) => sum + count, 0)).toBe(0);
  expect(sent.sms).toBeGreaterThan(1_000);
  expect(sent.email).toBeGreaterThan(2_000);
});

test.each(rules)("without what keeps it, %s is broken", (rule) => {
  expect(simulate(800, 1, controls[rule]).violations[rule]).toBeGreaterThan(0);
});

test("the same seed plays the same again", () => {
  expect(simulate(200, 7)).toEqual(simulate(200, 7));
});
