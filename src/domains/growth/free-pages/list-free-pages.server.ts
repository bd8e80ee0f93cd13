import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { canReadOwnPages } from "~/domains/storefront/business-pages/business-pages.policy.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { freePages } from "./free-pages.tables.server.ts";

/** The last free day of each free page of the actor's business. */
export async function listFreePages(
  platform: Platform,
  actor: Actor,
): Promise<Map<string, LocalDay>> {
  authorize(canReadOwnPages(actor));
  if (!platform.billing) return new Map();
  const rows = await platform.database.query
    .select({ pageId: freePages.pageId, freeUntil: freePages.freeUntil })
    .from(freePages)
    .innerJoin(seoPages, eq(seoPages.id, freePages.pageId))
    .where(eq(seoPages.contractorId, actor.contractorId));
  return new Map(
    rows.map(({ pageId, freeUntil }) => [pageId, dayOf(freeUntil, platform.settings.timeZone)]),
  );
}
