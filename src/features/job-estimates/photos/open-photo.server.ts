import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { leadPictures } from "~/features/leads/leads.tables.server.ts";
import { smallKey } from "~/features/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { openEstimate } from "../open-estimate.server.ts";

/**
 * Where a picture is kept that stands on an estimate as it was sent last, for whoever has the estimate's
 * link (`estimates.photos`); null for any other picture, and where the link leads nowhere.
 */
export async function openPhoto(
  platform: Platform,
  token: string,
  { photoId, isSmall }: { photoId: string; isSmall: boolean },
): Promise<{ key: string } | null> {
  const { query } = platform.database;
  const opened = await openEstimate(platform, query, token);
  const photos = opened?.sent.document.content.photos ?? [];
  if (!photos.some(({ id }) => id === photoId)) return null;
  const [kept] = await query
    .select({ key: leadPictures.key })
    .from(leadPictures)
    .where(eq(leadPictures.id, photoId));
  return kept ? { key: isSmall ? smallKey(kept.key) : kept.key } : null;
}

/** The small file of such a picture, for paper; null where there is none. */
export async function readPhoto(
  platform: Platform,
  token: string,
  photoId: string,
): Promise<Uint8Array | null> {
  const opened = await openPhoto(platform, token, { photoId, isSmall: true });
  const file = opened && (await platform.files.read(opened.key));
  return file ? buffer(file.stream) : null;
}
