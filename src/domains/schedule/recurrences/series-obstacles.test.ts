import { expect, test } from "vitest";
import { checkRandomSeries } from "../../../../tests/setup/random-openings.ts";

test("schedule.openings: 1,000 random recurring jobs book no taken or closed time", () => {
  const { booked, conflicts, outside } = checkRandomSeries({ seed: 11, queries: 1_000 });
  expect(booked).toBeGreaterThan(1_000);
  expect(conflicts).toBeGreaterThan(1_000);
  // Only where a member chose a first appointment outside the hours.
  expect(outside).toBeGreaterThan(100);
});
