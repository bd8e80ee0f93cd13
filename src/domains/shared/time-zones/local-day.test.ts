import fc from "fast-check";
import { expect, test } from "vitest";
import { zones } from "../../../../tests/setup/time-zones.ts";
import { addDays, boundsOf, dayOf, momentOn, readDay, weekdayOf, weekOf } from "./local-day.ts";
import { localTime } from "./local-time.ts";

const hour = 60 * 60_000;
const anyDay = fc
  .date({ min: new Date("2024-01-02"), max: new Date("2034-12-30"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Also the most distant zones, where noon is another day in Greenwich. */
const anyZone = fc.constantFrom(...zones, "Pacific/Auckland", "Pacific/Kiritimati");

test("accepts only calendar days", () => {
  expect(readDay("2028-02-29")).toBe("2028-02-29");
  for (const wrong of ["2027-02-29", "2026-13-01", "2026-1-1", "tomorrow", "", null, 20261122]) {
    expect(readDay(wrong)).toBeNull();
  }
});

test("rejects days before 1900 and after 2199", () => {
  for (const day of ["1900-01-01", "2199-12-31"]) expect(readDay(day)).toBe(day);
  for (const far of ["0000-01-01", "1899-12-31", "2200-01-01", "9999-12-31"]) {
    expect(readDay(far)).toBeNull();
  }
});

test("weeks begin with Sunday", () => {
  expect(weekOf("2026-11-25")).toBe("2026-11-22");
  expect(weekOf("2026-11-22")).toBe("2026-11-22");
  expect(weekdayOf(addDays("2026-11-22", 6))).toBe(6);
});

test("schedule.clock: 2:30 on the spring day is an hour later", () => {
  expect(momentOn("America/Chicago", "2027-03-14", 150).toISOString()).toBe(
    "2027-03-14T08:30:00.000Z",
  );
  expect(localTime(new Date("2027-03-14T08:30:00Z"), "America/Chicago").minutes).toBe(210);
});

test("schedule.clock: local times round-trip unless spring skips them", () => {
  fc.assert(
    fc.property(anyZone, anyDay, fc.integer({ min: 0, max: 1439 }), (zone, day, minutes) => {
      const moment = momentOn(zone, day, minutes);
      expect(dayOf(moment, zone)).toBe(day);
      expect([minutes, minutes + 60]).toContain(localTime(moment, zone).minutes);
      const { from, to } = boundsOf(zone, day);
      expect(moment.getTime()).toBeGreaterThanOrEqual(from.getTime());
      expect(moment.getTime()).toBeLessThan(to.getTime());
    }),
  );
});

test("schedule.clock: days have 23, 24, or 25 hours and no gaps", () => {
  fc.assert(
    fc.property(anyZone, anyDay, (zone, day) => {
      const { from, to } = boundsOf(zone, day);
      expect([23, 24, 25].map((hours) => hours * hour)).toContain(to.getTime() - from.getTime());
      expect(boundsOf(zone, addDays(day, 1)).from).toEqual(to);
      expect(dayOf(from, zone)).toBe(day);
      expect(dayOf(new Date(to.getTime() - 1), zone)).toBe(day);
    }),
  );
});
