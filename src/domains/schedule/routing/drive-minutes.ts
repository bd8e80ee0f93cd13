import { type GeoPoint, milesBetween } from "~/domains/shared/index.ts";

/** Roads are longer than a straight line by about this factor. */
const detour = 1.3;
/** Miles an hour on the first miles, through town, and on the others. */
const townSpeed = 28;
const roadSpeed = 45;
const townMiles = 8;
/** Minutes from one address to another in the same place. */
export const minDrive = 5;

/**
 * An estimate of the minutes to drive between two points, from their straight-line distance. At
 * least a few minutes: points are middles of ZIP codes.
 */
export function straightLineMinutes(from: GeoPoint, to: GeoPoint): number {
  const miles = milesBetween(from, to) * detour;
  const hours = Math.min(miles, townMiles) / townSpeed + Math.max(0, miles - townMiles) / roadSpeed;
  return Math.max(minDrive, Math.round(hours * 60));
}
