import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { deliverMessage } from "./messages.jobs.server.ts";
import { messages } from "./messages.tables.server.ts";

/**
 * Inserts a single text and its delivery task in the caller's transaction. A duplicate cause inserts no text;
 * its task finds none and ends.
 */
export async function queueText(
  { tx, enqueue, now }: UnitOfWork,
  message: {
    kind: string;
    cause: string;
    subjectId: string;
    /** In E.164. */
    to: string;
    /** The sending number; null uses the configured messaging service. */
    from: string | null;
    text: string;
    /** The business it's written to or on behalf of, if any. */
    contractorId?: string | null;
    conversationId?: string | null;
  },
): Promise<void> {
  const id = newId();
  const { to, from, contractorId = null, conversationId = null, ...kept } = message;
  await tx
    .insert(messages)
    .values({
      ...kept,
      id,
      channel: "sms",
      params: {},
      toAddress: to,
      fromAddress: from,
      contractorId,
      conversationId,
      createdAt: now,
    })
    .onConflictDoNothing({ target: messages.cause });
  enqueue(deliverMessage, { messageId: id });
}
