import { expect, test } from "vitest";
import { intervalLabel } from "./figures/read-analytics.server.ts";
import { intervalsOf, readPeriod, validatePeriod } from "./period.ts";

const today = "2026-11-23";
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

test.each([
  ["", "30d", "2026-10-25", today, "2026-09-25", "2026-10-24"],
  ["period=7d", "7d", "2026-11-17", today, "2026-11-10", "2026-11-16"],
  ["period=12m", "12m", "2025-11-24", today, "2024-11-24", "2025-11-23"],
  ["period=forever", "30d", "2026-10-25", today, "2026-09-25", "2026-10-24"],
  ["from=2026-03-01&to=2026-03-31", null, "2026-03-01", "2026-03-31", "2026-01-29", "2026-02-28"],
  ["from=2026-11-23&to=2026-11-23", null, today, today, "2026-11-22", "2026-11-22"],
  ["from=2026-04-01&to=2026-03-01", "30d", "2026-10-25", today, "2026-09-25", "2026-10-24"],
])("%j gives a period and the one before it", (query, choice, from, to, begins, ends) => {
  expect(read(query)).toEqual({ choice, from, to, before: { from: begins, to: ends } });
});

test.each([
  ["period=7d", null],
  ["from=2026-11-01&to=", "Choose both dates"],
  ["from=2026-02-30&to=2026-03-01", "Choose both dates"],
  ["from=2026-11-02&to=2026-11-01", "The start date must be on or before the end date"],
  ["from=2026-11-02&to=2026-11-24", "Choose dates up to today"],
  ["from=2024-11-01&to=2026-11-02", "Choose two years or less"],
])("%j as a custom period: %s", (query, problem) => {
  expect(validatePeriod(new URLSearchParams(query), today)).toBe(problem);
});

test("shows up to 14 days by day, longer periods by week", () => {
  expect(intervalsOf(read("period=7d"))).toHaveLength(7);
  const month = read("from=2026-10-28&to=2026-11-20");
  const weeks = intervalsOf(month);
  expect(weeks).toEqual(["2026-10-25", "2026-11-01", "2026-11-08", "2026-11-15"]);
  expect(weeks.map((week) => intervalLabel(month, week))).toEqual([
    "Oct 28–31",
    "Nov 1–7",
    "Nov 8–14",
    "Nov 15–20",
  ]);
  const years = read("from=2025-01-01&to=2026-11-23");
  const labels = intervalsOf(years).map((week) => intervalLabel(years, week));
  expect(new Set(labels).size).toBe(labels.length);
});
