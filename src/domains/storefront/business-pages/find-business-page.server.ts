import { and, eq, or, type SQL } from "drizzle-orm";
import { serviceBySlug } from "~/domains/shared/services/services.ts";
import {
  businessPath,
  parseCityState,
  type Territory,
} from "~/domains/shared/services/territory.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";
import type { BusinessPage } from "./business-pages.ts";
import { inTerritory } from "./in-territory.server.ts";

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
 * The live business page at this address (`routes.canonical-business`), with its canonical path; the caller
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
  const found = await platform.database.query
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(seoPages)
    .where(and(eq(seoPages.status, "live"), or(...territories.map(inTerritory))));
  return found.map(businessPath);
}

function selectLive(db: Reader, condition: SQL | undefined) {
  return selectPage(db, and(condition, eq(seoPages.status, "live")));
}

/** Selects the public fields of pages in any status. */
export function selectPage(db: Reader, condition: SQL | undefined) {
  return db.select(shown).from(seoPages).where(condition);
}
