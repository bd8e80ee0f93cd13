import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { beginningWith } from "~/platform/database/like.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadPages } from "./business-pages.policy.ts";
import { pageHolds, seoPages, territoryWaits } from "./business-pages.tables.server.ts";
import type { HoldReason, PageFilter } from "./business-pages.ts";

/** Business pages in every status, newest first. */
export const { page: listPages, stream: streamPages } = defineList({
  canRead: canReadPages,
  canExport: canReadPages,
  pageSize: 50,
  read,
});

export type ListedPage = RowOf<typeof streamPages>;

function read(platform: Platform, filter: PageFilter, before: string | null, limit: number) {
  return platform.database.replica
    .select({
      id: seoPages.id,
      contractorId: seoPages.contractorId,
      businessName: seoPages.businessName,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      waiting: isNotNull(territoryWaits.pageId).mapWith(Boolean),
      holds: pageHoldReasons,
      createdAt: seoPages.createdAt,
      publishedAt: seoPages.publishedAt,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(
      and(
        filter.status === "held"
          ? inArray(
              seoPages.id,
              platform.database.replica.select({ id: pageHolds.pageId }).from(pageHolds),
            )
          : filter.status
            ? eq(seoPages.status, filter.status)
            : undefined,
        filter.service ? eq(seoPages.service, filter.service) : undefined,
        searchedFor(filter.search),
        olderThan(seoPages, before),
      ),
    )
    .orderBy(...newestFirst(seoPages))
    .limit(limit);
}

/** Why a page is on hold, in a fixed order; empty for most. */
export const pageHoldReasons = sql<HoldReason[]>`array(
  select ${pageHolds.reason} from ${pageHolds} where ${pageHolds.pageId} = ${seoPages.id} order by 1
)`;

/** Matches the start of a business's name, which has an index. */
function searchedFor(text: string): SQL | undefined {
  if (text === "") return undefined;
  return sql`lower(${seoPages.businessName}) like ${beginningWith(text.toLowerCase())}`;
}
