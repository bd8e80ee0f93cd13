import {
  largeSide,
  type PhotoFolder,
  smallKey,
  smallSide,
} from "~/domains/shared/photos/photos.ts";
import { drawImage } from "~/platform/images/draw-image.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Draws a picture and saves it with the photos. @returns the fields of its row */
export async function drawPhoto(
  { files }: Platform,
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
