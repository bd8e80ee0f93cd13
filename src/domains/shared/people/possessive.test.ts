import { expect, test } from "vitest";
import { possessive } from "./possessive.ts";

test.each([
  ["Sam Stone", "Sam Stone’s"],
  ["Birchwood Apartments", "Birchwood Apartments’"],
  ["PEST PROS", "PEST PROS’"],
  ["Ward & Co.", "Ward & Co.’s"],
])("the possessive of %s", (name, expected) => {
  expect(possessive(name)).toBe(expected);
});
