import { and, eq, isNull } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { isAccessibleLead } from "./accessible-lead.server.ts";
import { accessiblePictures } from "./accessible-pictures.server.ts";
import { leadPicturesChanged } from "./lead-pictures.events.ts";
import { canDeleteLeadPictures } from "./lead-pictures.policy.ts";

export type LeadPictureRemoved = Result<object, Refused<"not_found" | "not_possible">>;

/**
 * Deletes a lead's picture and its files, if the actor can access the lead. Rejected if a sent
 * estimate shows it.
 */
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
      .where(isAccessibleLead(tx, actor, leadId));
    if (!lead) return { ok: false, code: "not_found" };
    const which = and(eq(leadPictures.id, pictureId), accessiblePictures(tx, actor, leadId));
    const [gone] = await tx
      .delete(leadPictures)
      .where(and(which, isNull(leadPictures.shownAt)))
      .returning({ key: leadPictures.key });
    if (!gone) {
      const isShown = (await tx.$count(leadPictures, which)) > 0;
      return { ok: false, code: isShown ? "not_possible" : "not_found" };
    }
    work.enqueue(removePhoto, { key: gone.key });
    work.record(leadPicturesChanged, { leadId, contractorId: lead.contractorId });
    return { ok: true };
  });
}
