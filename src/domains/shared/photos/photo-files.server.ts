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

/** A photo ready to be stored; `store` saves both files and returns whether it succeeded. */
export type PreparedPhoto = {
  key: string;
  width: number;
  height: number;
  store: () => Promise<boolean>;
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
  const store = async () => {
    try {
      await files.put(key, large.bytes, large.contentType);
      await files.put(smallKey(key), small.bytes, small.contentType);
      return true;
    } catch (error) {
      log.error("photo upload failed", { error });
      return false;
    }
  };
  return { ok: true, photo: { key, width: large.width, height: large.height, store } };
}

/** Deletes the files of a photo whose row was deleted. Ignores missing files. */
export async function removePhotoFiles(
  platform: Platform,
  actor: Actor,
  { key }: { key: string },
): Promise<void> {
  authorize(canRemovePhotoFiles(actor));
  const [folder, name = "", ...rest] = key.split("/");
  const isOurs = fileFolders.some((one) => one === folder) && rest.length === 0;
  if (!isOurs || !/^[\w-]+\.\w+$/.test(name)) return;
  await platform.files.remove(key);
  await platform.files.remove(smallKey(key));
}
