import { and, eq, type SQL, sql } from "drizzle-orm";
import { cityKey, type Territory } from "~/domains/shared/services/territory.ts";
import { seoPages } from "./business-pages.tables.server.ts";

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
