import { asc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { cityAndState, serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSenders } from "../senders.policy.ts";
import { trackedNumbers } from "../senders.tables.server.ts";

/** A business's tracked numbers, and the pages one can be assigned to. */
export async function listTrackedNumbers(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadSenders(actor));
  const { query } = platform.database;
  const numbers = await selectTrackedNumbers(query, contractorId);
  const pages = await selectPages(query, contractorId);
  return { numbers, pages: pages.map((page) => ({ id: page.id, label: labelOf(page) })) };
}

/** A business's tracked numbers, oldest first. The caller must check its own policy. */
export async function selectTrackedNumbers(database: Reader, contractorId: string) {
  const found = await database
    .select({
      id: trackedNumbers.id,
      phone: trackedNumbers.phone,
      source: trackedNumbers.source,
      page: { service: seoPages.service, city: seoPages.city, state: seoPages.state },
    })
    .from(trackedNumbers)
    .leftJoin(seoPages, eq(seoPages.id, trackedNumbers.pageId))
    .where(eq(trackedNumbers.contractorId, contractorId))
    .orderBy(asc(trackedNumbers.createdAt), asc(trackedNumbers.id));
  return found.map(({ page, ...number }) => ({ ...number, page: page && labelOf(page) }));
}

export type TrackedNumber = Awaited<ReturnType<typeof selectTrackedNumbers>>[number];

/** A business's pages, oldest first. */
const selectPages = (database: Reader, contractorId: string) =>
  database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(asc(seoPages.createdAt), asc(seoPages.id))
    .limit(200);

const labelOf = (page: { service: string; city: string; state: string }) =>
  `${serviceTitle(page.service)} in ${cityAndState(page)}`;
