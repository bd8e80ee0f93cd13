import { sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";

/**
 * The id of the person's latest lead in a query of conversations: of the same business, by the number
 * or the address (`people.same-person`); of one that was merged the lead it stands in.
 */
export const latestLeadOfConversation = sql`(
  select coalesce(l.merged_into, l.id) from ${leads} l
  where l.contractor_id = ${conversations.contractorId} and not l.quarantined
    and (l.phone = ${conversations.phone} or l.email = ${conversations.email})
  order by l.created_at desc, l.id desc limit 1)`;
