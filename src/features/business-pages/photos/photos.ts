import type { PagePhoto } from "../content/page-content.ts";

const megabyte = 1024 * 1024;

/** At most 15 MB, as telephones make them, and 40 megapixels. */
export const photoLimits = { maxBytes: 15 * megabyte, maxPixels: 40_000_000 };

/** The longer side of the file that is looked at, and of the one in the gallery on a phone, in pixels. */
export const largeSide = 1600;
export const smallSide = 640;

/** A business's pictures at the most, those included that none of its pages' versions shows any more. */
export const mostStored = 100;

export const photoTypes = "image/png,image/jpeg,image/webp";

export type PhotoProblem = "unsupported" | "too_large" | "not_stored";

/** What the person is told beside the field. */
export const photoMessages: Record<PhotoProblem, string> = {
  unsupported: "Use a PNG, JPEG or WebP picture",
  too_large: "The picture is too large: use one of at most 15 MB and 40 megapixels",
  not_stored: "The picture could not be saved. Please try again.",
};

const folder = "page-photos/";

/** Where a picture of this kind is kept, under a name made of the time and chance. */
export const photoKey = (name: string, extension: string) => `${folder}${name}.${extension}`;

/** Where the smaller file of a picture is kept. */
export const smallKey = (key: string) => key.replace(/\.(\w+)$/, "-small.$1");

/** The addresses of a picture, and how many pixels wide and high each file is. */
export function photoSizes({ key, width, height }: Pick<PagePhoto, "key" | "width" | "height">) {
  const scale = Math.min(1, smallSide / Math.max(width, height));
  return {
    large: { url: `/files/${key}`, width, height },
    small: {
      url: `/files/${smallKey(key)}`,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
  };
}
