import { and, asc, inArray } from "drizzle-orm";
import { z } from "zod";
import { leadPictures } from "~/domains/leads/leads.tables.server.ts";
import { mergedLeadIds } from "~/domains/schedule/lead-pictures/accessible-lead.server.ts";
import type { Reader, Transaction } from "~/platform/database/database.server.ts";
import { invalid } from "~/platform/result.ts";
import type { Checked } from "~/platform/validation/form.ts";
import { type EstimatePhoto, maxPhotos } from "../job-estimates.ts";

const isOneOf = (ids: readonly string[]) => inArray(leadPictures.id, [...ids]);

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
        .where(and(inArray(leadPictures.leadId, mergedLeadIds(database, leadId)), isOneOf(ids)))
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
  tx: Transaction,
  photos: readonly EstimatePhoto[],
  now: Date,
): Promise<boolean> {
  if (photos.length === 0) return true;
  const kept = await tx
    .update(leadPictures)
    .set({ shownAt: now })
    .where(isOneOf(photos.map(({ id }) => id)))
    .returning({ id: leadPictures.id });
  return kept.length === photos.length;
}
