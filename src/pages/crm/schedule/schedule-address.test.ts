import { expect, test } from "vitest";
import { readSchedule, scheduleHref, turned } from "./schedule-address.ts";

const read = (search: string) => readSchedule(new URLSearchParams(search), "2026-11-25");
const crewId = "0190a000-0000-7000-8000-000000000001";

test("schedule.views: an address says days, view and crew; what it does not say is what comes from today on", () => {
  expect(read("")).toEqual({ view: "agenda", day: "2026-11-25", crewId: null });
  expect(read("view=week")).toEqual({ view: "week", day: "2026-11-22", crewId: null });
  expect(read(`view=day&day=2026-12-01&crew=${crewId}`)).toEqual({
    view: "day",
    day: "2026-12-01",
    crewId,
  });
  expect(read("view=year&day=2026-02-30&crew=all")).toEqual(read(""));
});

test("schedule.views: the days before and after are as many as are shown, in the same view", () => {
  const week = read(`view=week&crew=${crewId}`);
  expect(scheduleHref(turned(week, 1))).toBe(
    `/crm/schedule?view=week&day=2026-11-29&crew=${crewId}`,
  );
  expect(turned(turned(week, -1), 1)).toEqual(week);
  expect(turned(read("view=day"), -1).day).toBe("2026-11-24");
});
