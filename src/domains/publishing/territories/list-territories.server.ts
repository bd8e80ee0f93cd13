import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { type Territory, territoryKey } from "~/domains/shared/services/territory.ts";
import {
  seoPages,
  territoryWaits,
} from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { inTerritory } from "~/domains/storefront/business-pages/in-territory.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadTerritories } from "./territories.policy.ts";

const maxShown = 50;

/** A page that holds a territory or waits for it. */
export type Claimant = {
  pageId: string;
  contractorId: string | null;
  businessName: string;
  /** Null for the holder. */
  waitingSince: Date | null;
};

export type TerritoryState = { holder: Claimant | null; waiting: Claimant[] };

/**
 * The holder and the waiting list, in order, of each of these territories (`territories.exclusive`). In the
 * order of the given territories.
 */
export async function listTerritories(
  { database }: Platform,
  actor: Actor,
  territories: readonly Territory[],
): Promise<TerritoryState[]> {
  authorize(canReadTerritories(actor));
  if (territories.length === 0) return [];
  const claims = await database.query
    .select({
      service: seoPages.service,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      pageId: seoPages.id,
      contractorId: seoPages.contractorId,
      businessName: seoPages.businessName,
      waitingSince: territoryWaits.createdAt,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(
      and(
        or(...territories.map(inTerritory)),
        or(eq(seoPages.status, "live"), isNotNull(territoryWaits.pageId)),
      ),
    )
    .orderBy(asc(territoryWaits.createdAt), asc(seoPages.id));
  return territories.map((territory) => {
    const key = territoryKey(territory);
    const own = claims.filter((claim) => territoryKey(claim) === key);
    return {
      holder: own.find(({ status }) => status === "live") ?? null,
      waiting: own.filter(({ status }) => status !== "live").slice(0, maxShown),
    };
  });
}
