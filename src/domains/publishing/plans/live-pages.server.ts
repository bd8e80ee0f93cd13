import { and, asc, eq } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/** A business's live pages, in a fixed order. */
export const livePages = (database: Reader, contractorId: string) =>
  database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "live")))
    .orderBy(asc(seoPages.service), asc(seoPages.citySlug), asc(seoPages.state));
