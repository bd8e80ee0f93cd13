import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { optimizeRoutes } from "~/domains/schedule/routing/optimize-routes.ts";
import { problemOfRoutes } from "../setup/check-routes.ts";
import { readSolomon, solomonInstances } from "../setup/solomon.ts";

const milliseconds = 2000;

/** Progress by the clock, which is read every 32 iterations. */
function lasting(limit: number) {
  const startedAt = performance.now();
  let done = 0;
  return (iteration: number) => {
    if (iteration % 32 === 0) done = (performance.now() - startedAt) / limit;
    return done;
  };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const percentOver = (found: number, best: number) => (found / best - 1) * 100;

test("Solomon's R1 is within 5% of the shortest known in 2 s", () => {
  const gaps: number[] = [];
  for (const [name, { shortest }] of solomonInstances) {
    const problem = readSolomon(name, 1);
    const found = optimizeRoutes(problem, { seed: 1, progress: lasting(milliseconds) });
    expect(problemOfRoutes(problem, found)).toBeNull();
    expect(found.unserved).toEqual([]);
    const gap = percentOver(found.cost, shortest.distance);
    gaps.push(gap);
    print(
      `${name}: ${found.cost.toFixed(1)} with ${found.routes.length} vehicles; shortest known ${shortest.distance} with ${shortest.vehicles}; ${gap.toFixed(2)}% more`,
    );
    expect(gap).toBeLessThan(5);
  }
  print(`mean ${(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toFixed(2)}%`);
});

test("with the fewest vehicles first, Solomon's R1 needs at most one more", () => {
  for (const [name, { fewest }] of solomonInstances) {
    const problem = readSolomon(name, null);
    const found = optimizeRoutes(problem, {
      seed: 1,
      progress: lasting(milliseconds),
      fewestVehicles: true,
    });
    expect(problemOfRoutes(problem, found)).toBeNull();
    const more = found.routes.length - fewest.vehicles;
    print(
      `${name}: ${found.routes.length} vehicles, ${found.cost.toFixed(2)}; best known ${fewest.vehicles}, ${fewest.distance}; ${percentOver(found.cost, fewest.distance).toFixed(2)}%`,
    );
    expect(more).toBeLessThanOrEqual(1);
  }
});
