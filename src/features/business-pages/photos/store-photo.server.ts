import { randomBytes } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { ownRows } from "~/features/access/own-rows.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { reencodeImage } from "~/platform/images/reencode-image.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canEditPages } from "../business-pages.policy.ts";
import { pagePhotos, seoPages } from "../business-pages.tables.server.ts";
import {
  largeSide,
  mostStored,
  type PhotoProblem,
  photoKey,
  photoLimits,
  smallKey,
  smallSide,
} from "./photos.ts";

export type StoredPhoto = Result<
  { id: string },
  Refused<"not_found" | "not_possible" | PhotoProblem>
>;

/**
 * Keeps an uploaded picture for a page, in two sizes: decoded, encoded anew, within bounds, without
 * metadata, under names of ours (`business-pages.photos`). Until a version of the page names it, it
 * is collected after a day.
 */
export async function storePhoto(
  platform: Platform,
  actor: Actor,
  pageId: string,
  file: File,
): Promise<StoredPhoto> {
  authorize(canEditPages(actor));
  if (file.size > photoLimits.maxBytes) return { ok: false, code: "too_large" };
  const upload = Buffer.from(await file.arrayBuffer());
  const limits = { ...photoLimits, asWebp: true };
  const large = await reencodeImage(upload, { ...limits, maxSide: largeSide });
  if (!large.ok) return { ok: false, code: large.problem };
  const small = await reencodeImage(large.bytes, { ...limits, maxSide: smallSide });
  if (!small.ok) return { ok: false, code: small.problem };
  const name = `${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}`;
  const key = photoKey(name, large.extension);
  const { width, height } = large;
  const id = newId();
  // Before its files, so that no file is ever without a row.
  const noted = await inTransaction(platform, async ({ tx, now }): Promise<StoredPhoto> => {
    const [page] = await tx
      .select({ id: seoPages.id })
      .from(seoPages)
      .where(and(eq(seoPages.id, pageId), ownRows(actor, seoPages.contractorId)))
      .for("update");
    if (!page) return { ok: false, code: "not_found" };
    const [kept] = await tx
      .select({ photos: count() })
      .from(pagePhotos)
      .where(eq(pagePhotos.pageId, pageId));
    if ((kept?.photos ?? 0) >= mostStored) return { ok: false, code: "not_possible" };
    await tx.insert(pagePhotos).values({ id, pageId, key, width, height, createdAt: now });
    return { ok: true, id };
  });
  if (!noted.ok) return noted;
  try {
    await platform.files.put(key, large.bytes, large.contentType);
    await platform.files.put(smallKey(key), small.bytes, small.contentType);
  } catch (error) {
    platform.log.error("a photo could not be stored", { error });
    return { ok: false, code: "not_stored" };
  }
  return noted;
}
