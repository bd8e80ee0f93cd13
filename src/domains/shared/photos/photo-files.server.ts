import { randomBytes } from "node:crypto";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { canRemovePhotoFiles } from "~/domains/shared/shared.policy.ts";
import { reencodeImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import {
  fileFolders,
  largeSide,
  type PhotoFolder,
  type PhotoProblem,
  photoLimits,
  smallKey,
  smallSide,
} from "./photos.ts";

/** A photo ready to be stored. */
export type PreparedPhoto = {
  key: string;
  width: number;
  height: number;
  /** Saves both files. @returns whether it succeeded */
  store: () => Promise<boolean>;
  /**
   * For the same photo sent again: saves the files of its row unless they are there, since the
   * first request may have ended after its commit. @returns whether they are there
   */
  restore: (rowKey: string) => Promise<boolean>;
};

/**
 * Converts an upload to a photo in two sizes: decoded, re-encoded as WebP, within limits, without metadata,
 * named by the time and a random part. Insert its row before calling `store`, so no file is ever without a
 * row.
 */
export async function preparePhoto(
  { clock, files, log }: Platform,
  folder: PhotoFolder,
  file: File,
): Promise<Result<{ photo: PreparedPhoto }, Refused<PhotoProblem>>> {
  if (file.size > photoLimits.maxBytes) return { ok: false, code: "too_large" };
  const upload = Buffer.from(await file.arrayBuffer());
  const limits = { ...photoLimits, asWebp: true };
  const large = await reencodeImage(upload, { ...limits, maxSide: largeSide });
  if (!large.ok) return { ok: false, code: large.problem };
  const small = await reencodeImage(large.bytes, { ...limits, maxSide: smallSide });
  if (!small.ok) return { ok: false, code: small.problem };
  const name = `${clock.now().getTime()}-${randomBytes(8).toString("hex")}`;
  const key = `${folder}/${name}.${large.extension}`;
  const storeAs = async (as: string) => {
    try {
      await files.put(as, large.bytes, large.contentType);
      await files.put(smallKey(as), small.bytes, small.contentType);
      return true;
    } catch (error) {
      log.error("photo upload failed", { error });
      return false;
    }
  };
  const store = () => storeAs(key);
  // The small file is written last.
  const restore = async (rowKey: string) => (await files.has(smallKey(rowKey))) || storeAs(rowKey);
  return { ok: true, photo: { key, width: large.width, height: large.height, store, restore } };
}

/** Deletes the files of a photo whose row was deleted. Ignores missing files. */
export async function removePhotoFiles(
  platform: Platform,
  actor: Actor,
  { key }: { key: string },
): Promise<void> {
  authorize(canRemovePhotoFiles(actor));
  const [folder, name = "", ...rest] = key.split("/");
  const isOurs = fileFolders.some((fileFolder) => fileFolder === folder) && rest.length === 0;
  if (!isOurs || !/^[\w-]+\.\w+$/.test(name)) return;
  await platform.files.remove(key);
  await platform.files.remove(smallKey(key));
}
