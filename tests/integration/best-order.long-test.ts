import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { optimizeRoutes } from "~/domains/schedule/routing/optimize-routes.ts";
import {
  type DayStop,
  driveTable,
  findBestOrder,
  minutesOf,
} from "~/domains/schedule/routing/order-day.ts";
import { pointOfZip } from "~/domains/shared/cities/zip-points.server.ts";
import { demoServiceAreas } from "../../src/domains/schedule/schedule.demo.ts";
import { problemOfRoutes } from "../setup/check-routes.ts";
import { readSolomon, solomonInstances } from "../setup/solomon.ts";

const milliseconds = 2000;

/** Progress by the clock, which is read every 32 iterations. */
function makeTimer(limit: number) {
  const startedAt = performance.now();
  let done = 0;
  return (iteration: number) => {
    if (iteration % 32 === 0) done = (performance.now() - startedAt) / limit;
    return done;
  };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const percentOver = (actual: number, best: number) => (actual / best - 1) * 100;

test("Solomon's R1 is within 5% of the shortest known in 2 s", () => {
  const gaps: number[] = [];
  for (const [name, { shortest }] of solomonInstances) {
    const problem = readSolomon(name, 1);
    const routes = optimizeRoutes(problem, { seed: 1, progress: makeTimer(milliseconds) });
    expect(problemOfRoutes(problem, routes)).toBeNull();
    expect(routes.unserved).toEqual([]);
    const gap = percentOver(routes.cost, shortest.distance);
    gaps.push(gap);
    print(
      `${name}: ${routes.cost.toFixed(1)} with ${routes.routes.length} vehicles; shortest known ${shortest.distance} with ${shortest.vehicles}; ${gap.toFixed(2)}% more`,
    );
    expect(gap).toBeLessThan(5);
  }
  print(`mean ${(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toFixed(2)}%`);
});

test("with the fewest vehicles first, Solomon's R1 needs at most one more", () => {
  for (const [name, { fewest }] of solomonInstances) {
    const problem = readSolomon(name, null);
    const routes = optimizeRoutes(problem, {
      seed: 1,
      progress: makeTimer(milliseconds),
      fewestVehicles: true,
    });
    expect(problemOfRoutes(problem, routes)).toBeNull();
    const more = routes.routes.length - fewest.vehicles;
    print(
      `${name}: ${routes.routes.length} vehicles, ${routes.cost.toFixed(2)}; best known ${fewest.vehicles}, ${fewest.distance}; ${percentOver(routes.cost, fewest.distance).toFixed(2)}%`,
    );
    expect(more).toBeLessThanOrEqual(1);
  }
});

const dayStartsAt = new Date("2026-12-01T00:00:00Z");
const after = (minutes: number) => new Date(dayStartsAt.getTime() + minutes * 60_000);

/** A repeatable sequence of whole numbers from 0 to below `end`. */
function randomFrom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * end);
  };
}

/** A day of the demo's customers, in the order in which they happened to book. */
function demoDay(
  zipCodes: readonly string[],
  randomBelow: (end: number) => number,
  hold: (index: number) => DayStop["hold"],
): DayStop[] {
  let free = 8 * 60;
  return Array.from({ length: 5 + randomBelow(4) }, (_, index): DayStop => {
    const start = free + 30;
    free = start + 30 + 15 * randomBelow(3);
    return {
      id: String(index),
      leavesAt: after(start - 30),
      startsAt: after(start),
      endsAt: after(free),
      windowMinutes: 120,
      point: pointOfZip(zipCodes[randomBelow(zipCodes.length)] ?? ""),
      hold: hold(index),
    };
  });
}

test("replayed demo days take less driving in best order", () => {
  const promises: [string, (index: number) => DayStop["hold"], number][] = [
    ["nothing promised", () => "none", 20],
    ["every second arrival promised within 2 hours", (index) => (index % 2 ? "window" : "none"), 8],
    ["all arrivals promised within 2 hours", () => "window", 1],
  ];
  const homes = ["78701", "28202", "33602"];
  for (const [promise, hold, min] of promises) {
    const randomBelow = randomFrom(31);
    let [before, saved, improved, days, slowest] = [0, 0, 0, 0, 0];
    for (const [business, { zipCodes }] of demoServiceAreas.entries()) {
      for (let replay = 0; replay < 100; replay += 1) {
        const stops = demoDay(zipCodes, randomBelow, hold);
        const base = pointOfZip(homes[business] ?? "");
        const day = {
          stops,
          base,
          dayStartsAt,
          earliest: dayStartsAt,
          closesAt: after(18 * 60),
          blocked: [],
        };
        const drive = driveTable(day, null);
        const startedAt = performance.now();
        const best = findBestOrder(day, drive);
        slowest = Math.max(slowest, performance.now() - startedAt);
        const order = stops.map((_, index) => index + 1);
        before += minutesOf(order, drive);
        saved += best ? best.minutesNow - best.minutesThen : 0;
        improved += best ? 1 : 0;
        days += 1;
      }
    }
    const share = (saved / before) * 100;
    print(
      `${promise}: ${days} days, ${(before / days).toFixed(0)} min of driving each; best order saves ${(saved / days).toFixed(0)} min (${share.toFixed(1)}%) on average, on ${improved} days; slowest ${slowest.toFixed(0)} ms`,
    );
    expect(share).toBeGreaterThan(min);
  }
});
