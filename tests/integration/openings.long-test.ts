import { expect, test } from "vitest";
import { checkRandomOpenings } from "../setup/random-openings.ts";

test("schedule.openings: a million random searches return no taken or closed time", {
  timeout: 3_600_000,
}, () => {
  expect(checkRandomOpenings({ seed: 31, queries: 1_000_000 })).toBeGreaterThan(1_000_000);
});
