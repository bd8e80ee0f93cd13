import { readFileSync } from "node:fs";
import type { RoutingProblem } from "~/domains/schedule/routing/route-state.ts";

/** The best known solutions of an instance. */
type BestKnown = {
  /**
   * The least distance with any number of vehicles, proven by exact methods, which cut distances
   * after one decimal; and its vehicles.
   */
  shortest: { distance: number; vehicles: number };
  /** The fewest vehicles, and then the least distance known with them, with full precision. */
  fewest: { distance: number; vehicles: number };
};

const bestKnown = (shortest: [number, number], fewest: [number, number]): BestKnown => ({
  shortest: { distance: shortest[0], vehicles: shortest[1] },
  fewest: { distance: fewest[0], vehicles: fewest[1] },
});

/**
 * Sources: for the shortest, Kohl, Desrosiers, Madsen, Solomon, and Soumis (1999) and the exact
 * methods that followed, as listed in github.com/christianmaxmike/ALNS-VRPTW-FL; for the fewest,
 * https://www.sintef.no/projectweb/top/vrptw/100-customers/.
 */
export const solomonInstances: ReadonlyMap<string, BestKnown> = new Map([
  ["R101", bestKnown([1637.7, 20], [1650.8, 19])],
  ["R102", bestKnown([1466.6, 18], [1486.12, 17])],
  ["R103", bestKnown([1208.7, 14], [1292.68, 13])],
  ["R104", bestKnown([971.5, 11], [1007.31, 9])],
  ["R105", bestKnown([1355.3, 15], [1377.11, 14])],
  ["R106", bestKnown([1234.6, 13], [1252.03, 12])],
  ["R107", bestKnown([1064.6, 11], [1104.66, 10])],
  ["R108", bestKnown([932.1, 10], [960.88, 9])],
  ["R109", bestKnown([1146.9, 13], [1194.73, 11])],
  ["R110", bestKnown([1068, 12], [1118.84, 10])],
  ["R111", bestKnown([1048.7, 12], [1096.72, 10])],
  ["R112", bestKnown([948.6, 10], [982.14, 9])],
]);

/** Reads an instance. @param digits decimals after which distances are cut; null for none */
export function readSolomon(name: string, digits: 1 | null): RoutingProblem {
  const column = 1 + [...solomonInstances.keys()].indexOf(name);
  const text = readFileSync(new URL("../samples/solomon-r1.txt", import.meta.url), "utf8");
  const rows = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const cells = line.split("|");
      const [x = 0, y = 0, demand = 0, service = 0] = (cells[0] ?? "").split(" ").map(Number);
      const [opens = 0, closes = 0] = (cells[column] ?? "").split("-").map(Number);
      return { x, y, demand, service, windows: [[opens, closes] as const] };
    });
  const cut = (distance: number) => (digits ? Math.floor(distance * 10) / 10 : distance);
  return {
    travel: rows.map((from) => rows.map((to) => cut(Math.hypot(from.x - to.x, from.y - to.y)))),
    places: rows.map(({ demand, service, windows }) => ({ demand, service, windows })),
    vehicles: 25,
    capacity: 200,
    step: 0,
  };
}
