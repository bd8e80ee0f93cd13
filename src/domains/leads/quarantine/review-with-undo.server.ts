import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { finishReview } from "../leads.jobs.server.ts";
import { canChangeLeads } from "../leads.policy.ts";
import { leadEnquiries, leadEvents, leads } from "../leads.tables.server.ts";
import { type enquiryReviews, reviewUndoSeconds } from "../leads.ts";
import { deliverReleased } from "./release-lead.server.ts";
import { type Reviewed, recordReview, reviewEnquiries } from "./review-enquiries.server.ts";

type Review = (typeof enquiryReviews)[number];

/** Also accepts an Undo clicked in the last second on a slow connection. */
const graceSeconds = 3;

/**
 * Releases or discards the waiting requests of a lead, with ten seconds to undo. Until then no one is
 * alerted, and the business doesn't see the lead.
 * @returns the input of `undoReview`
 */
export async function reviewWithUndo(
  platform: Platform,
  actor: Actor,
  { leadId, review }: { leadId: string; review: Review },
): Promise<Reviewed & { reviewedAt?: string }> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const all = { leadId, enquiryId: null };
    const found = await reviewEnquiries(work, actor, all, review, { later: true });
    if (!found) return { ok: false, code: "already_reviewed" };
    const reviewedAt = work.now.toISOString();
    const wait = (reviewUndoSeconds + graceSeconds) * 1_000;
    const startAfter = new Date(work.now.getTime() + wait);
    work.enqueue(finishReview, { leadId, reviewedAt }, { startAfter });
    return { ok: true, reviewedAt };
  });
}

/** Identifies what one click reviewed. */
type PastReview = { leadId: string; reviewedAt: string };

/** Puts reviewed requests back into quarantine; rejected once the review is final. */
export async function undoReview(
  platform: Platform,
  actor: Actor,
  then: PastReview,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const found = await lockPending(work, then);
    if (!found) return { ok: false, code: "not_possible" };
    await work.tx
      .update(leadEnquiries)
      .set({ review: null, reviewedAt: null })
      .where(inArray(leadEnquiries.id, found.ids));
    await recordChange(work, actor, {
      action: "lead.undo-review",
      entity: "lead",
      entityId: then.leadId,
      before: { review: found.review },
      after: { enquiries: found.ids },
    });
    return { ok: true };
  });
}

/** Finalizes a review that wasn't undone: sends the alerts for released requests. Idempotent. */
export async function finishReviewOf(
  platform: Platform,
  actor: Actor,
  then: PastReview,
): Promise<void> {
  authorize(isSystem(actor));
  await inTransaction(platform, async (work) => {
    const found = await lockPending(work, then);
    if (!found) return;
    await recordReview(work, then.leadId, found.ids, found.review);
    if (found.review === "released") await deliverReleased(work, found.lead, found.ids);
  });
}

/** The requests of a review that is neither undone nor final; null if there are none. */
async function lockPending({ tx }: UnitOfWork, { leadId, reviewedAt }: PastReview) {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads));
  if (!lead) return null;
  const reviewed = await tx
    .select({
      id: leadEnquiries.id,
      review: leadEnquiries.review,
      reviewedAt: leadEnquiries.reviewedAt,
    })
    .from(leadEnquiries)
    .where(and(eq(leadEnquiries.leadId, leadId), isNotNull(leadEnquiries.review)));
  const ofThen = reviewed.filter((one) => one.reviewedAt?.toISOString() === reviewedAt);
  const review = ofThen[0]?.review;
  if (!review) return null;
  const noted = await tx
    .select({ details: leadEvents.details })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), eq(leadEvents.kind, review)));
  const final = new Set(noted.map(({ details }) => (details as { enquiryId?: string }).enquiryId));
  const ids = ofThen.map(({ id }) => id).filter((id) => !final.has(id));
  return ids.length > 0 ? { lead, review, ids } : null;
}
