import { expect, test } from "vitest";
import { checkRandomOpenings } from "../setup/random-openings.ts";

test("schedule.openings: none taken or closed in a million searches", {
  timeout: 3_600_000,
}, () => {
  expect(checkRandomOpenings({ seed: 31, queries: 1_000_000 })).toBeGreaterThan(1_000_000);
});
