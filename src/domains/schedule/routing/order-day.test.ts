import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CrewDay,
  type DayOrder,
  type DayStop,
  driveTable,
  findBestOrder,
  knownPoints,
  minutesOf,
} from "./order-day.ts";

const dayStartsAt = new Date("2026-12-01T06:00:00Z");
const minute = 60_000;
const at = (minutes: number) => new Date(dayStartsAt.getTime() + minutes * minute);
/** A degree of latitude is 69 miles. */
const place = (milesNorth: number, milesEast = 0) => ({
  latitude: 30 + milesNorth / 69.1,
  longitude: -98 + milesEast / 60,
});

const stop = (id: string, start: number, more: Partial<DayStop> = {}): DayStop => ({
  id,
  leavesAt: at(start - 30),
  startsAt: at(start),
  endsAt: at(start + 60),
  windowMinutes: 0,
  point: null,
  hold: "none",
  ...more,
});

const dayOf = (stops: readonly DayStop[], more: Partial<CrewDay> = {}): CrewDay => ({
  stops,
  base: place(0),
  dayStartsAt,
  earliest: at(0),
  closesAt: at(17 * 60),
  blocked: [],
  ...more,
});

const best = (day: CrewDay) => findBestOrder(day, driveTable(day, null));
const ids = (order: DayOrder | null) => order?.stops.map(({ id }) => id).join("");

/** Back and forth: 20 miles north, 2 south, 22 north, 4 south. */
const zigzag = [
  stop("a", 480, { point: place(20) }),
  stop("b", 630, { point: place(-2) }),
  stop("c", 780, { point: place(22) }),
  stop("d", 930, { point: place(-4) }),
];

test("groups nearby appointments and starts on quarter hours", () => {
  const dayOrder = best(dayOf(zigzag));
  expect(["acbd", "acdb", "bdca", "dbca", "cadb", "bdac", "dbac", "cabd"]).toContain(ids(dayOrder));
  expect(dayOrder?.minutesThen).toBeLessThan((dayOrder?.minutesNow ?? 0) / 1.5);
  for (const { startsAt } of dayOrder?.stops ?? []) {
    expect((startsAt.getTime() - dayStartsAt.getTime()) % (15 * minute)).toBe(0);
  }
});

test("keeps a promised start and arrives within a promised window", () => {
  const [a, b, c, d] = zigzag as [DayStop, DayStop, DayStop, DayStop];
  const day = dayOf([a, { ...b, hold: "start" }, { ...c, hold: "window", windowMinutes: 60 }, d]);
  const dayOrder = best(day);
  const startOf = (id: string) =>
    dayOrder?.stops.find((stop) => stop.id === id)?.startsAt ?? b.startsAt;
  if (dayOrder) {
    expect(startOf("b")).toEqual(b.startsAt);
    expect(startOf("c").getTime()).toBeGreaterThanOrEqual(c.startsAt.getTime());
    expect(startOf("c").getTime()).toBeLessThanOrEqual(c.startsAt.getTime() + 60 * minute);
  }
  const all = zigzag.map((stop) => ({ ...stop, hold: "start" as const }));
  expect(best(dayOf(all))).toBeNull();
});

test("moving an appointment within its promised window keeps the window's end", () => {
  const stops = [
    stop("a", 480, { point: place(20), hold: "window", windowMinutes: 240 }),
    stop("b", 630, { point: place(1), hold: "window", windowMinutes: 240 }),
    stop("c", 780, { point: place(20), hold: "window", windowMinutes: 240 }),
  ];
  const dayOrder = best(dayOf(stops));
  for (const { id, startsAt, windowMinutes } of dayOrder?.stops ?? []) {
    const before = stops.find((stop) => stop.id === id);
    expect(startsAt.getTime() + windowMinutes * minute).toBe(
      (before?.startsAt.getTime() ?? 0) + 240 * minute,
    );
  }
});

test("moves nothing into blocked time or before now", () => {
  const blocked = [{ from: at(540), until: at(720) }];
  const [a, ...others] = zigzag as [DayStop, ...DayStop[]];
  const day = dayOf([{ ...a, hold: "start" }, ...others], { blocked, earliest: at(700) });
  for (const { id, startsAt, isMoved } of best(day)?.stops ?? []) {
    if (!isMoved) continue;
    expect(`${id}${startsAt >= at(720)}`).toBe(`${id}true`);
  }
});

test("proposes nothing for a day without places or with one appointment", () => {
  expect(best(dayOf([stop("a", 480), stop("b", 600)]))).toBeNull();
  expect(best(dayOf([stop("a", 480, { point: place(9) })]))).toBeNull();
});

test("takes road minutes for known places only", () => {
  const day = dayOf([stop("a", 480), stop("b", 600, { point: place(3) })]);
  expect(knownPoints(day)).toHaveLength(2);
  const table = driveTable(day, [
    [0, 41],
    [43, 0],
  ]);
  expect(table[0]).toEqual([0, 0, 41]);
  expect(table[2]).toEqual([43, 15, 0]);
  expect(minutesOf([1, 2], table)).toBe(15 + 43);
});

const days = fc
  .record({
    stops: fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 20 }),
        travel: fc.integer({ min: 0, max: 8 }),
        length: fc.integer({ min: 1, max: 30 }),
        window: fc.constantFrom(0, 60, 120, 240),
        hold: fc.constantFrom("start", "window", "none", "none"),
        miles: fc.option(
          fc.tuple(fc.integer({ max: 30, min: -30 }), fc.integer({ max: 30, min: -30 })),
          {
            freq: 8,
          },
        ),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    hasBase: fc.boolean(),
    earliest: fc.integer({ min: 0, max: 900 }),
    closes: fc.integer({ min: 600, max: 1200 }),
    blocked: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 15, max: 300 })),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ stops, hasBase, earliest, closes, blocked }): CrewDay => {
    let free = 6 * 60;
    const all = stops.map(({ gap, travel, length, window, hold, miles }, index): DayStop => {
      const leaves = free + gap * 5;
      const start = leaves + travel * 5;
      free = start + length * 10;
      const isFixed = start < earliest || miles === null;
      return {
        id: String(index),
        leavesAt: at(leaves),
        startsAt: at(start),
        endsAt: at(free),
        windowMinutes: window,
        point: miles && place(...miles),
        hold: isFixed ? "start" : (hold as DayStop["hold"]),
      };
    });
    return {
      stops: all,
      base: hasBase ? place(0) : null,
      dayStartsAt,
      earliest: at(earliest),
      closesAt: at(closes),
      blocked: blocked.map(([from, length]) => ({ from: at(from), until: at(from + length) })),
    };
  });

test("keeps every stop, promise, and closing time, and never overlaps", () => {
  let proposals = 0;
  fc.assert(
    fc.property(days, (day) => {
      const dayOrder = best(day);
      if (!dayOrder) return;
      proposals += 1;
      if (proposals % 10 === 0) expect(best(day)).toEqual(dayOrder);
      expect(problemOfOrder(day, dayOrder)).toBeNull();
    }),
    { numRuns: 150 },
  );
  expect(proposals).toBeGreaterThan(20);
});

/** What is wrong with a proposal, judged by the day alone; null if nothing is. */
function problemOfOrder(day: CrewDay, { stops, minutesNow, minutesThen }: DayOrder) {
  if (
    stops
      .map(({ id }) => id)
      .sort()
      .join() !==
    day.stops
      .map(({ id }) => id)
      .sort()
      .join()
  ) {
    return "not the same stops";
  }
  const table = driveTable(day, null);
  const numbers = stops.map(({ id }) => Number(id) + 1);
  if (minutesThen !== minutesOf(numbers, table)) return "wrong minutes";
  if (minutesThen >= minutesNow) return "no saving";
  const lastEnd = Math.max(...day.stops.map(({ endsAt }) => endsAt.getTime()));
  let free = Number.NEGATIVE_INFINITY;
  for (const { id, startsAt, travelMinutes, windowMinutes, isMoved } of stops) {
    const was = day.stops[Number(id)];
    if (!was) return "unknown stop";
    const start = startsAt.getTime();
    const end = start + was.endsAt.getTime() - was.startsAt.getTime();
    if (travelMinutes < 0 || start - travelMinutes * minute < free) return `${id} overlaps`;
    free = end;
    const promisedEnd = was.startsAt.getTime() + was.windowMinutes * minute;
    if (isMoved !== (start !== was.startsAt.getTime())) return `${id} says it moved`;
    if (!isMoved) continue;
    if (was.hold === "start") return `${id} moved`;
    if (was.hold === "window") {
      if (start < was.startsAt.getTime() || start > promisedEnd) return `${id} out of its window`;
      if (start + windowMinutes * minute !== promisedEnd) return `${id} has another window`;
    } else {
      if (start - travelMinutes * minute < day.earliest.getTime()) return `${id} leaves before now`;
      if (end > Math.max(lastEnd, day.closesAt.getTime())) return `${id} after closing`;
    }
    const isBlocked = day.blocked.some(
      ({ from, until }) => start < until.getTime() && from.getTime() < end,
    );
    if (isBlocked) return `${id} in blocked time`;
  }
  return null;
}
