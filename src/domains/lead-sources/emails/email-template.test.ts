import { expect, test } from "vitest";
import { applyTemplate, capture, isFrom, rulesOf } from "./email-template.ts";

test.each([
  ["New lead: {} is looking for *", "new lead: Ana R. is looking for Help", "Ana R."],
  ["{} via *", "Ana via Yelp", "Ana"],
  ['* says: "{}"', 'Ana says: "Hi"', "Hi"],
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

test("marked lines are found in another email of the sender", () => {
  const lines = [
    "Lead sheet",
    "Ana Ruiz",
    "512 555 0134",
    "",
    "Town: Austin",
    "The sink leaks",
    "ID 5",
  ];
  const rules = rulesOf(lines, [
    { at: 1, field: "name" },
    { at: 2, field: "phone" },
    { at: 4, field: "city" },
    { at: 6, field: null },
  ]);
  expect(rules).toEqual([
    { field: "name", below: "Lead sheet" },
    { field: "phone", line: 2 },
    { field: "city", label: "Town" },
    { field: null, below: "The sink leaks" },
  ]);
  const mail = {
    from: "a@quotes.example",
    replyTo: "",
    subject: "",
    lines: ["", "Lead sheet", "Sam Lee", "512 555 0135", "Town: Waco"],
  };
  expect(applyTemplate({ sender: "quotes.example", rules }, mail)).toEqual([
    { field: "name", value: "Sam Lee", at: 2 },
    { field: "phone", value: "512 555 0135", at: 3 },
    { field: "city", value: "Waco", at: 4 },
  ]);
});
