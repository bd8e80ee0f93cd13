import { businessPath, citySlug, parseCityState, serviceBySlug } from "~/domains/shared/index.ts";

/** A service in a city; one contractor may hold it. */
export type Area = {
  /** Service slug. */
  service: string;
  city: string;
  /** Two-letter code. */
  state: string;
};

/** An area and the business that holds it; null if it is open. */
export type AreaWithHolder = Area & { holder: { name: string; path: string } | null };

/** Path of the area's page, whether or not it exists. */
function areaPath({ service, city, state }: Area): string {
  return businessPath({ service, citySlug: citySlug(city), state });
}

/** An area's id in links and buttons: "plumbing/san-antonio-tx". */
export function writeArea(area: Area): string {
  return areaPath(area).slice(1);
}

/** Parses the output of `writeArea`; null if it names no area. */
export function readArea(
  text: string,
): { service: string; citySlug: string; state: string } | null {
  const [slug = "", place = ""] = text.split("/", 2);
  const service = serviceBySlug(slug);
  const where = parseCityState(place);
  return service && where ? { service: service.slug, ...where } : null;
}

/** URL where an area is claimed; without an area, where a new one is requested. */
export function claimAddress(area: Area | null): string {
  return `/locations/claim${area ? `?${new URLSearchParams({ area: writeArea(area) })}` : ""}`;
}
