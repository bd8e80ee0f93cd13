import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import { findState } from "../../../src/domains/shared/services/states.ts";

/**
 * Draws the states as SVG paths, one each, with the postal code as ID: the atlas's Albers
 * projection of the United States, 975 by 610, with as few points as look right.
 * Run it after an update of the atlas: `npm run tool -- generators node
 * tools/generators/geography/make-us-map.ts`.
 */
const target = new URL("../../../src/illustrations/us-map.svg", import.meta.url);
/** In square pixels: corners that change less than this are left out, and so are islands twice as small. */
const detail = 1.5;

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("us-atlas/states-albers-10m.json"), "utf8"),
) as Topology<{ states: GeometryCollection<{ name: string }> }>;
const simple = simplify(presimplify(atlas), detail);
const drawn = filter(simple, filterWeight(simple, detail * 2)) as typeof atlas;

const paths = feature(drawn, drawn.objects.states).features.map(({ geometry, properties }) => {
  const state = findState(properties.name);
  if (!state) throw new Error(`${properties.name} is no state`);
  const { type, coordinates } = geometry as Polygon | MultiPolygon;
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  return `<path id="${state.code}" d="${polygons.flat().map(drawRing).join("")}"/>`;
});
writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">\n<title>The United States, state by state</title>\n${paths.toSorted().join("\n")}\n</svg>\n`,
);
console.log(`${paths.length} states`);

/** One closed path, each corner relative to the previous one, to a tenth of a pixel. */
function drawRing(ring: Position[]): string {
  const tenths = ring.map(([x = 0, y = 0]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let [lastX, lastY] = tenths[0] ?? [0, 0];
  const start = `M${tenth(lastX)},${tenth(lastY)}l`;
  const steps = tenths.slice(1, -1).map(([x, y]) => {
    const step = `${tenth(x - lastX)},${tenth(y - lastY)}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `${start}${steps.join(" ").replace(/[ ,]-/g, "-")}z`;
}

/** As short as SVG allows: ".5", "-3.2", "7". */
function tenth(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, "$1.");
}
