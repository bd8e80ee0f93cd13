import { eq } from "drizzle-orm";
import { cityKey } from "~/domains/shared/services/territory.ts";
import { type Selected, selectRows } from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";
import { townOfPage } from "./in-territory.server.ts";

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
