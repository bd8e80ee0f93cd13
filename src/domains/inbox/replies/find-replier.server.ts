import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { enrollments } from "~/domains/follow-ups/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { conversations, leads } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { findNumberOwner, senders } from "~/domains/phone-numbers/index.server.ts";
import { isAcceptedByCarriers } from "~/domains/phone-numbers/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";

/** Who replied, and the business to notify. */
export type Replier = {
  contractorId: string;
  /** Null for a customer who was never a lead, or a person that only the business messaged. */
  leadId: string | null;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  businessName: string;
  businessAddress: string | null;
};

/**
 * The people in these conversations, by conversation id: the latest lead, or the person as the
 * conversation knows them. Erased ones are missing.
 */
export async function findRepliers(
  database: Reader,
  conversationIds: readonly string[],
): Promise<Map<string, Replier>> {
  const ids = [...new Set(conversationIds)];
  const leads = await findConversationLeads(database, ids);
  const rows = await database
    .select({ conversation: allColumns(conversations), account: allColumns(contractorAccounts) })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(and(inArray(conversations.id, ids), isNull(contractorAccounts.erasedAt)));
  return new Map(
    rows.map(({ conversation, account }): [string, Replier] => {
      const { contractorId } = conversation;
      const lead = leads.get(conversation.id);
      if (!lead) {
        const { name, phone, phoneExtension, email } = conversation;
        const { businessName, email: businessAddress } = account;
        const person = { contractorId, leadId: null, name, phone, phoneExtension, email };
        return [conversation.id, { ...person, businessName, businessAddress }];
      }
      const { id: leadId, ...person } = lead.lead;
      const { businessName, email: businessAddress } = lead.page;
      return [conversation.id, { contractorId, leadId, ...person, businessName, businessAddress }];
    }),
  );
}

/** A business that a text may be for, and its conversation with the sender. */
export type TextedBusiness = {
  contractorId: string;
  accountName: string;
  conversationId: string | null;
  /** Whether the business still owns the number and carriers accept texts from it. */
  canReply: boolean;
};

/**
 * The businesses that a text to this number may be for: those that texted the sender from it,
 * latest first; if none did, the number's owner. Numbers are in E.164.
 */
export async function findTextedBusinesses(
  database: Reader,
  to: string,
  from: string,
): Promise<TextedBusiness[]> {
  const owner = await findNumberOwner(database, to);
  const businesses: TextedBusiness[] = [];
  for (const writer of await findTextingBusinesses(database, to, from)) {
    const texted = await findBusiness(database, writer, owner?.contractorId, from);
    if (texted) businesses.push(texted);
  }
  if (businesses.length > 0 || !owner) return businesses;
  const own = { contractorId: owner.contractorId, conversationId: null };
  const texted = await findBusiness(database, own, owner.contractorId, from);
  return texted ? [texted] : [];
}

type Writer = Pick<TextedBusiness, "contractorId" | "conversationId">;

/** Who texted this person from this number, latest first, and in which conversation. */
async function findTextingBusinesses(
  database: Reader,
  number: string,
  person: string,
): Promise<Writer[]> {
  // One query across all businesses: per business, the planner might scan all texts by age for the
  // newest one.
  const { rows } = await database.execute<Writer>(sql`
    select contractor_id as "contractorId",
      (array_agg(conversation_id order by created_at desc, id desc)
        filter (where conversation_id is not null))[1] as "conversationId"
    from ${messages}
    where lower(to_address) = ${person} and from_address = ${number}
      and direction = 'outbound' and channel = 'sms' and contractor_id is not null
      and state not in ('failed', 'suppressed', 'withheld')
    group by contractor_id
    order by max(created_at) desc, contractor_id`);
  return rows;
}

async function findBusiness(
  database: Reader,
  { contractorId, conversationId }: Writer,
  ownerId: string | undefined,
  from: string,
): Promise<TextedBusiness | null> {
  const [account] = await database
    .select({
      accountName: contractorAccounts.businessName,
      registration: senders.registration,
      refusedCode: senders.refusedCode,
      conversationId: conversations.id,
    })
    .from(contractorAccounts)
    .leftJoin(senders, eq(senders.contractorId, contractorAccounts.id))
    .leftJoin(
      conversations,
      and(
        eq(conversations.contractorId, contractorAccounts.id),
        conversationId ? eq(conversations.id, conversationId) : eq(conversations.phone, from),
      ),
    )
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
  if (!account) return null;
  const { registration, refusedCode, ...texted } = account;
  const isAccepted = registration !== null && isAcceptedByCarriers({ registration, refusedCode });
  return { contractorId, ...texted, canReply: ownerId === contractorId && isAccepted };
}

/** The lead that a conversation was last about and its page; null if deleted. */
export async function findLeadOf(database: Reader, conversationId: string) {
  return (await findConversationLeads(database, [conversationId])).get(conversationId) ?? null;
}

/** The same for several conversations, by conversation id. */
async function findConversationLeads(database: Reader, conversationIds: readonly string[]) {
  const rows = await database
    .selectDistinctOn([enrollments.conversationId], {
      conversationId: enrollments.conversationId,
      lead: {
        id: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        email: leads.email,
      },
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
  return new Map(rows.map(({ conversationId, ...known }) => [conversationId, known]));
}
