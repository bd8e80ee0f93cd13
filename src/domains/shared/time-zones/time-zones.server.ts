import { dataLines } from "~/platform/data-lines.ts";
import areaCodes from "./area-codes.txt?raw";
import zipCodes from "./zip-codes.txt?raw";

/** A location: a state's postal code, and its IANA zones, most likely first. */
export type Place = { state: string; zones: readonly string[] };

type Run = { from: string; to: string; place: Place };

const runs: readonly Run[] = entriesOf(zipCodes).map(([range, place]) => {
  const [from = "", to = from] = range.split("-");
  return { from, to, place };
});
const areas = new Map(entriesOf(areaCodes));

/** Where a ZIP code is; null if it's military or unknown. */
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
 * Where a number's area code is, with the zones of all its exchanges.
 * @param phone in E.164, such as +15125550123
 * @returns null for a toll-free number, one of another country, or a new area code
 */
export function placeOfPhone(phone: string): Place | null {
  return areas.get(/^\+1(\d{3})\d{7}$/.exec(phone)?.[1] ?? "") ?? null;
}

/** Parses "32401-32455 FL America/Chicago": a range and its place. */
function entriesOf(table: string): [string, Place][] {
  return dataLines(table).map((line) => {
    const [name = "", state = "", ...zones] = line.split(" ");
    return [name, { state, zones }];
  });
}
