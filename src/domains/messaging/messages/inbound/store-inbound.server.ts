import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { messageReceived } from "../messages.events.ts";
import { messageAttachments, messages } from "../messages.tables.server.ts";
import { type InboundKind, replyKind } from "../messages.ts";
import type { KeptFile } from "./store-attachments.server.ts";

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
 * Stores what came in for a business, with its files. Of a reply `message.received` is recorded where its
 * conversation is known; a reaction or an automatic reply makes nothing unread. @returns its id, or null
 * when it was stored before
 */
export async function storeInbound(
  { tx, now, record }: UnitOfWork,
  message: Inbound,
  files: readonly (KeptFile & { id?: string })[],
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
