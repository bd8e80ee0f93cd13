import { and, count, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { ownRows } from "~/domains/shared/access/own-rows.server.ts";
import type { PhotoProblem } from "~/domains/shared/photos/photos.ts";
import { preparePhoto } from "~/domains/shared/photos/prepare-photo.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canEditPages } from "../business-pages.policy.ts";
import { pagePhotos, seoPages } from "../business-pages.tables.server.ts";
import { maxStored } from "./photos.ts";

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
  const noted = await inTransaction(platform, async ({ tx, now }): Promise<StoredPhoto> => {
    const [page] = await tx
      .select({ id: seoPages.id })
      .from(seoPages)
      .where(and(eq(seoPages.id, pageId), ownRows(actor, seoPages.contractorId)))
      .for(...lockRows(seoPages));
    if (!page) return { ok: false, code: "not_found" };
    const [kept] = await tx
      .select({ photos: count() })
      .from(pagePhotos)
      .where(eq(pagePhotos.pageId, pageId));
    if ((kept?.photos ?? 0) >= maxStored) return { ok: false, code: "not_possible" };
    await tx.insert(pagePhotos).values({ id, pageId, key, width, height, createdAt: now });
    return { ok: true, id };
  });
  if (!noted.ok) return noted;
  return (await store()) ? noted : { ok: false, code: "not_stored" };
}
