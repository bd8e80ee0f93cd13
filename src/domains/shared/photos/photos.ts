const megabyte = 1024 * 1024;

/** At most 15 MB, the size of phone photos, and 40 megapixels. */
export const photoLimits = { maxBytes: 15 * megabyte, maxPixels: 40_000_000 };

/** Longer side in pixels of the large file and of the small one. */
export const largeSide = 1600;
export const smallSide = 640;

/**
 * JPEG first: Safari on a Mac converts a HEIC photo to the first type listed. On an iPhone, every
 * browser sends JPEG.
 */
export const photoTypes = "image/jpeg,image/png,image/webp";

export type PhotoProblem = "unsupported" | "too_large" | "not_stored";

/** Error messages shown at the field. */
export const photoMessages: Record<PhotoProblem, string> = {
  unsupported: "Use a PNG, JPEG, or WebP image",
  too_large: "The photo is too large. Use one up to 15 MB and 40 megapixels",
  not_stored: "We couldn’t save the photo. Please try again.",
};

/** Page photos are public; photos of leads and jobs are only for their business. */
const photoFolders = ["page-photos", "lead-pictures", "job-photos"] as const;
/** Files that are stored and deleted like photos, without a smaller one. */
export const fileFolders = [...photoFolders, "attached-files", "voicemails"] as const;
export type PhotoFolder = (typeof photoFolders)[number];

/** Storage key of a photo's smaller file. */
export const smallKey = (key: string) => key.replace(/\.(\w+)$/, "-small.$1");

/** Width and height in pixels of a photo's smaller file. */
export function smallSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, smallSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
