import { and, desc, eq, inArray } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { conversations } from "~/features/conversations/conversations.tables.server.ts";
import { enrollments } from "~/features/follow-ups/follow-ups.tables.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import { findNumberOwner } from "~/features/senders/tracked/find-number-owner.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * The business that this number belongs to, and its conversation with who writes from that one; null
 * when it is nobody's number. Numbers are in E.164.
 */
export async function findTexted(database: Reader, to: string, from: string) {
  const owner = await findNumberOwner(database, to);
  if (!owner) return null;
  const [found] = await database
    .select({
      contractorId: senders.contractorId,
      accountName: contractorAccounts.businessName,
      registration: senders.registration,
      refusedCode: senders.refusedCode,
      conversationId: conversations.id,
    })
    .from(senders)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, senders.contractorId))
    .leftJoin(
      conversations,
      and(eq(conversations.contractorId, senders.contractorId), eq(conversations.phone, from)),
    )
    .where(eq(senders.contractorId, owner.contractorId));
  return found ?? null;
}

/** The lead that a conversation was last about, and the page that it came from; null when it was deleted. */
export async function findLeadOf(database: Reader, conversationId: string) {
  return (await findLeadsOf(database, [conversationId])).get(conversationId) ?? null;
}

/** The same of several conversations, by their ids. */
export async function findLeadsOf(database: Reader, conversationIds: readonly string[]) {
  const found = await database
    .selectDistinctOn([enrollments.conversationId], {
      conversationId: enrollments.conversationId,
      lead: { id: leads.id, name: leads.name, phone: leads.phone, email: leads.email },
      page: {
        businessName: seoPages.businessName,
        service: seoPages.service,
        phone: seoPages.phone,
        email: seoPages.email,
      },
    })
    .from(enrollments)
    .innerJoin(leads, eq(leads.id, enrollments.leadId))
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(inArray(enrollments.conversationId, [...new Set(conversationIds)]))
    .orderBy(enrollments.conversationId, desc(enrollments.createdAt), desc(enrollments.id));
  return new Map(found.map(({ conversationId, ...known }) => [conversationId, known]));
}
