import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Intent } from "~/domains/messaging/incoming/classify-message.ts";
import {
  type MessageRow,
  messageAttachments,
  messages,
} from "~/domains/messaging/messaging.tables.server.ts";
import type { Queries, Transaction } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { ReadMail } from "./inbound/read-mail.ts";
import type { StoredAttachment } from "./inbound/store-inbound.server.ts";

/** Saves how an inbound message was classified, in place of its other parameters. */
export async function setIntent(
  { tx }: Pick<UnitOfWork, "tx">,
  messageId: string,
  intent: Intent,
): Promise<void> {
  await tx.update(messages).set({ params: { intent } }).where(eq(messages.id, messageId));
}

/** Records that these possible opt-outs no longer wait for a decision. */
export async function markStopChecksResolved(
  { tx }: Pick<UnitOfWork, "tx">,
  messageIds: readonly string[],
): Promise<void> {
  await tx
    .update(messages)
    .set({ params: sql`${messages.params} || '{"settled": true}'` })
    .where(inArray(messages.id, [...messageIds]));
}

/** Records a bounce report on the email it's about, which failed unless the bounce is temporary. */
export async function recordBounce(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { id, state }: Pick<MessageRow, "id" | "state">,
  { meaning, description, status }: Extract<ReadMail, { kind: "bounce" }>,
): Promise<void> {
  const isLost = meaning !== "temporary" && state === "sent";
  await tx
    .update(messages)
    .set({
      lastError: `Bounced: ${description} (${status})`,
      updatedAt: now,
      ...(isLost ? { state: "failed" } : {}),
    })
    .where(eq(messages.id, id));
}

/** Marks an unmatched text as seen by staff. @returns whether it was unseen before */
export async function markTextSeen(
  query: Queries,
  id: string,
  seen: { seenAt: Date; seenBy: string },
): Promise<boolean> {
  const marked = await query
    .update(messages)
    .set(seen)
    .where(
      and(
        eq(messages.id, id),
        eq(messages.direction, "inbound"),
        isNull(messages.conversationId),
        isNull(messages.seenAt),
      ),
    )
    .returning({ id: messages.id });
  return marked.length > 0;
}

/** Blocks all messages that are still waiting to be sent. @returns how many */
export async function withholdUnsent(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  reason: string,
): Promise<number> {
  const withheld = await tx
    .update(messages)
    .set({ state: "withheld", lastError: reason, updatedAt: now })
    .where(inArray(messages.state, ["queued", "sending", "delayed"]))
    .returning({ id: messages.id });
  return withheld.length;
}

/** Saves an attachment's content once it's known, or its name with the reason why it has none. */
export async function changeAttachment(
  database: Queries | Transaction,
  attachmentId: string,
  change: Pick<StoredAttachment, "content" | "contentType"> | Pick<StoredAttachment, "name">,
): Promise<void> {
  await database
    .update(messageAttachments)
    .set(change)
    .where(eq(messageAttachments.id, attachmentId));
}
