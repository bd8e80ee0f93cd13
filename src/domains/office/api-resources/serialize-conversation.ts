import type { FoundConversation } from "~/domains/inbox/find-conversation.server.ts";
import type { ListedConversation } from "~/domains/inbox/list-conversations.server.ts";
import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import type {
  ConversationInFull,
  ConversationRow,
  MessageRow,
} from "./conversation-resource.schema.ts";

/** A conversation in a list, as the API returns it. */
export function serializeConversation(row: ListedConversation): ConversationRow {
  const { id, name, assignee, lastMessageAt, words, direction } = row;
  return {
    id,
    name,
    assigned_to: assignee,
    last_message_at: lastMessageAt.toISOString(),
    last_words: redactLinks(words),
    last_direction: direction,
  };
}

/** One conversation with its participant and lead. */
export function serializeConversationDetails(found: FoundConversation): ConversationInFull {
  const { id, name, phone, phoneExtension, email, assignee } = found.person;
  const { leadId, declined } = found;
  return {
    id,
    name,
    phone,
    phone_extension: phoneExtension,
    email,
    assigned_to: assignee,
    lead_id: leadId,
    declined,
  };
}

type Message = FoundConversation["conversation"]["messages"][number];

/** One message, without links that would let the program act as the customer. */
export function serializeMessage(message: Message): MessageRow {
  const { id, channel, direction, state, byHand, subject, text, createdAt } = message;
  return {
    id,
    channel,
    direction,
    state,
    by_hand: byHand,
    subject,
    text: redactLinks(text),
    created_at: createdAt.toISOString(),
  };
}
