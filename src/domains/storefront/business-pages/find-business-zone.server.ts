import { desc, eq, sql } from "drizzle-orm";
import { placeOfZip } from "~/domains/shared/time-zones/time-zones.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";

/** A business's pages in the order in which they speak for it: live ones, then the newest. */
export const mainPageFirst = [
  desc(sql`${seoPages.status} = 'live'`),
  desc(seoPages.createdAt),
  desc(seoPages.id),
];

/**
 * The IANA zone of the clocks by which a business lives: that of the ZIP code of its live page, or of
 * the one made last (`schedule.clock`).
 * @param usual the installation's own, for a business that has not said where it is
 */
export async function findBusinessZone(
  database: Reader,
  contractorId: string,
  usual: string,
): Promise<string> {
  const pages = await database
    .select({ zipCode: seoPages.zipCode })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(...mainPageFirst)
    .limit(20);
  return zoneOfPages(pages) ?? usual;
}

/** The zone of the first of these pages that says where it is. */
export const zoneOfPages = (pages: readonly { zipCode: string | null }[]): string | undefined =>
  pages.flatMap(({ zipCode }) => placeOfZip(zipCode ?? "")?.zones[0] ?? [])[0];

/** The same for many businesses, in one query. */
export async function findBusinessZones(
  database: Reader,
  contractorIds: readonly string[],
  usual: string,
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
  const zones = new Map(contractorIds.map((id) => [id, usual]));
  for (const { id, zip } of rows.toReversed()) {
    const zone = placeOfZip(zip)?.zones[0];
    if (zone) zones.set(id, zone);
  }
  return zones;
}
