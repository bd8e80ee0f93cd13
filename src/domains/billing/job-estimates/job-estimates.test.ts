import { expect, test } from "vitest";
import { nextEstimateReminder, readReminderDays } from "./job-estimates.ts";

test("reads reminder days in any order, without duplicates", () => {
  expect(readReminderDays("10, 2 5,5")).toEqual([2, 5, 10]);
  expect(readReminderDays(" ")).toEqual([]);
  for (const wrong of ["0", "61", "2.5", "soon", "1,2,3,4,5,6"]) {
    expect(readReminderDays(wrong), wrong).toBeNull();
  }
});

test("the next reminder is the first of the series to come", () => {
  const sentAt = new Date("2026-11-20T15:00:00Z");
  const next = (now: string) => nextEstimateReminder(sentAt, [2, 5], new Date(now));
  expect(next("2026-11-20T15:00:00Z")).toEqual(new Date("2026-11-22T15:00:00Z"));
  expect(next("2026-11-22T15:00:00Z")).toEqual(new Date("2026-11-25T15:00:00Z"));
  expect(next("2026-11-25T15:00:00Z")).toBeNull();
});
