import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { keepReceivedPictures } from "~/domains/schedule/lead-pictures/keep-received-pictures.server.ts";
import { fullMessage } from "~/domains/schedule/lead-pictures/lead-pictures.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { photoMessages } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import { canWriteEstimates } from "../job-estimates.policy.ts";
import { jobEstimates } from "../job-estimates.tables.server.ts";
import { maxPhotos } from "../job-estimates.ts";

const words = { ...photoMessages, not_possible: fullMessage };
const someIds = z.array(z.uuid()).min(1).max(maxPhotos);

/**
 * Pictures that the customer sent become pictures of the lead once they are ticked on its estimate
 * (`estimates.photos`). Outside of the transaction that saves it: pictures take time.
 * @returns why one of them could not be kept; null when none is in the way
 */
export async function keepTickedPhotos(
  platform: Platform,
  actor: Actor,
  estimateId: string,
  ids: readonly string[],
): Promise<Invalid | null> {
  authorize(canWriteEstimates(actor));
  const copyIds = someIds.safeParse(ids);
  if (!copyIds.success) return null;
  const [estimate] = await platform.database.query
    .select({ leadId: jobEstimates.leadId })
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, actor.contractorId)));
  if (!estimate?.leadId) return null;
  const wanted = { leadId: estimate.leadId, copyIds: copyIds.data };
  const kept = await keepReceivedPictures(platform, actor, wanted);
  return kept.ok ? null : invalid({ photos: words[kept.code] });
}
