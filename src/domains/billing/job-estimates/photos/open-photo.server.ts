import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { EstimatePhoto } from "../job-estimates.ts";
import { type OpenedEstimate, openEstimate } from "../open-estimate.server.ts";

type Wanted = { photoId: string; isSmall: boolean };

/**
 * The storage location of a photo on the last sent version, for anyone with the estimate's link;
 * null for any other photo or an invalid link.
 */
export async function openPhoto(
  platform: Platform,
  token: string,
  { photoId, isSmall }: Wanted,
): Promise<{ key: string } | null> {
  const opened = await openEstimate(platform, platform.database.query, token);
  const photos = opened?.sent.document.content.photos ?? [];
  return findKept(platform, photos, { photoId, isSmall });
}

/** The small version of an opened estimate's photo, for the PDF; null if there is none. */
export async function readPhoto(
  platform: Platform,
  { shown }: OpenedEstimate,
  photoId: string,
): Promise<Uint8Array | null> {
  const photos = shown.content.photos ?? [];
  const kept = await findKept(platform, photos, { photoId, isSmall: true });
  const file = kept && (await platform.files.read(kept.key));
  return file ? buffer(file.stream) : null;
}

async function findKept(
  { database: { query } }: Platform,
  photos: readonly EstimatePhoto[],
  { photoId, isSmall }: Wanted,
): Promise<{ key: string } | null> {
  if (!photos.some(({ id }) => id === photoId)) return null;
  const [kept] = await query
    .select({ key: leadPictures.key })
    .from(leadPictures)
    .where(eq(leadPictures.id, photoId));
  return kept ? { key: isSmall ? smallKey(kept.key) : kept.key } : null;
}
