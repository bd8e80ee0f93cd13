import { and, eq, inArray, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { findConversationLeads } from "./find-business.server.ts";

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
  const found = await database
    .select({ talk: conversations, account: contractorAccounts })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .where(and(inArray(conversations.id, ids), isNull(contractorAccounts.erasedAt)));
  return new Map(
    found.map(({ talk, account }): [string, Replier] => {
      const { contractorId } = talk;
      const known = leads.get(talk.id);
      if (!known) {
        const { name, phone, phoneExtension, email } = talk;
        const { businessName, email: businessAddress } = account;
        const person = { contractorId, leadId: null, name, phone, phoneExtension, email };
        return [talk.id, { ...person, businessName, businessAddress }];
      }
      const { id: leadId, ...person } = known.lead;
      const { businessName, email: businessAddress } = known.page;
      return [talk.id, { contractorId, leadId, ...person, businessName, businessAddress }];
    }),
  );
}
