import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { messageReceived } from "../messages.events.ts";
import { messageAttachments, messages } from "../messages.tables.server.ts";
import { type InboundKind, replyKind } from "../messages.ts";
import type { StoredAttachment } from "./store-attachments.server.ts";

type Inbound = Pick<
  typeof messages.$inferInsert,
  | "channel"
  | "cause"
  | "contractorId"
  | "conversationId"
  | "subjectId"
  | "fromAddress"
  | "toAddress"
  | "params"
  | "providerId"
  | "subject"
  | "text"
> & { channel: "email" | "sms"; kind: InboundKind };

/**
 * Stores an inbound message of a business with its files. Records `message.received` for a reply in a known
 * conversation; reactions and automatic replies don't mark anything unread.
 * @returns its ID, or null if it was already stored
 */
export async function storeInbound(
  { tx, now, record }: UnitOfWork,
  message: Inbound,
  files: readonly (StoredAttachment & { id?: string })[],
): Promise<string | null> {
  const messageId = newId();
  const [stored] = await tx
    .insert(messages)
    .values({
      ...message,
      id: messageId,
      direction: "inbound",
      state: "received",
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!stored) return null;
  if (files.length > 0) {
    await tx
      .insert(messageAttachments)
      .values(files.map((file) => ({ ...file, messageId, createdAt: now })));
  }
  const { channel, conversationId, contractorId, kind } = message;
  if (kind === replyKind && conversationId && contractorId) {
    record(messageReceived, { messageId, conversationId, contractorId, channel });
  }
  return messageId;
}
