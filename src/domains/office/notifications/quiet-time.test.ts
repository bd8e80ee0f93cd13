import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { isMinuteWithin, nextTimeOfDay, quietUntil } from "./quiet-time.ts";

const zone = "America/Chicago";
const at = (wall: string) => new Date(`${wall}Z`);
const night = { quietFrom: 21 * 60, quietUntil: 7 * 60 };

test("quiet hours past midnight end in the morning, by the member's clock", () => {
  // Six hours behind in November.
  expect(quietUntil(night, zone, at("2026-11-21T02:59:00"))).toBeNull();
  expect(quietUntil(night, zone, at("2026-11-21T03:00:00"))).toEqual(at("2026-11-21T13:00:00"));
  expect(quietUntil(night, zone, at("2026-11-21T12:59:00"))).toEqual(at("2026-11-21T13:00:00"));
  expect(quietUntil(night, zone, at("2026-11-21T13:00:00"))).toBeNull();
  expect(quietUntil(night, "America/New_York", at("2026-11-21T12:30:00"))).toBeNull();
  expect(quietUntil({ quietFrom: null, quietUntil: null }, zone, new Date())).toBeNull();
});

test("quiet hours end at seven even when clocks change", () => {
  for (const [evening, morning] of [
    ["2026-03-08T04:00:00", "2026-03-08T12:00:00"],
    ["2026-11-01T04:00:00", "2026-11-01T13:00:00"],
  ] as const) {
    expect(quietUntil(night, zone, at(evening))).toEqual(at(morning));
  }
});

test("the end of quiet hours is never inside quiet hours", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const moment = fc.date({
    min: at("2026-01-01T00:00:00"),
    max: at("2027-12-31T00:00:00"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(minute, minute, moment, (quietFrom, until, now) => {
      const waits = quietUntil({ quietFrom, quietUntil: until }, zone, now);
      expect(waits !== null).toBe(isMinuteWithin(quietFrom, until, localTime(now, zone).minutes));
      if (!waits) return;
      expect(waits.getTime()).toBeGreaterThan(now.getTime());
      expect(waits.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    }),
  );
});

test("the next time is when the clock next shows the hour", () => {
  expect(nextTimeOfDay(420, zone, at("2026-11-21T12:59:00"))).toEqual(at("2026-11-21T13:00:00"));
  expect(nextTimeOfDay(420, zone, at("2026-11-21T13:00:00"))).toEqual(at("2026-11-22T13:00:00"));
});
