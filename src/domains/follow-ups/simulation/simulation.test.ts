import { expect, test } from "vitest";
import { simulate } from "./simulate.ts";
import { controls, rules } from "./violations.ts";

test("thousands of simulated leads break no rule, and many get messages", () => {
  const { violations, sent, firstSeeds } = simulate(1_500, 1);
  expect(firstSeeds).toEqual({});
  expect(Object.values(violations).reduce((sum, count) => sum + count, 0)).toBe(0);
  expect(sent.sms).toBeGreaterThan(1_000);
  expect(sent.email).toBeGreaterThan(2_000);
});

test.each(rules)("%s is broken without the feature that enforces it", (rule) => {
  expect(simulate(800, 1, controls[rule]).violations[rule]).toBeGreaterThan(0);
});

test("the same seed gives the same result", () => {
  expect(simulate(200, 7)).toEqual(simulate(200, 7));
});
