import { and, eq, inArray } from "drizzle-orm";
import type { Signatory } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leadEvents, leads } from "../leads.tables.server.ts";
import type { enquiryReviews } from "../leads.ts";
import { isWaiting } from "../list-leads.server.ts";

/** What is looked at: everything of the lead that waits, or one enquiry of it. */
export type ReviewedEnquiry = { leadId: string; enquiryId: string | null };

/** Of two members at once the second finds nothing left. */
export type Reviewed = Result<object, Refused<"already_reviewed">>;

/**
 * Notes what a member of staff made of quarantined enquiries. Two members at once take turns, and
 * the second finds nothing left.
 * @param later whether it can be undone: the lead's history gets it when it's final
 * @returns the lead and the enquiries that were waiting
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
  if (!later) await noteReviewed(work, leadId, ids, review);
  await recordChange(work, actor, {
    action: review === "released" ? "lead.release" : "lead.discard",
    entity: "lead",
    entityId: leadId,
    before: { enquiries: waiting },
    after: { review },
  });
  return { lead, enquiryIds: ids };
}

/** Notes in the lead's history what became of enquiries. */
export async function noteReviewed(
  { tx, now }: UnitOfWork,
  leadId: string,
  ids: readonly string[],
  kind: (typeof enquiryReviews)[number],
): Promise<void> {
  await tx
    .insert(leadEvents)
    .values(ids.map((id) => ({ leadId, kind, details: { enquiryId: id }, createdAt: now })));
}
