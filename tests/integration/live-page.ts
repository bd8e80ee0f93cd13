import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Adds a live page, in Waco by default. */
export async function addLivePage(
  platform: Platform,
  differences: Partial<typeof seoPages.$inferInsert> = {},
): Promise<BusinessPage> {
  const id = newId();
  await platform.database.query.insert(seoPages).values({
    id,
    status: "live",
    businessName: "Waco Plumbing",
    service: "plumbing",
    city: "Waco",
    citySlug: "waco",
    state: "TX",
    email: "owner@waco.example",
    ...differences,
  });
  const page = await findLivePage(platform, id);
  if (!page) throw new Error("the page is not live");
  return page;
}
