import { openConversations } from "~/domains/leads/conversations/open-conversations.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findConversation } from "./load-visit-notice.server.ts";

type Customer = {
  contractorId: string;
  leadId: string | null;
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
};

/**
 * A business's conversation with a job's customer: the lead's, or the one with their number or
 * email, created if missing. Null if they have neither.
 */
export async function ensureCustomerConversation(
  work: UnitOfWork,
  { leadId, customerName: name, ...customer }: Customer,
): Promise<string | null> {
  const known = await findConversation(work.tx, leadId);
  if (known) return known;
  const { contractorId, phone, phoneExtension, email } = customer;
  if (!phone && !email) return null;
  const person = { contractorId, name, phone, phoneExtension, email };
  const [opened] = await openConversations(work, [person]);
  return opened ?? null;
}
