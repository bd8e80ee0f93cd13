import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeLeads } from "../leads.policy.ts";
import { type Reviewed, type ReviewedEnquiry, reviewEnquiries } from "./review-enquiries.server.ts";

/** Discards quarantined requests. No one is alerted, and staff can still view them. */
export async function discardLead(
  platform: Platform,
  actor: Actor,
  reviewed: ReviewedEnquiry,
): Promise<Reviewed> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const found = await reviewEnquiries(work, actor, reviewed, "discarded");
    return found ? { ok: true } : { ok: false, code: "already_reviewed" };
  });
}
