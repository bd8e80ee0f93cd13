import type { Transaction } from "~/platform/database/database.server.ts";
import { drawImage } from "~/platform/images/images.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { largeSide, type PhotoFolder, smallKey, smallSide } from "./photos/photos.ts";
import { attributions } from "./shared.tables.server.ts";

/** Draws a picture and saves it with the photos. @returns the fields of its row */
export async function drawPhoto(
  files: Platform["files"],
  folder: PhotoFolder,
  { name, drawing }: { name: string; drawing: string },
) {
  const key = `${folder}/${name}.webp`;
  const large = await drawImage(drawing, largeSide);
  const small = await drawImage(drawing, smallSide);
  await files.put(key, large.bytes, "image/webp");
  await files.put(smallKey(key), small.bytes, "image/webp");
  return { key, width: large.width, height: large.height };
}

/** Adds a demo visitor's first and last visit. */
export async function insertDemoVisits(
  tx: Transaction,
  visit: Omit<typeof attributions.$inferInsert, "touch">,
): Promise<void> {
  await tx.insert(attributions).values([
    { ...visit, touch: "first" },
    { ...visit, touch: "last" },
  ]);
}
