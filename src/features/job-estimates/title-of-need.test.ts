import { expect, test } from "vitest";
import { titleOfNeed } from "./title-of-need.ts";

test("a short question is the title as it is", () => {
  expect(titleOfNeed("Two outlets don't work.\n  Can you come today?")).toBe(
    "Two outlets don't work. Can you come today?",
  );
});

test("of a long question the first sentence is the title", () => {
  const rest = " It began last night, and the basement is wet. When could somebody come by?";
  expect(titleOfNeed(`The water heater leaks.${rest}`)).toBe("The water heater leaks");
});

test("a long sentence ends after a whole word, one without spaces and with emoji within a character", () => {
  const long = titleOfNeed("please ".repeat(40));
  expect(long).toBe(`${"please ".repeat(11).trim()}…`);
  expect(titleOfNeed(`a${"😀".repeat(60)}`)).toBe(`a${"😀".repeat(39)}…`);
});
