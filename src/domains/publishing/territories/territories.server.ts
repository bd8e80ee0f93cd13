import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import { findSuspendedBusinesses } from "~/domains/messaging/index.server.ts";
import {
  canReadTerritories,
  canTransferTerritories,
} from "~/domains/publishing/publishing.policy.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Territory, territoryKey } from "~/domains/shared/index.ts";
import {
  inTerritory,
  lockPages,
  pausePage,
  publishPage,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

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
    const sameTerritory = claims.filter((claim) => territoryKey(claim) === key);
    return {
      holder: sameTerritory.find(({ status }) => status === "live") ?? null,
      waiting: sameTerritory.filter(({ status }) => status !== "live").slice(0, maxShown),
    };
  });
}

type Page = typeof seoPages.$inferSelect;

export type TerritoryTransfer = {
  /** The waiting page. */
  pageId: string;
  /** The page shown as holding the territory; null if it was open. */
  holderId: string | null;
};

/**
 * Transfers a territory to a page that waits for it (`territories.exclusive`): pauses the page that holds
 * it and publishes the waiting one, in one transaction. The former holder isn't put on the waiting list,
 * since staff decided this. Both changes are audited. Rejected if the holder changed since it was shown.
 */
export async function transferTerritory(
  platform: Platform,
  actor: Actor,
  { pageId, holderId }: TerritoryTransfer,
): Promise<Result<object, Refused<"changed_elsewhere" | "not_allowed">>> {
  authorize(canTransferTerritories(actor));
  return inTransaction(platform, async (work) => {
    const page = await lockWaitingPage(work, pageId);
    if (!page) return { ok: false, code: "changed_elsewhere" };
    const suspended = await findSuspendedBusinesses(work.tx, [page.contractorId]);
    if (suspended.size > 0) return { ok: false, code: "not_allowed" };
    const holder = await findHolder(work, page);
    if ((holder?.id ?? null) !== holderId) return { ok: false, code: "changed_elsewhere" };
    if (holder) {
      await pausePage(work, holder.id);
      await recordChange(work, actor, {
        action: "territory.give_up",
        entity: "seo_page",
        entityId: holder.id,
        before: { status: "live" },
        after: { status: "paused", handedTo: page.id },
      });
    }
    await publishPage(work, page.id);
    await recordChange(work, actor, {
      action: "territory.hand_over",
      entity: "seo_page",
      entityId: page.id,
      before: { status: page.status, waiting: true },
      after: { status: "live", waiting: false, handedFrom: holder?.id ?? null },
    });
    return { ok: true };
  });
}

async function lockWaitingPage(work: UnitOfWork, pageId: string): Promise<Page | null> {
  const [page] = await lockPages(work, [pageId]);
  if (!page || page.status === "live") return null;
  const waits = await work.tx.$count(territoryWaits, eq(territoryWaits.pageId, pageId));
  return waits > 0 ? page : null;
}

async function findHolder({ tx }: UnitOfWork, page: Page): Promise<{ id: string } | null> {
  const [holder] = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(inTerritory(page), eq(seoPages.status, "live")))
    .for(...lockRows(seoPages));
  return holder ?? null;
}
