import { expect, test } from "vitest";
import { claimHints } from "./claim-hints.ts";

const first = (text: string) => claimHints(text)[0] ?? null;

test.each([
  ["A pest-free home in Austin, guaranteed", /what you guarantee/],
  ["The best plumber in town", /need proof/],
  ["#1 in Waco", /need proof/],
  ["The lowest prices around", /compare prices/],
  ["Free inspection", /depends on/],
  ["Licensed plumbers", /license number/],
  ["We are insured", /who insures you/],
  ["Hundreds of 5-star reviews", /real customers/],
  ["Products that are safe around pets", /a pesticide/],
  ["Tell us about pets so we can keep them safe", /a pesticide/],
  ["We keep your kids and pets safe", /a pesticide/],
  ["Pet-safe treatments", /a pesticide/],
  ["100% satisfaction", /every time/],
])("“%s” gets a hint", (text, hint) => {
  expect(first(text)).toMatch(hint);
});

test.each([
  "Get a free estimate",
  "Leaks fixed today",
  "A bug-free home, free of ants",
  "Honest advice, fair prices",
  "Keep them out until the yard is dry",
  "We keep your home safe",
  "",
])("“%s” gets no hint", (text) => expect(claimHints(text)).toEqual([]));

test("a claim that the page supports elsewhere needs no hint", () => {
  const claims = { license: true, insurance: true };
  expect(claimHints("Licensed and insured", claims)).toEqual([]);
  expect(claimHints("Licensed and insured")).toHaveLength(2);
});
