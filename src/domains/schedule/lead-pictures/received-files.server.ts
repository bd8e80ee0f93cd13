import { and, eq, inArray, type SQL } from "drizzle-orm";
import {
  conversationContact,
  conversations,
} from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadContact, leads } from "~/domains/leads/leads.tables.server.ts";
import {
  messageAttachments,
  messages,
} from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isAccessibleLead, mergedLeadIds } from "./accessible-lead.server.ts";
import { canReadLeadPictures } from "./lead-pictures.policy.ts";

/**
 * Files received by text and email from a lead's person by the lead's business; null if the actor
 * can't access the lead.
 */
export async function receivedFilesOfLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<SQL | undefined | null> {
  authorize(canReadLeadPictures(actor));
  const { query } = platform.database;
  const [lead] = await query
    .select({ contractorId: leads.contractorId })
    .from(leads)
    .where(isAccessibleLead(query, actor, leadId));
  if (!lead?.contractorId) return null;
  const contacts = await query
    .select(leadContact)
    .from(leads)
    .where(inArray(leads.id, mergedLeadIds(query, leadId)));
  const talks = query
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, lead.contractorId),
        isSamePerson(conversationContact, contacts),
      ),
    );
  const written = query
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.conversationId, talks), eq(messages.direction, "inbound")));
  return inArray(messageAttachments.messageId, written);
}
