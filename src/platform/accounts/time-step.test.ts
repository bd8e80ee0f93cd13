import { expect, test } from "vitest";
import { timeStepOf } from "./time-step.ts";

const secret = "12345678901234567890";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %d seconds the code of RFC 6238 is that of its step", (seconds, code) => {
  expect(timeStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(timeStepOf(secret, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30));
  expect(timeStepOf(secret, code, (seconds + 300) * 1000)).toBeNull();
});
