import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { leadReleased } from "~/domains/leads/leads.events.ts";
import { finishReview } from "~/domains/leads/leads.jobs.server.ts";
import { canChangeLeads } from "~/domains/leads/leads.policy.ts";
import { leadEnquiries, leadEvents, leads } from "~/domains/leads/leads.tables.server.ts";
import { type enquiryReviews, reviewUndoSeconds } from "~/domains/leads/leads.ts";
import { isWaiting } from "~/domains/leads/list-leads.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isSystem, type Signatory } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

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
    const enquiry = await reviewEnquiries(work, actor, all, review, { later: true });
    if (!enquiry) return { ok: false, code: "already_reviewed" };
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
  pastReview: PastReview,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const enquiry = await lockPending(work, pastReview);
    if (!enquiry) return { ok: false, code: "not_possible" };
    await work.tx
      .update(leadEnquiries)
      .set({ review: null, reviewedAt: null })
      .where(inArray(leadEnquiries.id, enquiry.ids));
    await recordChange(work, actor, {
      action: "lead.undo-review",
      entity: "lead",
      entityId: pastReview.leadId,
      before: { review: enquiry.review },
      after: { enquiries: enquiry.ids },
    });
    return { ok: true };
  });
}

/** Finalizes a review that wasn't undone: sends the alerts for released requests. Idempotent. */
export async function finishReviewOf(
  platform: Platform,
  actor: Actor,
  pastReview: PastReview,
): Promise<void> {
  authorize(isSystem(actor));
  await inTransaction(platform, async (work) => {
    const enquiry = await lockPending(work, pastReview);
    if (!enquiry) return;
    await recordReview(work, pastReview.leadId, enquiry.ids, enquiry.review);
    if (enquiry.review === "released") await deliverReleased(work, enquiry.lead, enquiry.ids);
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
  const inReview = reviewed.filter((enquiry) => enquiry.reviewedAt?.toISOString() === reviewedAt);
  const review = inReview[0]?.review;
  if (!review) return null;
  const recorded = await tx
    .select({ details: leadEvents.details })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), eq(leadEvents.kind, review)));
  const final = new Set(
    recorded.map(({ details }) => (details as { enquiryId?: string }).enquiryId),
  );
  const ids = inReview.map(({ id }) => id).filter((id) => !final.has(id));
  return ids.length > 0 ? { lead, review, ids } : null;
}

/** Releases quarantined requests: the lead becomes a normal one, and its alerts are sent. */
export async function releaseLead(
  platform: Platform,
  actor: Actor,
  reviewed: ReviewedEnquiry,
): Promise<Reviewed> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const enquiry = await reviewEnquiries(work, actor, reviewed, "released");
    if (!enquiry) return { ok: false, code: "already_reviewed" };
    await deliverReleased(work, enquiry.lead, enquiry.enquiryIds);
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

/** Discards quarantined requests. No one is alerted, and staff can still view them. */
export async function discardLead(
  platform: Platform,
  actor: Actor,
  reviewed: ReviewedEnquiry,
): Promise<Reviewed> {
  authorize(canChangeLeads(actor));
  return inTransaction(platform, async (work) => {
    const enquiry = await reviewEnquiries(work, actor, reviewed, "discarded");
    return enquiry ? { ok: true } : { ok: false, code: "already_reviewed" };
  });
}

/** What is reviewed: one request, or all waiting requests of the lead if `enquiryId` is null. */
export type ReviewedEnquiry = { leadId: string; enquiryId: string | null };

/** Refused if another member of staff already reviewed it. */
export type Reviewed = Result<object, Refused<"already_reviewed">>;

/**
 * Records the review of quarantined requests. Concurrent reviews are serialized, and the second finds
 * nothing to review.
 * @param later whether it can be undone; if so, the lead's history is updated once it is final
 * @returns the lead and the requests that were waiting
 */
export async function reviewEnquiries(
  work: UnitOfWork,
  actor: Signatory,
  { leadId, enquiryId }: ReviewedEnquiry,
  review: (typeof enquiryReviews)[number],
  { later } = { later: false },
) {
  const { tx, now } = work;
  const [lead] = await tx
    .select()
    .from(leads)
    .where(eq(leads.id, leadId))
    .for(...lockRows(leads));
  if (!lead) return null;
  const waiting = await tx
    .select({ id: leadEnquiries.id, reason: leadEnquiries.quarantineReason })
    .from(leadEnquiries)
    .where(
      and(
        eq(leadEnquiries.leadId, leadId),
        isWaiting,
        enquiryId ? eq(leadEnquiries.id, enquiryId) : undefined,
      ),
    );
  if (waiting.length === 0) return null;
  const ids = waiting.map(({ id }) => id);
  await tx
    .update(leadEnquiries)
    .set({ review, reviewedAt: now })
    .where(inArray(leadEnquiries.id, ids));
  if (!later) await recordReview(work, leadId, ids, review);
  await recordChange(work, actor, {
    action: review === "released" ? "lead.release" : "lead.discard",
    entity: "lead",
    entityId: leadId,
    before: { enquiries: waiting },
    after: { review },
  });
  return { lead, enquiryIds: ids };
}

/** Records a review in the lead's history. */
export async function recordReview(
  { tx, now }: UnitOfWork,
  leadId: string,
  ids: readonly string[],
  kind: (typeof enquiryReviews)[number],
): Promise<void> {
  await tx
    .insert(leadEvents)
    .values(ids.map((id) => ({ leadId, kind, details: { enquiryId: id }, createdAt: now })));
}
