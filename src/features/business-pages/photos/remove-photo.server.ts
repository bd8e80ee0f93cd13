import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canRemovePhotos } from "../business-pages.policy.ts";
import { photoKey, smallKey } from "./photos.ts";

/** Deletes the files of a picture whose row is gone. A file that is gone is gone. */
export async function removePhotoFiles(
  platform: Platform,
  actor: Actor,
  { key }: { key: string },
): Promise<void> {
  authorize(canRemovePhotos(actor));
  const [, name, extension] = /^page-photos\/([\w-]+)\.(\w+)$/.exec(key) ?? [];
  if (!name || !extension) return;
  const own = photoKey(name, extension);
  await platform.files.remove(own);
  await platform.files.remove(smallKey(own));
}
