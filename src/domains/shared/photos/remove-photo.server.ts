import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canRemovePhotoFiles } from "./photos.policy.ts";
import { photoFolders, smallKey } from "./photos.ts";

/** Deletes the files of a photo whose row was deleted. Ignores missing files. */
export async function removePhotoFiles(
  platform: Platform,
  actor: Actor,
  { key }: { key: string },
): Promise<void> {
  authorize(canRemovePhotoFiles(actor));
  const [folder, name = "", ...rest] = key.split("/");
  const isOurs = photoFolders.some((one) => one === folder) && rest.length === 0;
  if (!isOurs || !/^[\w-]+\.\w+$/.test(name)) return;
  await platform.files.remove(key);
  await platform.files.remove(smallKey(key));
}
