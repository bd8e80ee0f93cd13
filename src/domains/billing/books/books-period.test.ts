import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "~/domains/shared/index.ts";
import {
  booksPeriodFields,
  booksPeriods,
  readBooksPeriod,
  validateBooksPeriod,
} from "./books-period.ts";

const today = "2026-11-20";
const read = (query: string, day = today) => readBooksPeriod(new URLSearchParams(query), day);

test.each([
  ["", "2026-11-01", "2026-11-20"],
  ["period=last_month", "2026-10-01", "2026-10-31"],
  ["period=this_quarter", "2026-10-01", "2026-11-20"],
  ["period=last_quarter", "2026-07-01", "2026-09-30"],
  ["period=this_year", "2026-01-01", "2026-11-20"],
  ["period=last_year", "2025-01-01", "2025-12-31"],
  ["from=2026-02-03&to=2026-02-09", "2026-02-03", "2026-02-09"],
  ["from=2026-02-03&to=2026-02-01", "2026-11-01", "2026-11-20"],
])("the query %o is a period", (query, from, to) => {
  expect(read(query)).toMatchObject({ from, to });
});

test.each([
  ["from=2026-02-03", "Choose both dates"],
  ["from=2026-02-03&to=2026-02-01", "The start date must be on or before the end date"],
  ["from=2026-02-03&to=2026-11-21", "Choose dates up to today"],
  ["from=2024-11-19&to=2026-11-20", "Choose two years or less"],
  ["from=2024-11-20&to=2026-11-20", null],
  ["", null],
])("the dates of %o are checked", (query, problem) => {
  expect(validateBooksPeriod(new URLSearchParams(query), today)).toBe(problem);
});

test("on any day, a last period ends the day before this one", () => {
  const days = fc.integer({ min: 0, max: 3_000 }).map((count) => addDays("2024-01-01", count));
  fc.assert(
    fc.property(days, fc.constantFrom("month", "quarter", "year"), (day, length) => {
      const now = read(`period=this_${length}`, day);
      const before = read(`period=last_${length}`, day);
      expect(now.to).toBe(day);
      expect(addDays(before.to, 1)).toBe(now.from);
      expect(before.from.slice(8)).toBe("01");
    }),
  );
});

test("a period's link leads to the same period", () => {
  for (const choice of booksPeriods) {
    const period = read(`period=${choice}`);
    expect(read(String(new URLSearchParams(booksPeriodFields(period))))).toEqual(period);
  }
  const custom = read("from=2026-02-03&to=2026-02-09");
  expect(read(String(new URLSearchParams(booksPeriodFields(custom))))).toEqual(custom);
});
