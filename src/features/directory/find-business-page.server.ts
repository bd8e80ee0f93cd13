import { and, eq, type SQL } from "drizzle-orm";
import { serviceBySlug } from "~/features/services/services.ts";
import { businessPath, parseCityState } from "~/features/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { seoPages } from "./directory.tables.server.ts";
import type { BusinessPage } from "./directory.ts";

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
};

/**
 * The live business page that an address means (decisions 4, 7), with its canonical path; the
 * caller redirects other spellings. Compared by slug and state, never with LIKE.
 */
export async function findBusinessPage(
  platform: Platform,
  address: { service: string; cityState: string },
): Promise<{ page: BusinessPage; path: string } | null> {
  const service = serviceBySlug(address.service.toLowerCase());
  const place = parseCityState(address.cityState);
  if (!service || !place) return null;
  const page = await findLive(
    platform,
    and(
      eq(seoPages.service, service.slug),
      eq(seoPages.citySlug, place.citySlug),
      eq(seoPages.state, place.state),
    ),
  );
  return page && { page, path: businessPath(page) };
}

/** The live page with this id, or null. */
export function findLivePage(platform: Platform, id: string): Promise<BusinessPage | null> {
  return findLive(platform, eq(seoPages.id, id));
}

async function findLive(
  platform: Platform,
  condition: SQL | undefined,
): Promise<BusinessPage | null> {
  const [page] = await platform.database.query
    .select(shown)
    .from(seoPages)
    .where(and(condition, eq(seoPages.status, "live")));
  return page ?? null;
}
