import { and, eq, inArray, ne } from "drizzle-orm";
import { findSuspendedBusinesses } from "~/domains/messaging/business-imports/held-businesses.server.ts";
import { acquireLock } from "~/domains/shared/access/acquire-lock.server.ts";
import { type Territory, territoryKey } from "~/domains/shared/services/territory.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { pagePublished } from "./business-pages.events.ts";
import { pageHolds, seoPages, territoryWaits } from "./business-pages.tables.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";
import { inTerritory } from "./in-territory.server.ts";

export type PublishOutcome = "live" | "waiting" | "suspended" | "not_found";

/**
 * Publishes a page if its territory is open, else puts it on the waiting list (`territories.exclusive`). A
 * live page stays live. Removes all holds, so callers must check them first. A suspended business's page
 * stays offline.
 */
export async function publishPage(
  { tx, now, dropPages, record }: UnitOfWork,
  pageId: string,
): Promise<PublishOutcome> {
  const [page] = await lockPages({ tx }, [pageId]);
  if (!page) return "not_found";
  if (page.status === "live") return "live";
  if ((await findSuspendedBusinesses(tx, [page.contractorId])).size > 0) return "suspended";
  await tx.delete(pageHolds).where(eq(pageHolds.pageId, pageId));
  if (await isTaken(tx, page)) {
    await tx.insert(territoryWaits).values({ pageId, createdAt: now }).onConflictDoNothing();
    return "waiting";
  }
  await tx
    .update(seoPages)
    .set({ status: "live", publishedAt: page.publishedAt ?? now, updatedAt: now })
    .where(eq(seoPages.id, pageId));
  await tx.delete(territoryWaits).where(eq(territoryWaits.pageId, pageId));
  record(pagePublished, { pageId, contractorId: page.contractorId });
  await dropPages(pageTag(page), directoryTag);
  return "live";
}

/** Whether another page is live in this page's territory. */
export async function isTaken(db: Reader, page: Territory & { id: string }): Promise<boolean> {
  const [holder] = await db
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(inTerritory(page), eq(seoPages.status, "live"), ne(seoPages.id, page.id)))
    .limit(1);
  return holder !== undefined;
}

/**
 * Locks pages until the transaction ends, and their territories first: a page's territory may be taken from
 * it, so no transaction waits for a territory while it holds a page (docs/locks.md).
 */
export async function lockPages({ tx }: Pick<UnitOfWork, "tx">, pageIds: readonly string[]) {
  const which = inArray(seoPages.id, [...pageIds]);
  await lockTerritories({ tx }, await tx.select().from(seoPages).where(which));
  return tx
    .select()
    .from(seoPages)
    .where(which)
    .orderBy(seoPages.id)
    .for(...lockRows(seoPages));
}

/** Locks these territories until the transaction ends, however the town is spelled. */
export async function lockTerritories(
  { tx }: Pick<UnitOfWork, "tx">,
  territories: readonly Territory[],
): Promise<void> {
  for (const key of [...new Set(territories.map(territoryKey))].toSorted()) {
    await acquireLock(tx, "territory", key);
  }
}

/** Pauses a live page; its territory becomes open. */
export async function pausePage(
  { tx, now, dropPages }: UnitOfWork,
  pageId: string,
): Promise<boolean> {
  const [page] = await tx
    .update(seoPages)
    .set({ status: "paused", updatedAt: now })
    .where(and(eq(seoPages.id, pageId), eq(seoPages.status, "live")))
    .returning();
  if (!page) return false;
  await dropPages(pageTag(page), directoryTag);
  return true;
}
