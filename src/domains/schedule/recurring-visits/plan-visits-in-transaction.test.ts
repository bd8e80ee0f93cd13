import fc from "fast-check";
import { expect, test } from "vitest";
import type { Recurrence } from "~/domains/schedule/schedule.tables.server.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { timesOfDay } from "./plan-recurrences.server.ts";

const zones = ["America/New_York", "America/Chicago", "America/Phoenix", "America/Los_Angeles"];

test("a recurring job keeps its local time and length across clock changes", () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(day, fc.constantFrom(...zones), (on, zone) => {
      const job = { startMinutes: 540, durationMinutes: 60, travelMinutes: 30 } as Recurrence;
      const { leavesAt, startsAt, endsAt } = timesOfDay(on, job, zone);
      expect([dayOf(startsAt, zone), localTime(startsAt, zone).minutes]).toEqual([on, 540]);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(60 * 60_000);
      expect(startsAt.getTime() - leavesAt.getTime()).toBe(30 * 60_000);
    }),
    { numRuns: 500 },
  );
});
