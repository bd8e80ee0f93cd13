import { areaCodes, zipRuns, zones } from "./time-zones.generated.server.ts";

/** Where someone may be: a state's postal code, and the IANA zones there, the likeliest first. */
export type Place = { state: string; zones: readonly string[] };

type Run = { from: string; to: string; place: Place };

const runs: readonly Run[] = entriesOf(zipRuns).map(([range, code]) => {
  const [from = "", to = from] = range.split("-");
  return { from, to, place: placeOfCode(code) };
});
const areas = new Map(entriesOf(areaCodes).map(([area, code]) => [area, placeOfCode(code)]));

/** Where a ZIP code is (`time-zones.zip`); null for a military one and for one that isn't known. */
export function placeOfZip(zipCode: string): Place | null {
  if (!/^\d{5}$/.test(zipCode)) return null;
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (!run || zipCode < run.from) high = middle - 1;
    else if (zipCode > run.to) low = middle + 1;
    else return run.place;
  }
  return null;
}

/**
 * Where a number's area code is (`time-zones.area-code`), with the zones of all its exchanges.
 * @param phone in E.164, such as +15125550123
 * @returns null for a toll-free number, one of another country, or a new area code
 */
export function placeOfPhone(phone: string): Place | null {
  return areas.get(/^\+1(\d{3})\d{7}$/.exec(phone)?.[1] ?? "") ?? null;
}

/** "FL01" is Florida, by the first or the second of the zones. */
function placeOfCode(code: string): Place {
  const at = [...code.slice(2)].map((digit) => Number.parseInt(digit, 36));
  return { state: code.slice(0, 2), zones: at.flatMap((index) => zones[index] ?? []) };
}

function entriesOf(table: string): [string, string][] {
  return table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [name = "", code = ""] = entry.split(" ");
      return [name, code];
    });
}
