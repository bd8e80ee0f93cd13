import { desc, eq, sql } from "drizzle-orm";
import { placeOfZip } from "~/features/time-zones/time-zones.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { seoPages } from "./business-pages.tables.server.ts";

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
    .orderBy(desc(sql`${seoPages.status} = 'live'`), desc(seoPages.createdAt), desc(seoPages.id))
    .limit(20);
  const zones = pages.flatMap(({ zipCode }) => placeOfZip(zipCode ?? "")?.zones[0] ?? []);
  return zones[0] ?? usual;
}
