import { and, asc, count, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { defineList, type RowOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, cityKey } from "~/domains/shared/index.ts";
import { canReadOwnPages, canReadPages } from "~/domains/storefront/storefront.policy.ts";
import {
  pageHolds,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/storefront.tables.server.ts";
import { beginningWith, newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type HoldReason, isPlanHold, type PageFilter, type PageStatus } from "./business-pages.ts";
import { homeAddress } from "./canonical-address.ts";

/** Business pages in every status, newest first. */
export const { page: listPages, stream: streamPages } = defineList({
  canRead: canReadPages,
  canExport: canReadPages,
  pageSize: 50,
  read: selectPage,
});

export type ListedPage = RowOf<typeof streamPages>;

function selectPage(platform: Platform, filter: PageFilter, before: string | null, limit: number) {
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
        matchesSearch(filter.search),
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
function matchesSearch(text: string): SQL | undefined {
  if (text === "") return undefined;
  return sql`lower(${seoPages.businessName}) like ${beginningWith(text.toLowerCase())}`;
}

/** A business's status in a territory (`territories.exclusive`). */
type TerritoryStatus = "held" | "waiting" | "review" | "needs_plan" | "asked" | "paused";

/**
 * The pages of a member's business: the territory of each with its status, and the number of pages ahead on
 * the waiting list.
 */
export async function listOwnPages(platform: Platform, actor: Actor) {
  authorize(canReadOwnPages(actor));
  const { query } = platform.database;
  const rows = await query
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      ownName: seoPages.ownName,
      waitingSince: territoryWaits.createdAt,
      holds: pageHoldReasons,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.contractorId, actor.contractorId))
    .orderBy(sql`${seoPages.status} <> 'live'`, asc(seoPages.service), asc(seoPages.city));
  return Promise.all(
    rows.map(async (row) => {
      const { waitingSince } = row;
      const publication = publicationOf(row);
      const before = waitingSince ? await countBefore(platform, row, waitingSince) : 0;
      return {
        ...row,
        address: homeAddress(platform.settings, row),
        standing: publication,
        before,
      };
    }),
  );
}

function publicationOf({
  status,
  holds,
  waitingSince,
}: {
  status: PageStatus;
  holds: HoldReason[];
  waitingSince: Date | null;
}): TerritoryStatus {
  if (status === "live") return "held";
  if (holds.length > 0) return holds.every(isPlanHold) ? "needs_plan" : "review";
  if (waitingSince) return "waiting";
  return status === "paused" ? "paused" : "asked";
}

type Place = { service: string; citySlug: string; state: string };

async function countBefore({ database: { query } }: Platform, place: Place, since: Date) {
  const otherPages = alias(seoPages, "others");
  const [counted] = await query
    .select({ waiting: count() })
    .from(otherPages)
    .innerJoin(territoryWaits, eq(territoryWaits.pageId, otherPages.id))
    .where(
      and(
        eq(otherPages.service, place.service),
        sql`city_key(${otherPages.citySlug}, ${otherPages.state}) = ${cityKey(place.citySlug, place.state)}`,
        eq(otherPages.state, place.state),
        isNotNull(territoryWaits.createdAt),
        lt(territoryWaits.createdAt, since),
      ),
    );
  return counted?.waiting ?? 0;
}
