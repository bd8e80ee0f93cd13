import { and, eq } from "drizzle-orm";
import { serviceBySlug } from "~/features/services/services.ts";
import { businessPath, parseCityState, type Territory } from "~/features/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { seoPages } from "./directory.tables.server.ts";
import type { BusinessPage } from "./directory.ts";

export type FoundPage =
  | { found: true; page: BusinessPage; canonicalPath: string }
  | { found: false };

/**
 * The live business page that an address means (decisions 4, 7). The caller redirects when the
 * address is not the canonical one. Compared by slug and state, never with LIKE.
 */
export async function findBusinessPage(
  platform: Platform,
  address: { service: string; cityState: string },
): Promise<FoundPage> {
  const service = serviceBySlug(address.service.toLowerCase());
  const place = parseCityState(address.cityState);
  if (!service || !place) return { found: false };
  const territory: Territory = { service: service.slug, ...place };
  const [page] = await platform.database.query
    .select({
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
    })
    .from(seoPages)
    .where(
      and(
        eq(seoPages.service, territory.service),
        eq(seoPages.citySlug, territory.citySlug),
        eq(seoPages.state, territory.state),
        eq(seoPages.status, "live"),
      ),
    );
  return page ? { found: true, page, canonicalPath: businessPath(territory) } : { found: false };
}
