import { desc, eq, inArray } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { openConversation } from "~/features/conversations/open-conversation.server.ts";
import { leadEnquiries, leads } from "~/features/leads/leads.tables.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { dueAt } from "../decide-step.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import { ensureSequence } from "../sequences/find-sequence.server.ts";
import { scheduleTurn } from "./schedule-turn.server.ts";

/**
 * Enrolls a lead when it reached a business (`follow-ups.enrolls`). Whoever asks again while a
 * follow-up runs stays in that one. A page that belongs to nobody follows nobody up.
 */
export async function enrollLead(
  work: UnitOfWork,
  { payload: { leadId, enquiryIds } }: Happened<{ leadId: string; enquiryIds: string[] }>,
): Promise<void> {
  const { tx, now } = work;
  const [asked] = await tx
    .select({
      name: leads.name,
      phone: leads.phone,
      email: leads.email,
      contractorId: seoPages.contractorId,
      service: seoPages.service,
      askedAt: leadEnquiries.createdAt,
    })
    .from(leadEnquiries)
    .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(inArray(leadEnquiries.id, enquiryIds))
    .orderBy(desc(leadEnquiries.createdAt))
    .limit(1);
  // Erased meanwhile, or of a page without an owner.
  if (!asked?.contractorId) return;
  const { contractorId, service, askedAt } = asked;
  const { steps } = await ensureSequence(work, contractorId, service);
  const [first] = steps;
  const lookAt = first ? dueAt(first, askedAt) : now;
  // In the order of a round, which holds the turn before it touches a conversation.
  await scheduleTurn(work, contractorId, lookAt);
  const conversationId = await openConversation(work, contractorId, asked);
  await tx
    .insert(enrollments)
    .values({ leadId, contractorId, conversationId, service, askedAt, lookAt, createdAt: now })
    .onConflictDoNothing();
}
