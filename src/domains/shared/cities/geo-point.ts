/** Degrees north and east. */
export type GeoPoint = { latitude: number; longitude: number };

const milesPerDegree = 69.1;

/** The miles between two points, in a straight line. */
export function milesBetween(from: GeoPoint, to: GeoPoint): number {
  const north = to.latitude - from.latitude;
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const east = (to.longitude - from.longitude) * Math.cos(middle);
  return Math.hypot(north, east) * milesPerDegree;
}
