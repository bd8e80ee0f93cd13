import { expect, test } from "vitest";
import { formatDuration } from "./health-report.ts";

test("durations use the unit that fits", () => {
  expect([30, 90 * 60, 7_200, 3 * 86_400].map(formatDuration)).toEqual([
    "1 minute",
    "90 minutes",
    "2 hours",
    "3 days",
  ]);
});
