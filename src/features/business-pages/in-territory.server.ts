import { and, eq, type SQL } from "drizzle-orm";
import type { Territory } from "~/features/services/territory.ts";
import { seoPages } from "./business-pages.tables.server.ts";

/** That a page is of this territory, live or not. */
export function inTerritory({ service, citySlug, state }: Territory): SQL | undefined {
  return and(
    eq(seoPages.service, service),
    eq(seoPages.citySlug, citySlug),
    eq(seoPages.state, state),
  );
}
