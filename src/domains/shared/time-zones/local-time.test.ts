import fc from "fast-check";
import { expect, test } from "vitest";
import { zones } from "../../../../tests/setup/time-zones.ts";
import { localTime, momentAt } from "./local-time.ts";

const at = (text: string) => new Date(text);

test("a clock shows its own day, weekday, and minute", () => {
  expect(localTime(at("2026-11-22T02:30:00Z"), "America/Chicago")).toEqual({
    year: 2026,
    month: 11,
    day: 21,
    weekday: 6,
    minutes: 20 * 60 + 30,
  });
});

test("8 AM is a different UTC time in summer and winter", () => {
  const eight = (day: string) =>
    momentAt("America/New_York", at(`${day}T17:00:00Z`), 0, 8 * 60).toISOString();
  expect(eight("2026-07-01")).toBe("2026-07-01T12:00:00.000Z");
  expect(eight("2026-12-01")).toBe("2026-12-01T13:00:00.000Z");
  // The two days when the clocks change.
  expect(eight("2027-03-14")).toBe("2027-03-14T12:00:00.000Z");
  expect(eight("2026-11-01")).toBe("2026-11-01T13:00:00.000Z");
});

test("shifts skipped times an hour and takes the second of repeated ones", () => {
  const halfPast = (from: string, hours: number) =>
    momentAt("America/Chicago", at(from), 0, hours * 60 + 30).toISOString();
  expect(halfPast("2027-03-14T18:00:00Z", 2)).toBe("2027-03-14T08:30:00.000Z");
  expect(halfPast("2026-11-01T18:00:00Z", 1)).toBe("2026-11-01T07:30:00.000Z");
});

test("a set time is shown by the clock unless spring skips it", () => {
  const moments = fc.date({ min: at("2024-01-01"), max: at("2034-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      moments,
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 3 * 60, max: 24 * 60 - 1 }),
      (zone, from, daysLater, minutes) => {
        const then = localTime(momentAt(zone, from, daysLater, minutes), zone);
        expect(then.minutes).toBe(minutes);
        const days = (time: typeof then) => Date.UTC(time.year, time.month - 1, time.day);
        expect(days(then) - days(localTime(from, zone))).toBe(daysLater * 24 * 3_600_000);
      },
    ),
  );
});
