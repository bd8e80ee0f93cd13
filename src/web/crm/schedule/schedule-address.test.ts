import { expect, test } from "vitest";
import { addDays, momentOn } from "~/domains/shared/time-zones/local-day.ts";
import {
  rangeOf,
  readSchedule,
  scheduleHref,
  shiftRange,
  viewedAs,
  wholeDays,
} from "./schedule-address.ts";

const read = (search: string) => readSchedule(new URLSearchParams(search), "2026-11-25");
const crewId = "0190a000-0000-7000-8000-000000000001";

test("reads days, view and crew from the URL; defaults to today", () => {
  expect(read("")).toEqual({ view: "day", day: "2026-11-25", crewId: null });
  expect(read("view=week")).toEqual({ view: "week", day: "2026-11-22", crewId: null });
  expect(read(`view=day&day=2026-12-01&crew=${crewId}`)).toEqual({
    view: "day",
    day: "2026-12-01",
    crewId,
  });
  expect(read("view=year&day=2026-02-30&crew=all")).toEqual(read(""));
});

test("previous and next move by the number of days shown", () => {
  const week = read(`view=week&crew=${crewId}`);
  expect(scheduleHref(shiftRange(week, 1))).toBe(
    `/crm/schedule?view=week&day=2026-11-29&crew=${crewId}`,
  );
  expect(shiftRange(shiftRange(week, -1), 1)).toEqual(week);
  expect(shiftRange(read("view=day"), -1).day).toBe("2026-11-24");
});

test("a long list ends with a whole day; the next page continues", () => {
  const zone = "America/Chicago";
  const visits = (perDay: number) =>
    Array.from({ length: 14 * perDay }, (_, index) => ({
      startsAt: momentOn(zone, addDays("2026-11-25", Math.floor(index / perDay)), 23 * 60),
    }));
  const range = { day: "2026-11-25", days: 14, zone };
  const listed = (perDay: number) => {
    const { visits: shown, days } = wholeDays(visits(perDay), range);
    return [shown.length, days];
  };
  expect(listed(10)).toEqual([140, 14]);
  expect(listed(24)).toEqual([144, 6]);
  expect(listed(200)).toEqual([200, 1]);
  expect(shiftRange(read("view=agenda"), 1, 6).day).toBe("2026-12-01");
});

test("a month has whole weeks, and turns by months", () => {
  const shown = readSchedule(new URLSearchParams("view=month&day=2026-11-29"), "2026-11-20");
  expect(shown).toEqual({ view: "month", day: "2026-11-01", crewId: null });
  expect(rangeOf(shown)).toEqual({ day: "2026-11-01", days: 35 });
  expect(rangeOf({ ...shown, day: "2026-02-01" })).toEqual({ day: "2026-02-01", days: 28 });
  expect(rangeOf({ ...shown, day: "2026-08-01" })).toEqual({ day: "2026-07-26", days: 42 });
  expect(shiftRange(shown, 1).day).toBe("2026-12-01");
  expect(shiftRange({ ...shown, day: "2027-01-01" }, -1).day).toBe("2026-12-01");
  expect(viewedAs(shown, "day", "2026-11-20").day).toBe("2026-11-20");
  expect(viewedAs(shown, "day", "2026-12-20").day).toBe("2026-11-01");
});
