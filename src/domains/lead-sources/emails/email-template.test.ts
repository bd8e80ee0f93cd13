import { expect, test } from "vitest";
import { capture, isFrom } from "./email-template.ts";

test.each([
  ["New lead: {} is looking for *", "new lead: Ana R. is looking for Help", "Ana R."],
  ["{} via *", "Ana via Yelp", "Ana"],
  ['* says: "{}"', 'Ana says: "Hi"', "Hi"],
  ['* says: "{}"', 'Ana says: "Need a 3/4" valve replaced"', 'Need a 3/4" valve replaced'],
  ["*from {}", "Message from Ana", "Ana"],
  ["New lead: {}", "Old lead: Ana", null],
  ["{} via *", " via Yelp", null],
])("%s captures from %s", (pattern, line, expected) => {
  expect(capture(pattern, line)).toBe(expected);
});

test("a sender is an address, its domain, or a domain above", () => {
  expect(isFrom("a@messaging.yelp.com", "yelp.com")).toBe(true);
  expect(isFrom("a@yelp.com", "a@yelp.com")).toBe(true);
  expect(isFrom("a@yelp.com.attacker.example", "yelp.com")).toBe(false);
  expect(isFrom("yelp.com@attacker.example", "yelp.com")).toBe(false);
});
