import { expect, test } from "vitest";
import { formatDuration, formatShortDuration } from "~/domains/follow-ups/overview/figures.ts";

test("shows a duration in its two largest units", () => {
  const seconds = [0, 1, 59, 60, 65, 3_600, 3_905, 86_400 + 7_200 + 60, -3];
  expect(seconds.map((second) => formatDuration(second * 1000))).toEqual([
    "less than a second",
    "1 second",
    "59 seconds",
    "1 minute",
    "1 minute 5 seconds",
    "1 hour",
    "1 hour 5 minutes",
    "1 day 2 hours",
    "less than a second",
  ]);
});

test("shows a duration in abbreviated units", () => {
  const seconds = [0, 1, 109, 7_205, 86_400 + 7_200];
  expect(seconds.map((second) => formatShortDuration(second * 1000))).toEqual([
    "less than a second",
    "1 sec",
    "1 min 49 sec",
    "2 hr",
    "1 day 2 hr",
  ]);
});
