import { and, eq, or, sql } from "drizzle-orm";
import { findCity, type KnownCity, knownCities } from "~/domains/shared/index.server.ts";
import {
  businessPath,
  citySlug,
  parseCityState,
  services,
  territoryKey,
} from "~/domains/shared/index.ts";
import { inTerritory, seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Area, type AreaWithHolder, readArea } from "./areas.ts";

const kilometresPerDegree = 111.2;

/** The area named in a link or button, and who holds it; null if it names none. */
export async function findArea(platform: Platform, text: string): Promise<AreaWithHolder | null> {
  const typedArea = readArea(text);
  if (!typedArea) return null;
  const { service, citySlug: slug, state } = typedArea;
  const [page] = await platform.database.query
    .select({
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      name: seoPages.businessName,
    })
    .from(seoPages)
    .where(and(inTerritory(typedArea), eq(seoPages.status, "live")));
  const city = page?.city ?? findCity(slug, state)?.city ?? titleOf(slug);
  const area = { service, city, state };
  return { ...area, holder: page ? { name: page.name, path: businessPath(page) } : null };
}

/** Open areas of the same service nearby, largest cities first. */
export async function findOpenAreas(platform: Platform, area: Area, limit = 3): Promise<Area[]> {
  const center = findCity(area.city, area.state);
  if (!center) return [];
  const near = nearbyCities(center).map(({ city, state }) => ({
    service: area.service,
    city,
    state,
  }));
  const holders = await findHolders(platform, near);
  return holders.flatMap(({ holder, ...free }) => (holder ? [] : [free])).slice(0, limit);
}

/** The largest cities near one, without that city. */
function nearbyCities(
  center: KnownCity,
  { kilometres = 60, limit = 40 } = {},
): readonly KnownCity[] {
  const maxDegrees = kilometres / kilometresPerDegree;
  // A degree of longitude gets shorter toward the poles.
  const narrowing = Math.cos((center.latitude * Math.PI) / 180);
  const near: KnownCity[] = [];
  for (const city of knownCities().list) {
    const north = city.latitude - center.latitude;
    const east = (city.longitude - center.longitude) * narrowing;
    if (north * north + east * east > maxDegrees * maxDegrees || city === center) continue;
    if (near.push(city) === limit) break;
  }
  return near;
}

/**
 * Taken and open areas for a search: every service in the city it names, or only the chosen service there
 * and nearby. Empty if the text names no city.
 */
export async function searchAreas(
  platform: Platform,
  { text, service }: { text: string; service: string | null },
): Promise<AreaWithHolder[]> {
  const slug = citySlug(text);
  const place = parseCityState(slug);
  const center = (place && findCity(place.citySlug, place.state)) ?? findCity(slug, null);
  if (!center) return [];
  const areas = service
    ? [center, ...nearbyCities(center, { limit: 5 })].map(({ city, state }) => ({
        service,
        city,
        state,
      }))
    : services.map((service) => ({
        service: service.slug,
        city: center.city,
        state: center.state,
      }));
  return findHolders(platform, areas);
}

/** Each area with its holder, in the given order. */
export async function findHolders(
  platform: Platform,
  areas: readonly Area[],
): Promise<AreaWithHolder[]> {
  if (areas.length === 0) return [];
  const rows = await platform.database.replica
    .select({
      service: seoPages.service,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      name: seoPages.businessName,
    })
    .from(seoPages)
    .where(
      and(eq(seoPages.status, "live"), or(...areas.map((area) => inTerritory(withCitySlug(area))))),
    );
  const holders = new Map(
    rows.map((page) => [territoryKey(page), { name: page.name, path: businessPath(page) }]),
  );
  return areas.map((area) => ({
    ...area,
    holder: holders.get(territoryKey(withCitySlug(area))) ?? null,
  }));
}

const withCitySlug = (area: Area) => ({ ...area, citySlug: citySlug(area.city) });

/** "san-antonio" becomes "San Antonio". */
function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Number of live pages of a service in a state. */
export type LocationCount = { service: string; state: string; pages: number };

/** Live pages per service and state; cached until a page changes. */
export function countLocations(platform: Platform): Promise<readonly LocationCount[]> {
  return platform.pages.remember("locations", () => count(platform));
}

async function count({ database }: Platform): Promise<readonly LocationCount[]> {
  return database.replica
    .select({
      service: seoPages.service,
      state: seoPages.state,
      pages: sql<number>`count(*)::int`,
    })
    .from(seoPages)
    .where(eq(seoPages.status, "live"))
    .groupBy(seoPages.service, seoPages.state)
    .orderBy(seoPages.service, seoPages.state);
}
