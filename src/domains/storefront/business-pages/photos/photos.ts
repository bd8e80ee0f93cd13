import { smallKey, smallSize } from "~/domains/shared/photos/photos.ts";
import type { PagePhoto } from "../content/page-content.ts";

/** Maximum number of stored photos per business, including those no version uses. */
export const maxStored = 100;

/** The URLs, widths, and heights of a photo's two files. */
export function photoSizes({ key, width, height }: Pick<PagePhoto, "key" | "width" | "height">) {
  return {
    large: { url: `/files/${key}`, width, height },
    small: { url: `/files/${smallKey(key)}`, ...smallSize({ width, height }) },
  };
}
