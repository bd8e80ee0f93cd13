import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadReleased } from "../leads.events.ts";
import { canChangeLeads } from "../leads.policy.ts";
import { leads } from "../leads.tables.server.ts";
import { type Reviewed, type ReviewedEnquiry, reviewEnquiries } from "./review-enquiries.server.ts";

/** Releases quarantined requests: the lead becomes a normal one, and its alerts are sent. */
export async function releaseLead(
  platform: Platform,
  actor: Actor,
  reviewed: ReviewedEnquiry,
): Promise<Reviewed> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const found = await reviewEnquiries(work, actor, reviewed, "released");
    if (!found) return { ok: false, code: "already_reviewed" };
    await deliverReleased(work, found.lead, found.enquiryIds);
    return { ok: true };
  });
}

/** Delivers released requests, in the caller's transaction. */
export async function deliverReleased(
  { tx, now, record }: UnitOfWork,
  lead: typeof leads.$inferSelect,
  enquiryIds: string[],
): Promise<void> {
  await tx.update(leads).set({ quarantined: false, updatedAt: now }).where(eq(leads.id, lead.id));
  record(leadReleased, {
    leadId: lead.id,
    enquiryIds,
    pageId: lead.pageId,
    contractorId: lead.contractorId,
    askedAt: lead.createdAt.toISOString(),
    isFirst: lead.quarantined,
  });
}
