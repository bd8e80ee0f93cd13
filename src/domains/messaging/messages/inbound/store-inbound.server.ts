import { eq } from "drizzle-orm";
import { recordDirectEvidence } from "~/domains/messaging/evidence/record-evidence.server.ts";
import { type InboundKind, replyKind } from "~/domains/messaging/messages/messages.ts";
import { messageReceived } from "~/domains/messaging/messaging.events.ts";
import {
  type MessageRow,
  messageAttachments,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { cleanFileName } from "~/platform/files/clean-file-name.ts";
import { reencodeImage } from "~/platform/images/images.server.ts";
import type { MailFile } from "~/platform/inbound-mail/parsed-mail.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

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
  | "segments"
  | "hasMedia"
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
  if (conversationId && contractorId) {
    const received = { id: messageId, attempts: 0, contractorId, channel, kind };
    await recordDirectEvidence({ tx, now }, received, { basis: "received" });
  }
  if (kind === replyKind && conversationId && contractorId) {
    record(messageReceived, { messageId, conversationId, contractorId, channel });
  }
  return messageId;
}

/**
 * Moves an unmatched inbound message into this conversation and records `message.received`, as if it had been
 * matched at first.
 * @param seenBy the staff member who matched it
 */
export async function assignToConversation(
  { tx, now, record }: UnitOfWork,
  { id: messageId, channel, kind }: MessageRow,
  place: { contractorId: string; conversationId: string; subjectId: string | null },
  seenBy: string,
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...place, seenAt: now, seenBy, updatedAt: now })
    .where(eq(messages.id, messageId));
  const { contractorId, conversationId } = place;
  const received = { id: messageId, attempts: 0, contractorId, channel, kind };
  await recordDirectEvidence({ tx, now }, received, { basis: "received" });
  if (kind !== replyKind) return;
  record(messageReceived, { messageId, conversationId, contractorId, channel });
}

/** The stored part of a file; `content` is null if only its name is stored. */
export type StoredAttachment = { name: string; contentType: string; content: Uint8Array | null };

const megabyte = 1024 * 1024;
const limits = {
  files: 10,
  picture: { maxBytes: 8 * megabyte, maxPixels: 50_000_000, maxSide: 2048 },
  document: 5 * megabyte,
};

/**
 * Re-encodes images and stores PDF files unchanged. For other types and oversized files, stores only the
 * name.
 */
export async function prepareFiles(files: readonly MailFile[]): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const file of files.slice(0, limits.files)) stored.push(await prepare(file));
  return stored;
}

async function prepare({ name, contentType, content }: MailFile): Promise<StoredAttachment> {
  const attachment = {
    name: cleanFileName(name),
    contentType: /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(contentType)
      ? contentType
      : "application/octet-stream",
    content: null,
  };
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
    const fits = bytes.length <= limits.document;
    return { ...attachment, contentType: "application/pdf", content: fits ? bytes : null };
  }
  const picture = await reencodeImage(bytes, limits.picture);
  if (!picture.ok) return attachment;
  return { ...attachment, contentType: picture.contentType, content: picture.bytes };
}
