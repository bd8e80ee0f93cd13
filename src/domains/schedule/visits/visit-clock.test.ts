import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf, isRepeated } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { formatArrival, formatClock, reminderTimeFor, validateTime } from "./visit-clock.ts";

const zones = ["America/New_York", "America/Chicago", "America/Phoenix", "Pacific/Honolulu"];

test("reminds at 10 AM the day before, in any zone", () => {
  const moments = fc.date({
    min: new Date("2026-01-03"),
    max: new Date("2031-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (startsAt, zone) => {
      const at = reminderTimeFor(startsAt, zone, new Date("2026-01-01"));
      if (!at) throw new Error("none");
      expect(dayOf(at, zone)).toBe(addDays(dayOf(startsAt, zone), -1));
      expect(localTime(at, zone).minutes).toBe(600);
      expect(reminderTimeFor(startsAt, zone, at)).toBeNull();
    }),
  );
});

test("schedule.clock: formats times in American style in any zone", () => {
  const moments = fc.date({
    min: new Date("2026-01-03"),
    max: new Date("2031-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, timeZone) => {
      const usual = { hour: "numeric", minute: "2-digit", timeZone } as const;
      const zoneName = isRepeated(moment, timeZone) ? ({ timeZoneName: "short" } as const) : {};
      const expected = moment.toLocaleTimeString("en-US", { ...usual, ...zoneName });
      expect(formatClock(moment, timeZone)).toBe(expected);
    }),
  );
});

test("a repeated time includes its zone", () => {
  const clock = (moment: string) => formatClock(new Date(moment), "America/Chicago");
  expect(clock("2026-11-01T06:30:00Z")).toBe("1:30 AM CDT");
  expect(clock("2026-11-01T07:30:00Z")).toBe("1:30 AM CST");
  expect(clock("2026-11-01T08:30:00Z")).toBe("2:30 AM");
});

test("rejects a time skipped by a clock change", () => {
  const chicago = "America/Chicago";
  expect(validateTime("2027-03-14", 150, chicago)).toBe(
    "Daylight saving time skips 2:30 AM on March 14, 2027. Choose another time.",
  );
  for (const time of [119, 180]) expect(validateTime("2027-03-14", time, chicago)).toBeNull();
  expect(validateTime("2027-03-14", 150, "America/Phoenix")).toBeNull();
});

test.each([
  ["2026-11-23T15:00:00Z", 60, "Mon, Nov 23, 9-10 AM"],
  ["2026-11-23T17:30:00Z", 90, "Mon, Nov 23, 11:30 AM-1 PM"],
  ["2026-11-23T18:15:00Z", 60, "Mon, Nov 23, 12:15-1:15 PM"],
  ["2026-11-23T15:00:00Z", 0, "Mon, Nov 23 at 9:00 AM"],
  ["2026-11-01T06:30:00Z", 60, "Sun, Nov 1, 1:30 AM CDT-1:30 AM CST"],
])("customers read %s and %i minutes as: %s", (startsAt, windowMinutes, arrival) => {
  const visit = { startsAt: new Date(startsAt), windowMinutes };
  expect(formatArrival(visit, "America/Chicago")).toBe(arrival);
});
