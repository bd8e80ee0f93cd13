import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { leadReleased } from "../leads.events.ts";
import { canChangeLeads } from "../leads.policy.ts";
import { leads } from "../leads.tables.server.ts";
import { type Reviewed, type ReviewedEnquiry, reviewEnquiries } from "./review-enquiries.server.ts";

/**
 * Lets quarantined enquiries through: the lead becomes one like any other, and the alerts that were
 * held back go out with it.
 */
export async function releaseLead(
  platform: Platform,
  actor: Actor,
  reviewed: ReviewedEnquiry,
): Promise<Reviewed> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const found = await reviewEnquiries(work, actor, reviewed, "released");
    if (!found) return { ok: false, code: "already_reviewed" };
    const { lead, enquiryIds } = found;
    await work.tx
      .update(leads)
      .set({ quarantined: false, updatedAt: work.now })
      .where(eq(leads.id, lead.id));
    work.record(leadReleased, {
      leadId: lead.id,
      enquiryIds,
      pageId: lead.pageId,
      contractorId: lead.contractorId,
      askedAt: lead.createdAt.toISOString(),
      isFirst: lead.quarantined,
    });
    return { ok: true };
  });
}
