const megabyte = 1024 * 1024;

/** At most 15 MB, as telephones make them, and 40 megapixels. */
export const photoLimits = { maxBytes: 15 * megabyte, maxPixels: 40_000_000 };

/** The longer side of the file that is looked at, and of the small one beside it, in pixels. */
export const largeSide = 1600;
export const smallSide = 640;

export const photoTypes = "image/png,image/jpeg,image/webp";

export type PhotoProblem = "unsupported" | "too_large" | "not_stored";

/** What the person is told beside the field. */
export const photoMessages: Record<PhotoProblem, string> = {
  unsupported: "Use a PNG, JPEG, or WebP image",
  too_large: "The photo is too large. Use one up to 15 MB and 40 megapixels",
  not_stored: "We couldn’t save the photo. Please try again.",
};

/** Everybody may look at a page's photos; a lead's pictures are for its business alone. */
export const photoFolders = ["page-photos", "lead-pictures"] as const;
export type PhotoFolder = (typeof photoFolders)[number];

/** Where the smaller file of a picture is kept. */
export const smallKey = (key: string) => key.replace(/\.(\w+)$/, "-small.$1");

/** How many pixels wide and high the smaller file of a picture is. */
export function smallSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, smallSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
