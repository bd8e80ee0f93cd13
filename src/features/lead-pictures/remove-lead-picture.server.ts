import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { leadPictures, leads } from "~/features/leads/leads.tables.server.ts";
import { removePhoto } from "~/features/photos/photos.jobs.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { leadPicturesChanged } from "./lead-pictures.events.ts";
import { canDeleteLeadPictures } from "./lead-pictures.policy.ts";
import { isReachedLead } from "./reached-lead.server.ts";
import { whichPictures } from "./which-pictures.server.ts";

export type LeadPictureRemoved = Result<object, Refused<"not_found">>;

/** Deletes a picture of a lead within the actor's reach, its files with it (`leads.pictures`). */
export async function removeLeadPicture(
  platform: Platform,
  actor: Actor,
  { leadId, pictureId }: { leadId: string; pictureId: string },
): Promise<LeadPictureRemoved> {
  authorize(canDeleteLeadPictures(actor));
  return inTransaction<LeadPictureRemoved>(platform, async (work) => {
    const { tx } = work;
    const [lead] = await tx
      .select({ contractorId: leads.contractorId })
      .from(leads)
      .where(isReachedLead(tx, actor, leadId));
    if (!lead) return { ok: false, code: "not_found" };
    const [gone] = await tx
      .delete(leadPictures)
      .where(and(eq(leadPictures.id, pictureId), whichPictures(tx, actor, leadId)))
      .returning({ key: leadPictures.key });
    if (!gone) return { ok: false, code: "not_found" };
    work.enqueue(removePhoto, { key: gone.key });
    work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
    return { ok: true };
  });
}
