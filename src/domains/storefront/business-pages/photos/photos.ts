import { smallKey, smallSize } from "~/domains/shared/photos/photos.ts";
import type { PagePhoto } from "../content/page-content.ts";

/** A business's pictures at the most, those included that none of its pages' versions shows any more. */
export const maxStored = 100;

/** The addresses of a picture, and how many pixels wide and high each file is. */
export function photoSizes({ key, width, height }: Pick<PagePhoto, "key" | "width" | "height">) {
  return {
    large: { url: `/files/${key}`, width, height },
    small: { url: `/files/${smallKey(key)}`, ...smallSize({ width, height }) },
  };
}
