import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf } from "~/features/time-zones/local-day.ts";
import { localTime } from "~/features/time-zones/local-time.ts";
import { formatClock, reminderOf } from "./visit-clock.ts";

const zones = ["America/New_York", "America/Chicago", "America/Phoenix", "Pacific/Honolulu"];

test("schedule.reminder: whatever the zone and the night, a reminder is due at ten on the day before", () => {
  const moments = fc.date({
    min: new Date("2026-01-03"),
    max: new Date("2031-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (startsAt, zone) => {
      const at = reminderOf(startsAt, zone, new Date("2026-01-01"));
      if (!at) throw new Error("none");
      expect(dayOf(at, zone)).toBe(addDays(dayOf(startsAt, zone), -1));
      expect(localTime(at, zone).minutes).toBe(600);
      expect(reminderOf(startsAt, zone, at)).toBeNull();
    }),
  );
});

test("schedule.clock: a time is written as Americans write it, whatever the zone and the moment", () => {
  const moments = fc.date({
    min: new Date("2026-01-03"),
    max: new Date("2031-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, timeZone) => {
      const usual = { hour: "numeric", minute: "2-digit", timeZone } as const;
      expect(formatClock(moment, timeZone)).toBe(moment.toLocaleTimeString("en-US", usual));
    }),
  );
});
