import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { EndReason } from "../follow-ups.ts";

type Which = { leadId: string } | { conversationId: string } | { contractorId: string };

/**
 * Ends the running follow-ups of a lead, a person, or a business (`follow-ups.ends`) within the
 * caller's transaction. A concurrent sender waits for it, then finds nothing to send.
 * @returns how many ended
 */
export async function endEnrollments(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  which: Which,
  endReason: EndReason,
): Promise<number> {
  const ended = await tx
    .update(enrollments)
    .set({
      endedAt: now,
      endReason,
      lookAt: null,
      holdReason: null,
      holdDetail: null,
      updatedAt: now,
    })
    .where(and(whereEnrollment(which), isNull(enrollments.endedAt)))
    .returning({ id: enrollments.id });
  return ended.length;
}

function whereEnrollment(which: Which): SQL {
  if ("leadId" in which) return eq(enrollments.leadId, which.leadId);
  if ("conversationId" in which) return ofConversation(which.conversationId);
  return eq(enrollments.contractorId, which.contractorId);
}

/**
 * Includes the lead that this conversation's lead was merged into, and conversations with the same
 * email and another number: they are the same person (`leads.merge`, `people.same-person`).
 */
function ofConversation(conversationId: string): SQL {
  return sql`${enrollments.id} in (
    select e.id from ${enrollments} e where e.conversation_id = ${conversationId}
    union
    select kept.id from ${enrollments} e join ${leads} l on l.id = e.lead_id
    join ${enrollments} kept on kept.lead_id = l.merged_into
    where e.conversation_id = ${conversationId}
    union
    select other.id from ${enrollments} e join ${leads} l on l.id = e.lead_id
    join ${leads} same on same.email = l.email
    join ${enrollments} other on other.lead_id = same.id and other.contractor_id = e.contractor_id
    where e.conversation_id = ${conversationId})`;
}
