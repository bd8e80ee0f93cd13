import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDay, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { recurrenceDays } from "~/platform/calendar/calendar.server.ts";
import { describeFrequency, ruleOf } from "./recurrences.ts";

const daysFrom = (frequency: Parameters<typeof ruleOf>[0], first: LocalDay, count = 400) =>
  recurrenceDays(ruleOf(frequency, first), { first, from: first, to: addDays(first, count) });
const anyDay = fc
  .integer({ min: 0, max: 3_000 })
  .map((days): LocalDay => addDays("2025-01-01", days));

test("weekly visits keep their interval for any day and year", () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom("weekly" as const, "two_weeks" as const),
      (first, often) => {
        const days = daysFrom(often, first);
        const gap = often === "weekly" ? 7 : 14;
        expect(days).toEqual(
          Array.from({ length: Math.floor(400 / gap) + 1 }, (_, at) => addDays(first, at * gap)),
        );
      },
    ),
  );
});

test("monthly visits keep their weekday or date, once a month", () => {
  fc.assert(
    fc.property(anyDay, (first) => {
      for (const often of ["monthly_weekday", "monthly_date"] as const) {
        const days = daysFrom(often, first);
        const months = days.map((day) => day.slice(0, 7));
        expect(days[0]).toBe(often === "monthly_date" || !isLastOfFour(first) ? first : days[0]);
        expect(new Set(months).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(13);
        if (often === "monthly_weekday") {
          expect(new Set(days.map(weekdayOf))).toEqual(new Set([weekdayOf(first)]));
        } else {
          const date = Number(first.slice(8));
          for (const day of days) {
            const isLast = addDays(day, 1).slice(8) === "01";
            expect(day.slice(8) === first.slice(8) || (date > 28 && isLast)).toBe(true);
          }
        }
      }
    }),
  );
});

/** A fifth weekday of a month counts as the last and recurs as such. */
const isLastOfFour = (day: LocalDay) => Number(day.slice(8)) > 28;

test("describes how a job recurs", () => {
  expect(describeFrequency("weekly", "2026-11-23")).toBe("every Monday");
  expect(describeFrequency("two_weeks", "2026-11-23")).toBe("every two weeks");
  expect(describeFrequency("monthly_weekday", "2026-11-23")).toBe(
    "every month on the fourth Monday",
  );
  expect(describeFrequency("monthly_weekday", "2026-11-30")).toBe("every month on the last Monday");
  expect(describeFrequency("monthly_date", "2026-11-30")).toBe("every month on the 30th");
  expect(describeFrequency("monthly_date", "2026-12-01")).toBe("every month on the 1st");
  expect(describeFrequency("monthly_date", "2026-12-11")).toBe("every month on the 11th");
  expect(describeFrequency("monthly_date", "2026-12-22")).toBe("every month on the 22nd");
});
