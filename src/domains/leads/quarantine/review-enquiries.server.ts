import { and, eq, inArray } from "drizzle-orm";
import type { Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leadEvents, leads } from "../leads.tables.server.ts";
import type { enquiryReviews } from "../leads.ts";
import { isWaiting } from "../list-leads.server.ts";

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
