import { buffer } from "node:stream/consumers";
import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { leadPictures, protectLeadPictures } from "~/domains/leads/index.server.ts";
import { mergedLeadIds } from "~/domains/schedule/index.server.ts";
import { smallKey } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Checked } from "~/platform/validation/form.ts";
import { type OpenedEstimate, openEstimate } from "./customer-estimate.server.ts";
import { type EstimatePhoto, maxPhotos } from "./job-estimates.ts";

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
  return findStored(platform, photos, { photoId, isSmall });
}

/** The small version of an opened estimate's photo, for the PDF; null if there is none. */
export async function readPhoto(
  platform: Platform,
  { shown }: OpenedEstimate,
  photoId: string,
): Promise<Uint8Array | null> {
  const photos = shown.content.photos ?? [];
  const photo = await findStored(platform, photos, { photoId, isSmall: true });
  const file = photo && (await platform.files.read(photo.key));
  return file ? buffer(file.stream) : null;
}

async function findStored(
  { database: { query } }: Platform,
  photos: readonly EstimatePhoto[],
  { photoId, isSmall }: Wanted,
): Promise<{ key: string } | null> {
  if (!photos.some(({ id }) => id === photoId)) return null;
  const [photo] = await query
    .select({ key: leadPictures.key })
    .from(leadPictures)
    .where(eq(leadPictures.id, photoId));
  return photo ? { key: isSmall ? smallKey(photo.key) : photo.key } : null;
}

/** The lead's photos selected for its estimate, in their order. */
export async function selectPhotos(
  database: Reader,
  leadId: string | null,
  ids: readonly string[],
): Promise<Checked<EstimatePhoto[]>> {
  if (ids.length > maxPhotos) {
    return invalid({ photos: `Choose up to ${maxPhotos} photos` });
  }
  if (ids.length === 0) return { ok: true, value: [] };
  const isKnown = leadId !== null && z.array(z.uuid()).safeParse(ids).success;
  const found = isKnown
    ? await database
        .select({
          id: leadPictures.id,
          width: leadPictures.width,
          height: leadPictures.height,
          shows: leadPictures.shows,
        })
        .from(leadPictures)
        .where(
          and(
            inArray(leadPictures.leadId, mergedLeadIds(database, leadId)),
            inArray(leadPictures.id, [...ids]),
          ),
        )
        .orderBy(asc(leadPictures.createdAt), asc(leadPictures.id))
    : [];
  return found.length === new Set(ids).size
    ? { ok: true, value: found }
    : invalid({ photos: "One of these photos was deleted. Check your photos again" });
}

/**
 * Protects a version's photos from deletion (`estimates.versions`).
 * @returns whether all of them still exist
 */
export async function protectPhotos(
  work: Pick<UnitOfWork, "tx" | "now">,
  photos: readonly EstimatePhoto[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const ids = photos.map(({ id }) => id);
  return (await protectLeadPictures(work, ids)) === photos.length;
}
