import type { GeoPoint } from "~/domains/shared/index.ts";

const milesPerDegree = 69.1;
/** Roads are longer than a straight line by about this factor. */
const detour = 1.3;
/** Miles an hour on the first miles, through town, and on the others. */
const townSpeed = 28;
const roadSpeed = 45;
const townMiles = 8;
/** Minutes from one address to another in the same place. */
export const shortestDrive = 5;

/**
 * An estimate of the minutes to drive between two points, from their straight-line distance. At
 * least a few minutes: points are middles of ZIP codes.
 */
export function straightLineMinutes(from: GeoPoint, to: GeoPoint): number {
  const north = to.latitude - from.latitude;
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  const miles = Math.hypot(north, east) * milesPerDegree * detour;
  const hours = Math.min(miles, townMiles) / townSpeed + Math.max(0, miles - townMiles) / roadSpeed;
  return Math.max(shortestDrive, Math.round(hours * 60));
}
