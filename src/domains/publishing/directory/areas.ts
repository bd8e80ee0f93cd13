import { serviceBySlug } from "~/domains/shared/services/services.ts";
import { businessPath, citySlug, parseCityState } from "~/domains/shared/services/territory.ts";

/** A service in a city, which one contractor may have. */
export type Area = {
  /** A service's slug. */
  service: string;
  city: string;
  /** Two letters. */
  state: string;
};

/** An area and the business that holds it; null while it is free. */
export type HeldArea = Area & { holder: { name: string; path: string } | null };

/** The address of the area's page, whether there is one or not. */
function areaPath({ service, city, state }: Area): string {
  return businessPath({ service, citySlug: citySlug(city), state });
}

/** An area's path in a link or a button: "plumbing/san-antonio-tx". */
export function writeArea(area: Area): string {
  return areaPath(area).slice(1);
}

/** What `writeArea` wrote, or null when it names no area. */
export function readArea(
  text: string,
): { service: string; citySlug: string; state: string } | null {
  const [slug = "", place = ""] = text.split("/", 2);
  const service = serviceBySlug(slug);
  const where = parseCityState(place);
  return service && where ? { service: service.slug, ...where } : null;
}

/** Where an area is claimed; with none, where a new one is asked for. */
export function claimAddress(area: Area | null): string {
  return `/locations/claim${area ? `?${new URLSearchParams({ area: writeArea(area) })}` : ""}`;
}
