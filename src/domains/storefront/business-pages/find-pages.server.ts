import { and, eq, or, type SQL, sql } from "drizzle-orm";
import {
  businessPath,
  cityKey,
  parseCityState,
  serviceBySlug,
  type Territory,
} from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { BusinessPage } from "./business-pages.ts";

const shown = {
  id: seoPages.id,
  contractorId: seoPages.contractorId,
  businessName: seoPages.businessName,
  service: seoPages.service,
  city: seoPages.city,
  citySlug: seoPages.citySlug,
  state: seoPages.state,
  zipCode: seoPages.zipCode,
  phone: seoPages.phone,
  email: seoPages.email,
  headline: seoPages.headline,
  ctaButton: seoPages.ctaButton,
  about: seoPages.about,
  imageUrl: seoPages.imageUrl,
  logoUrl: seoPages.logoUrl,
  brandColor: seoPages.brandColor,
  tagline: seoPages.tagline,
  details: seoPages.details,
  ownName: seoPages.ownName,
};

/**
 * The live business page at this address (`territories.one-town`), with its canonical path; the caller
 * redirects other spellings. Compares slug and state, never with LIKE.
 */
export async function findBusinessPage(
  platform: Platform,
  address: { service: string; cityState: string },
): Promise<{ page: BusinessPage; path: string } | null> {
  const service = serviceBySlug(address.service.toLowerCase());
  const place = parseCityState(address.cityState);
  if (!service || !place) return null;
  const territory = { service: service.slug, ...place };
  const [page] = await selectLive(platform.database.query, inTerritory(territory));
  return page ? { page, path: businessPath(page) } : null;
}

/** The live page with this ID, or null; cached until a page changes. */
export function findLivePage(platform: Platform, id: string): Promise<BusinessPage | null> {
  return platform.pages.remember(`live page ${id}`, async () => {
    const [page] = await selectLive(platform.database.query, eq(seoPages.id, id));
    return page ?? null;
  });
}

/** The paths of those territories that have a live page. */
export async function findLivePaths(
  platform: Platform,
  territories: readonly Territory[],
): Promise<string[]> {
  const rows = await platform.database.query
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(and(eq(seoPages.status, "live"), or(...territories.map(inTerritory))));
  return rows.map(businessPath);
}

function selectLive(db: Reader, condition: SQL | undefined) {
  return selectPage(db, and(condition, eq(seoPages.status, "live")));
}

/** Selects the public fields of pages in any status. */
export function selectPage(db: Reader, condition: SQL | undefined) {
  return db.select(shown).from(seoPages).where(condition);
}

const listed = [
  seoPages.id,
  seoPages.businessName,
  seoPages.service,
  seoPages.city,
  seoPages.state,
  seoPages.phone,
];

const whole = [
  ...listed,
  seoPages.zipCode,
  seoPages.email,
  seoPages.headline,
  seoPages.ctaButton,
  seoPages.about,
  seoPages.imageUrl,
  seoPages.logoUrl,
  seoPages.brandColor,
  seoPages.tagline,
];

/**
 * `GET /api/seo_pages`: live pages ordered by city; with `select=*` the whole public row, as the detail page
 * reads it.
 */
export function selectPages(platform: Platform, parameters: URLSearchParams): Promise<Selected> {
  return selectRows(
    platform.database.query,
    {
      table: seoPages,
      id: seoPages.id,
      columns: parameters.get("select") === "*" ? whole : listed,
      filters: [seoPages.service, seoPages.city, seoPages.state, seoPages.businessName],
      // Any spelling of a town matches (`territories.one-town`).
      alike: { column: seoPages.city, to: (city) => eq(townOfPage, cityKey(city, "")) },
      orders: [seoPages.city],
      defaultDirection: "asc",
      where: eq(seoPages.status, "live"),
    },
    parameters,
  );
}

/** A page's town, however its name is spelled (`territories.one-town`); used in indexes. */
export const townOfPage = sql<string>`city_key(${seoPages.citySlug}, ${seoPages.state})`;

/** SQL condition for pages in this territory, live or not, however the town is spelled. */
export function inTerritory({ service, citySlug, state }: Territory): SQL | undefined {
  return and(
    eq(seoPages.service, service),
    eq(townOfPage, cityKey(citySlug, state)),
    eq(seoPages.state, state),
  );
}
