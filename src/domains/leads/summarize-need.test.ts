import { expect, test } from "vitest";
import { summarizeNeed } from "./summarize-need.ts";

test.each([
  ["Leaking sink", "Leaking sink"],
  ["Two outlets don't work.\n  Can you come today?", "Two outlets don't work"],
  ["can you fix a gutter?", "Can you fix a gutter?"],
  ["Hi there, the AC blows warm air! It's 90 degrees in here.", "The AC blows warm air"],
  ["Hello!", "Hello"],
  [
    "The water heater leaks. It began last night, and the basement is wet. When could you come by?",
    "The water heater leaks",
  ],
])("%j becomes %j", (need, title) => {
  expect(summarizeNeed(need)).toBe(title);
});

test("cuts a long sentence after a word, or mid-word without spaces", () => {
  const long = summarizeNeed("please ".repeat(40));
  expect(long).toBe(`Please ${"please ".repeat(7).trim()}…`);
  expect(summarizeNeed(`A${"😀".repeat(60)}`)).toBe(`A${"😀".repeat(29)}…`);
});
