import { desc, eq, sql } from "drizzle-orm";
import { placeOfZip } from "~/domains/shared/index.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/** Orders a business's pages: live ones first, then the newest. */
export const mainPageFirst = [
  desc(sql`${seoPages.status} = 'live'`),
  desc(seoPages.createdAt),
  desc(seoPages.id),
];

/**
 * The IANA zone of a business: that of the ZIP code of its live page, or of its newest page
 * (`schedule.clock`).
 * @param fallbackZone the installation's zone, for a business without a location
 */
export async function findBusinessZone(
  database: Reader,
  contractorId: string,
  fallbackZone: string,
): Promise<string> {
  const pages = await database
    .select({ zipCode: seoPages.zipCode })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(20);
  return zoneOfPages(pages) ?? fallbackZone;
}

/** The zone of the first page with a known ZIP code. */
export const zoneOfPages = (pages: readonly { zipCode: string | null }[]): string | undefined =>
  pages.flatMap(({ zipCode }) => placeOfZip(zipCode ?? "")?.zones[0] ?? [])[0];

/** Like `findBusinessZone`, for many businesses in one query. */
export async function findBusinessZones(
  database: Reader,
  contractorIds: readonly string[],
  fallbackZone: string,
): Promise<Map<string, string>> {
  const { rows } = await database.execute<{ id: string; zip: string }>(sql`
    select business.id, page.zip_code as zip
    from unnest(${sql.param(contractorIds)}::uuid[]) as business(id)
    cross join lateral (
      select zip_code, status, created_at, id from ${seoPages}
      where contractor_id = business.id
      order by status = 'live' desc, created_at desc, id desc limit 20) as page
    where page.zip_code is not null
    order by page.status = 'live' desc, page.created_at desc, page.id desc`);
  const zones = new Map(contractorIds.map((id) => [id, fallbackZone]));
  for (const { id, zip } of rows.toReversed()) {
    const zone = placeOfZip(zip)?.zones[0];
    if (zone) zones.set(id, zone);
  }
  return zones;
}
