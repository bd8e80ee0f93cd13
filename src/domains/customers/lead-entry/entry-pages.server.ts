import { desc, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadEntryPages } from "./lead-entry.policy.ts";

/** A business's pages (its services and cities), live pages first. */
export async function listEntryPages({ database }: Platform, actor: Actor) {
  authorize(canReadEntryPages(actor));
  return selectEntryPages(database.query, actor.contractorId);
}

export type EntryPage = Awaited<ReturnType<typeof selectEntryPages>>[number];

/** As `listEntryPages`, for the business's own commands. */
export function selectEntryPages(database: Reader, contractorId: string) {
  return database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      zipCode: seoPages.zipCode,
      businessName: seoPages.businessName,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(desc(sql`${seoPages.status} = 'live'`), desc(seoPages.createdAt), desc(seoPages.id))
    .limit(200);
}
