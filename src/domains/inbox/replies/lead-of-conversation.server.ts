import { sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";

/**
 * For a query of conversations: the id of the person's latest lead in the same business, matched by
 * number or email address (`people.same-person`). A merged lead counts as the one it was merged
 * into.
 */
export const latestLeadOfConversation = sql`(
  select coalesce(l.merged_into, l.id) from ${leads} l
  where l.contractor_id = ${conversations.contractorId} and not l.quarantined
    and (l.phone = ${conversations.phone} or l.email = ${conversations.email})
  order by l.created_at desc, l.id desc limit 1)`;
