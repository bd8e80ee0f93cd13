type Recipient = { leadId: string } | { conversationId: string };

/** The page of a lead or a conversation, with a message to write that has this photo. */
export function messageWithPhoto(recipient: Recipient, reference: string): string {
  const path =
    "leadId" in recipient
      ? `/crm/leads/${recipient.leadId}`
      : `/crm/conversations/${recipient.conversationId}`;
  return `${path}?photo=${reference}#words`;
}

/** The same for a photo of the lead itself. */
export const messageWithLeadPhoto = (leadId: string, photoId: string): string =>
  messageWithPhoto({ leadId }, `lead.${leadId}.${photoId}`);
