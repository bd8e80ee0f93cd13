import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { deliverMessage } from "./messages.jobs.server.ts";
import { messages } from "./messages.tables.server.ts";

/**
 * Writes a single text and the job that delivers it into the caller's transaction. A cause that was
 * written about before is not written about again: its job finds no message and ends.
 */
export async function queueText(
  { tx, enqueue, now }: UnitOfWork,
  message: {
    kind: string;
    cause: string;
    subjectId: string;
    /** In E.164. */
    to: string;
    /** The number that it comes from; null: the messaging service of the settings. */
    from: string | null;
    text: string;
    /** The business that it is written to or in whose name, when there is one. */
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
