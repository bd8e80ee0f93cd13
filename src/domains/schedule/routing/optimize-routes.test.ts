import fc from "fast-check";
import { expect, test } from "vitest";
import { problemOfRoutes } from "../../../../tests/setup/check-routes.ts";
import { readSolomon, solomonInstances } from "../../../../tests/setup/solomon.ts";
import { optimizeRoutes } from "./optimize-routes.ts";
import type { RoutingProblem } from "./route-state.ts";

const iterations = (count: number) => (iteration: number) => iteration / count;

test("finds R101 within 5% of the shortest in 3,000 iterations", () => {
  const problem = readSolomon("R101", 1);
  const options = { seed: 1, progress: iterations(3000) };
  const routes = optimizeRoutes(problem, options);
  expect(problemOfRoutes(problem, routes)).toBeNull();
  expect(routes.unserved).toEqual([]);
  const shortest = solomonInstances.get("R101")?.shortest.distance ?? 0;
  expect(routes.cost).toBeGreaterThan(shortest - 0.001);
  expect(routes.cost / shortest).toBeLessThan(1.05);
  expect(optimizeRoutes(problem, options)).toEqual(routes);
});

test("needs at most 20 vehicles for R101 if fewest come first", () => {
  const problem = readSolomon("R101", null);
  const routes = optimizeRoutes(problem, {
    seed: 1,
    progress: iterations(6000),
    fewestVehicles: true,
  });
  expect(problemOfRoutes(problem, routes)).toBeNull();
  expect(routes.unserved).toEqual([]);
  expect(routes.routes.length).toBeLessThanOrEqual(20);
});

const span = (opens: number, length: number): [number, number] => [opens, opens + length];

/** Random days: points on a map, one or two windows each, some of them too tight to serve all. */
const problems = fc
  .record({
    points: fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 60 }),
        y: fc.integer({ min: 0, max: 60 }),
        service: fc.integer({ min: 0, max: 90 }),
        demand: fc.integer({ min: 0, max: 3 }),
        opens: fc.integer({ min: 0, max: 400 }),
        length: fc.integer({ min: 0, max: 500 }),
        second: fc.option(fc.integer({ min: 1, max: 200 })),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    step: fc.constantFrom(0, 5, 15),
    vehicles: fc.integer({ min: 1, max: 3 }),
    oneWay: fc.integer({ min: 0, max: 9 }),
    capacity: fc.constantFrom(8, 100),
  })
  .map(({ points, step, vehicles, oneWay, capacity }): RoutingProblem => {
    const places = [
      { x: 30, y: 30, service: 0, demand: 0, windows: [span(0, 720)] },
      ...points.map(({ opens, length, second, ...point }) => ({
        ...point,
        windows: [
          span(opens, length),
          ...(second === null ? [] : [span(opens + length + second, second)]),
        ],
      })),
    ];
    const travel = places.map((from, row) =>
      places.map((to, column) =>
        row === column
          ? 0
          : Math.round(Math.hypot(from.x - to.x, from.y - to.y)) + (row < column ? oneWay : 0),
      ),
    );
    return { travel, places, vehicles, capacity, step };
  });

test("visits every place once and on time, with the same result each time", () => {
  fc.assert(
    fc.property(problems, fc.integer(), fc.boolean(), (problem, seed, fewestVehicles) => {
      const options = { seed, progress: iterations(60), fewestVehicles };
      const routes = optimizeRoutes(problem, options);
      expect(problemOfRoutes(problem, routes)).toBeNull();
      expect(optimizeRoutes(problem, options)).toEqual(routes);
    }),
    { numRuns: 400 },
  );
});

test("finds the shortest order of a day with up to six appointments", () => {
  let compared = 0;
  fc.assert(
    fc.property(problems, fc.integer(), (routingProblem, seed) => {
      const places = routingProblem.places.slice(0, 7);
      const travel = routingProblem.travel.slice(0, 7).map((row) => row.slice(0, 7));
      const problem = { ...routingProblem, places, travel, vehicles: 1, capacity: 1000 };
      const routes = optimizeRoutes(problem, { seed, progress: iterations(2000) });
      const shortest = shortestOrder(problem);
      expect(problemOfRoutes(problem, routes)).toBeNull();
      if (shortest === null) return;
      compared += 1;
      expect(routes.unserved).toEqual([]);
      expect(routes.cost).toBeCloseTo(shortest, 6);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(10);
});

test("serves a day whose only order is hard to find", () => {
  const travel = [
    [0, 46, 37, 46, 36, 28, 35],
    [42, 0, 20, 4, 47, 63, 48],
    [33, 16, 0, 20, 50, 49, 50],
    [42, 0, 16, 0, 47, 63, 48],
    [32, 43, 46, 43, 0, 59, 5],
    [24, 59, 45, 59, 55, 0, 58],
    [31, 44, 46, 44, 1, 54, 0],
  ];
  const windows: [number, number][][] = [
    [[0, 720]],
    [
      [136, 136],
      [185, 234],
    ],
    [
      [155, 220],
      [257, 294],
    ],
    [[316, 547]],
    [
      [178, 486],
      [643, 800],
    ],
    [
      [249, 270],
      [409, 548],
    ],
    [
      [178, 510],
      [604, 698],
    ],
  ];
  const services = [0, 28, 63, 36, 46, 0, 86];
  const places = windows.map((open, index) => ({
    windows: open,
    service: services[index] ?? 0,
    demand: 0,
  }));
  const problem = { travel, places, vehicles: 1, capacity: 8, step: 0 };
  const routes = optimizeRoutes(problem, { seed: 0, progress: iterations(2000) });
  expect(routes.unserved).toEqual([]);
  expect(routes.cost).toBe(shortestOrder(problem));
});

test("is never worse than the order it starts from", () => {
  fc.assert(
    fc.property(problems, fc.integer(), (problem, seed) => {
      const first = optimizeRoutes(problem, { seed, progress: iterations(5) });
      const routes = optimizeRoutes(problem, {
        seed: seed + 1,
        progress: iterations(20),
        initial: first.routes,
      });
      expect(routes.unserved.length).toBeLessThanOrEqual(first.unserved.length);
      if (routes.unserved.length === first.unserved.length) {
        expect(routes.cost).toBeLessThanOrEqual(first.cost + 1e-6);
      }
    }),
    { numRuns: 200 },
  );
});

/** The least travel of one vehicle, by trying every order; null if none is in time. */
function shortestOrder(problem: RoutingProblem): number | null {
  const all = problem.places.map((_, index) => index).slice(1);
  const inTime = permutations(all)
    .map((route) => {
      const stops = [0, ...route, 0];
      const travel = stops
        .slice(1)
        .reduce((sum, to, index) => sum + (problem.travel[stops[index] ?? 0]?.[to] ?? 0), 0);
      return { routes: [route], unserved: [], cost: travel };
    })
    .filter((found) => problemOfRoutes(problem, found) === null);
  return inTime.length > 0 ? Math.min(...inTime.map(({ cost }) => cost)) : null;
}

function permutations(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value) =>
    permutations(values.filter((otherValue) => otherValue !== value)).map((rest) => [
      value,
      ...rest,
    ]),
  );
}
