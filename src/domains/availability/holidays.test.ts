import { expect, test } from "vitest";
import { addDays } from "~/domains/shared/time-zones/local-day.ts";
import { holidayOn } from "./holidays.ts";

/** Federal days off as published by the Office of Personnel Management. */
const published: Record<number, string> = {
  2024: "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
  2025: "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25",
  2026: "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25",
  2027: "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31",
  2028: "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25",
  2029: "01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25",
  2030: "01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25",
};

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) =>
    day.startsWith(String(year)),
  );
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

test.each(Object.entries(published))(
  "federal days off in %s match the published list",
  (year, days) => {
    const holidays = daysOf(Number(year)).filter((day) => holidayOn(day) && !isWeekend(day));
    expect(holidays).toEqual(days.split(" ").map((day) => `${year}-${day}`));
  },
);

test("a holiday on a weekend also counts on its own day", () => {
  expect(holidayOn("2026-07-04")).toBe("Independence Day");
  expect(holidayOn("2026-07-03")).toBe("Independence Day (observed)");
  expect(holidayOn("2026-07-06")).toBeNull();
  expect(holidayOn("2026-11-26")).toBe("Thanksgiving Day");
  expect(holidayOn("2026-11-27")).toBeNull();
});

test("each year has eleven holidays, not counting observed days", () => {
  for (let year = 2022; year <= 2100; year += 1) {
    const names = daysOf(year).flatMap((day) => holidayOn(day) ?? []);
    expect(names.filter((name) => !name.endsWith("(observed)"))).toHaveLength(11);
  }
});
