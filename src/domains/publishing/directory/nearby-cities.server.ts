import { type KnownCity, knownCities } from "~/domains/shared/cities/known-cities.server.ts";

const kilometresPerDegree = 111.2;

/** The largest cities around one, itself left out. */
export function nearbyCities(
  center: KnownCity,
  { kilometres = 60, most = 40 } = {},
): readonly KnownCity[] {
  const reach = kilometres / kilometresPerDegree;
  // A degree of longitude is shorter the further north.
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const near: KnownCity[] = [];
  for (const city of knownCities().list) {
    const north = city.latitude - center.latitude;
    const east = (city.longitude - center.longitude) * narrowing;
    if (north * north + east * east > reach * reach || city === center) continue;
    if (near.push(city) === most) break;
  }
  return near;
}
