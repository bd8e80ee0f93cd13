import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { messageReceived } from "../messages.events.ts";
import { messageAttachments, messages } from "../messages.tables.server.ts";
import { replyKind } from "../messages.ts";
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
> & { channel: "email" | "sms" };

/**
 * Stores what somebody wrote to a business, with its files, and records `message.received` where it is
 * known to which conversation it belongs. @returns its id, or null when it was stored before
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
      kind: replyKind,
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
  const { channel, conversationId, contractorId } = message;
  if (conversationId && contractorId) {
    record(messageReceived, { messageId, conversationId, contractorId, channel });
  }
  return messageId;
}
