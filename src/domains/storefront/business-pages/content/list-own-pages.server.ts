import { and, asc, count, eq, isNotNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { cityKey } from "~/domains/shared/services/territory.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadOwnPages } from "../business-pages.policy.ts";
import { seoPages, territoryWaits } from "../business-pages.tables.server.ts";
import { type HoldReason, isPlanHold, type PageStatus } from "../business-pages.ts";
import { homeAddress } from "../canonical-address.ts";
import { pageHoldReasons } from "../list-pages.server.ts";

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
      const standing = standingOf(row);
      const before = waitingSince ? await countBefore(platform, row, waitingSince) : 0;
      return { ...row, address: homeAddress(platform.settings, row), standing, before };
    }),
  );
}

function standingOf({
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
  const others = alias(seoPages, "others");
  const [counted] = await query
    .select({ waiting: count() })
    .from(others)
    .innerJoin(territoryWaits, eq(territoryWaits.pageId, others.id))
    .where(
      and(
        eq(others.service, place.service),
        sql`city_key(${others.citySlug}, ${others.state}) = ${cityKey(place.citySlug, place.state)}`,
        eq(others.state, place.state),
        isNotNull(territoryWaits.createdAt),
        lt(territoryWaits.createdAt, since),
      ),
    );
  return counted?.waiting ?? 0;
}
