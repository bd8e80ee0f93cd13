import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { deliverMessage } from "./messages.jobs.server.ts";

/**
 * Inserts an email and its delivery task in the caller's transaction. A duplicate cause inserts no email; its
 * task finds none and ends.
 */
export async function queueEmail<Params extends object>(
  { insertAtCommit, enqueue, now }: UnitOfWork,
  email: Email<Params>,
  message: {
    to: string;
    cause: string;
    subjectId: string;
    params: Params;
    /** The business it's written to or on behalf of, if any. */
    contractorId?: string | null;
    /** The conversation for replies, if any. */
    conversationId?: string | null;
    /** Not sent before this time. */
    notBefore?: Date | null;
  },
): Promise<void> {
  const id = newId();
  const row = {
    id,
    channel: "email" as const,
    direction: "outbound" as const,
    kind: email.kind,
    cause: message.cause,
    params: email.params.parse(message.params),
    toAddress: message.to,
    subjectId: message.subjectId,
    contractorId: message.contractorId ?? null,
    conversationId: message.conversationId ?? null,
    createdAt: now,
  };
  insertAtCommit(messages, [row], messages.cause);
  const { notBefore } = message;
  enqueue(
    deliverMessage,
    { messageId: id },
    notBefore && notBefore > now ? { startAfter: notBefore } : {},
  );
}

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
  const { to, from, contractorId = null, conversationId = null, ...columns } = message;
  await tx
    .insert(messages)
    .values({
      ...columns,
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
