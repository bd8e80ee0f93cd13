import { eq, sql } from "drizzle-orm";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

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
