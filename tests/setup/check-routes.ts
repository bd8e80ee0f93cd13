import type { Routes, RoutingProblem } from "~/domains/schedule/routing/route-state.ts";

/**
 * The problem of a solution's routes, computed independently; null if there is none: each place is
 * visited once or listed as unserved, on time and within capacity, and the cost is correct.
 */
export function problemOfRoutes(problem: RoutingProblem, routes: Routes): string | null {
  const { travel, cost = travel, places, vehicles, capacity, step } = problem;
  const visited = [...routes.routes.flat(), ...routes.unserved].toSorted((a, b) => a - b);
  const expected = places.map((_, index) => index).slice(1);
  if (visited.join() !== expected.join()) return `visits ${visited}`;
  if (routes.routes.length > vehicles) return `${routes.routes.length} vehicles`;
  const between = (from: number, to: number) => travel[from]?.[to] ?? Number.NaN;
  const [departure = 0, return_ = 0] = places[0]?.windows[0] ?? [];
  let total = 0;
  for (const route of routes.routes) {
    let [time, here, load] = [departure, 0, 0];
    for (const place of route) {
      const { windows = [], service = 0, demand = 0 } = places[place] ?? {};
      const arrival = time + between(here, place);
      const begins = windows
        .map(([opens, closes]) => {
          if (arrival <= opens) return opens;
          const start = step > 0 ? Math.ceil(arrival / step) * step : arrival;
          return start <= closes ? start : Number.POSITIVE_INFINITY;
        })
        .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
      if (begins === Number.POSITIVE_INFINITY) return `${place} is late`;
      time = begins + service;
      total += cost[here]?.[place] ?? Number.NaN;
      here = place;
      load += demand;
    }
    total += cost[here]?.[0] ?? Number.NaN;
    if (time + between(here, 0) > return_) return "returns late";
    if (load > capacity) return "overloaded";
  }
  return Math.abs(total - routes.cost) > 1e-6 ? `cost ${routes.cost} is ${total}` : null;
}
