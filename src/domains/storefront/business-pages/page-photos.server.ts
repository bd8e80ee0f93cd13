import { and, count, desc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { ownRows, preparePhoto, removePhoto } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type PhotoProblem } from "~/domains/shared/index.ts";
import { canCollectPhotos, canEditPages } from "~/domains/storefront/storefront.policy.ts";
import {
  pagePhotos,
  pageVersions,
  seoPages,
} from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockAvailableRows, lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { StoredPhotos } from "./content/check-page.ts";
import { maxStored } from "./content/page-content.ts";

export type StoredPhoto = Result<
  { id: string },
  Refused<"not_found" | "not_possible" | PhotoProblem>
>;

/**
 * Stores an uploaded photo for a page, in two sizes. It's deleted after a day unless a version of the page
 * uses it.
 */
export async function storePhoto(
  platform: Platform,
  actor: Actor,
  pageId: string,
  file: File,
): Promise<StoredPhoto> {
  authorize(canEditPages(actor));
  const prepared = await preparePhoto(platform, "page-photos", file);
  if (!prepared.ok) return prepared;
  const { key, width, height, store } = prepared.photo;
  const id = newId();
  const recorded = await inTransaction(platform, async ({ tx, now }): Promise<StoredPhoto> => {
    const [page] = await tx
      .select({ id: seoPages.id })
      .from(seoPages)
      .where(and(eq(seoPages.id, pageId), ownRows(actor, seoPages.contractorId)))
      .for(...lockRows(seoPages));
    if (!page) return { ok: false, code: "not_found" };
    const [counted] = await tx
      .select({ photos: count() })
      .from(pagePhotos)
      .where(eq(pagePhotos.pageId, pageId));
    if ((counted?.photos ?? 0) >= maxStored) return { ok: false, code: "not_possible" };
    await tx.insert(pagePhotos).values({ id, pageId, key, width, height, createdAt: now });
    return { ok: true, id };
  });
  if (!recorded.ok) return recorded;
  return (await store()) ? recorded : { ok: false, code: "not_stored" };
}

/** The uploaded photos of a page, by ID. */
export async function readStoredPhotos(database: Reader, pageId: string): Promise<StoredPhotos> {
  const rows = await database
    .select({
      id: pagePhotos.id,
      key: pagePhotos.key,
      width: pagePhotos.width,
      height: pagePhotos.height,
    })
    .from(pagePhotos)
    .where(eq(pagePhotos.pageId, pageId))
    .orderBy(desc(pagePhotos.id))
    .limit(maxStored);
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/** Deletes photos that no version of their page has used for a day. */
export async function collectPhotos(platform: Platform, actor: Actor): Promise<void> {
  authorize(canCollectPhotos(actor));
  const before = new Date(platform.clock.now().getTime() - day);
  let collected = batch;
  while (collected === batch) {
    collected = await inTransaction(platform, (work) => collectBatch(work, before));
  }
}

async function collectBatch(work: UnitOfWork, before: Date): Promise<number> {
  const { tx } = work;
  const usedKeys = tx
    .select({ one: sql`1` })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pagePhotos.pageId),
        sql`${pageVersions.content} -> 'photos' @> jsonb_build_array(jsonb_build_object('id', ${pagePhotos.id}))`,
      ),
    );
  const orphans = await tx
    .select({ id: pagePhotos.id, key: pagePhotos.key })
    .from(pagePhotos)
    .where(and(lt(pagePhotos.createdAt, before), notExists(usedKeys)))
    .limit(batch)
    .for(...lockAvailableRows(pagePhotos));
  await tx.delete(pagePhotos).where(
    inArray(
      pagePhotos.id,
      orphans.map(({ id }) => id),
    ),
  );
  for (const { key } of orphans) work.enqueue(removePhoto, { key });
  return orphans.length;
}
