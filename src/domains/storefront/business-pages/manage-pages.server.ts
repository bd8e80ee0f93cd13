import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { findSuspendedBusinesses } from "~/domains/messaging/index.server.ts";
import { acquireLock, recordChange, removePhoto } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type Signatory,
  type Territory,
  territoryKey,
} from "~/domains/shared/index.ts";
import { pagePublished } from "~/domains/storefront/storefront.events.ts";
import { canPublishPages } from "~/domains/storefront/storefront.policy.ts";
import {
  pageHolds,
  pagePhotos,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { directoryTag, pageTag } from "./business-pages.ts";
import { inTerritory } from "./find-pages.server.ts";

/** The page's new status: `waiting` for its territory, or `unchanged` if it wasn't live. */
export type PageChange = Result<
  { outcome: "live" | "waiting" | "paused" | "unchanged" },
  Refused<"not_found" | "not_allowed">
>;

/** Publishes a page, or puts it on the waiting list if its territory is taken. */
export function publishAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<PageChange> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.publish", async (work) => {
    const outcome = await publishPage(work, pageId);
    if (outcome === "not_found") return { ok: false, code: outcome };
    return outcome === "suspended" ? { ok: false, code: "not_allowed" } : { ok: true, outcome };
  });
}

/** Pauses a live page. */
export function pauseAsStaff(
  platform: Platform,
  actor: Actor,
  pageId: string,
): Promise<PageChange> {
  authorize(canPublishPages(actor));
  return changeStatus(platform, actor, pageId, "page.pause", async (work) => {
    const paused = await pausePage(work, pageId);
    return { ok: true, outcome: paused ? "paused" : "unchanged" };
  });
}

async function changeStatus(
  platform: Platform,
  actor: Signatory,
  pageId: string,
  action: string,
  change: (work: UnitOfWork) => Promise<PageChange>,
): Promise<PageChange> {
  return inTransaction(platform, async (work) => {
    await lockPages(work, [pageId]);
    const before = await readStatus(work, pageId);
    const changed = await change(work);
    const after = await readStatus(work, pageId);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await recordChange(work, actor, {
        action,
        entity: "seo_page",
        entityId: pageId,
        before,
        after,
      });
    }
    return changed;
  });
}

async function readStatus({ tx }: UnitOfWork, pageId: string) {
  const [page] = await tx
    .select({ status: seoPages.status, waiting: isNotNull(territoryWaits.pageId) })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.id, pageId));
  return page ?? null;
}

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
  const condition = inArray(seoPages.id, [...pageIds]);
  await lockTerritories({ tx }, await tx.select().from(seoPages).where(condition));
  return tx
    .select()
    .from(seoPages)
    .where(condition)
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

/** Takes a business's pages off all waiting lists. */
export async function leaveWaitingLists(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  const own = tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  await tx.delete(territoryWaits).where(inArray(territoryWaits.pageId, own));
}

/**
 * Deletes a contractor's pages with their photos, within the caller's transaction. Delete their leads first.
 * The next business on each waiting list can then get the territory.
 * @returns the names and addresses of the pages
 */
export async function erasePages(
  { tx, dropPages, enqueue }: Pick<UnitOfWork, "tx" | "dropPages" | "enqueue">,
  contractorId: string,
): Promise<{ city: string; businessName: string }[]> {
  const ownPages = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .for(...lockRows(seoPages));
  await erasePhotos(
    { tx, enqueue },
    ownPages.map(({ id }) => id),
  );
  const deleted = await tx
    .delete(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .returning();
  if (deleted.length > 0) await dropPages(...deleted.map(pageTag), directoryTag);
  return deleted;
}

/** Deletes the rows of these pages' photos, and their files on commit. */
async function erasePhotos(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  pageIds: readonly string[],
): Promise<void> {
  const deleted = await tx
    .delete(pagePhotos)
    .where(inArray(pagePhotos.pageId, [...pageIds]))
    .returning({ key: pagePhotos.key });
  for (const { key } of deleted) enqueue(removePhoto, { key });
}
