import { expect, test } from "vitest";
import { describeWait } from "./describe-wait.ts";

test.each([
  [1, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [90 * 60, "90 minutes"],
  [90 * 60 + 1, "2 hours"],
])("describes a wait of %i seconds as %s", (seconds, expected) => {
  expect(describeWait(seconds)).toBe(expected);
});
