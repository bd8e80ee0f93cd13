import { expect, test } from "vitest";
import { lastDayOf, nextCheck, planState } from "./plans.ts";

const zone = "America/Chicago";
const paid = { paidUntil: "2026-11-30", canceledAt: null, endedAt: null };
const canceled = { ...paid, canceledAt: new Date("2026-11-10T12:00:00Z") };

test("plans.end: active through its last paid day, then past due", () => {
  expect(planState(paid, "2026-11-30")).toBe("active");
  expect(planState(paid, "2026-12-01")).toBe("past_due");
  expect(planState(canceled, "2026-11-11")).toBe("canceled");
  expect(planState({ ...canceled, endedAt: new Date() }, "2026-11-11")).toBe("ended");
});

test("a past-due plan gets two notices and ends after two weeks", () => {
  expect(nextCheck(paid, 0, zone)).toEqual(new Date("2026-12-01T15:00:00Z"));
  expect(nextCheck(paid, 1, zone)).toEqual(new Date("2026-12-07T15:00:00Z"));
  expect(lastDayOf(paid)).toBe("2026-12-14");
  expect(nextCheck(paid, 2, zone)).toEqual(new Date("2026-12-15T06:00:00Z"));
  expect(nextCheck(canceled, 0, zone)).toEqual(new Date("2026-12-01T06:00:00Z"));
  expect(nextCheck({ ...paid, endedAt: new Date() }, 0, zone)).toBe(null);
});
