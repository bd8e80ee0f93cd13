import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { beginningWith } from "~/platform/database/like.server.ts";
import {
  newestFirst,
  olderThan,
  pageOf,
  streamRows,
} from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadPages } from "./business-pages.policy.ts";
import { seoPages, territoryWaits } from "./business-pages.tables.server.ts";
import type { PageFilter } from "./business-pages.ts";

const pageSize = 50;

export type ListedPage = Awaited<ReturnType<typeof read>>[number];

/** Business pages of every state, the newest first, 50 at a time. */
export async function listPages(
  platform: Platform,
  actor: Actor,
  filter: PageFilter,
  before: string | null,
) {
  authorize(canReadPages(actor));
  const { rows, next } = pageOf(await read(platform, filter, before, pageSize + 1), pageSize);
  return { pages: rows, next };
}

/** All pages that a filter leaves, in the list's order, for an export. */
export function streamPages(
  platform: Platform,
  actor: Actor,
  filter: PageFilter,
): AsyncGenerator<ListedPage> {
  authorize(canReadPages(actor));
  return streamRows((before, limit) => read(platform, filter, before, limit));
}

function read(platform: Platform, filter: PageFilter, before: string | null, limit: number) {
  return platform.database.query
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
      createdAt: seoPages.createdAt,
      publishedAt: seoPages.publishedAt,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(
      and(
        filter.status ? eq(seoPages.status, filter.status) : undefined,
        filter.service ? eq(seoPages.service, filter.service) : undefined,
        searchedFor(filter.search),
        olderThan(seoPages, before),
      ),
    )
    .orderBy(...newestFirst(seoPages))
    .limit(limit);
}

/** By the beginning of a business's name, which has an index. */
function searchedFor(text: string): SQL | undefined {
  if (text === "") return undefined;
  return sql`lower(${seoPages.businessName}) like ${beginningWith(text.toLowerCase())}`;
}
