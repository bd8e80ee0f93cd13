import { expect, test } from "vitest";
import { joined } from "./use-draft.ts";

test.each([
  ["Half a sentence", "", "Half a sentence"],
  ["Half a sentence", "Half a sentence", "Half a sentence"],
  ["Half a sentence", "Half a sentence, and on", "Half a sentence, and on"],
  ["Half a sentence", "Half", "Half a sentence"],
  ["Half a sentence", "Thank you!", "Half a sentence\nThank you!"],
  ["", "Thank you!", "Thank you!"],
  ["", "", ""],
])("a draft %j and %j typed before hydration become %j", (...[draft, written, both]) => {
  expect(joined(draft, written)).toBe(both);
});
