import { newId } from "~/platform/database/columns.server.ts";
import type { Email } from "~/platform/mail/email.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { deliverMessage } from "./messages.jobs.server.ts";
import { messages } from "./messages.tables.server.ts";

/**
 * Writes a message and the job that delivers it into the caller's transaction. A cause that was
 * written about before is not written about again: its job finds no message and ends.
 */
export async function queueEmail<Params extends object>(
  { insertAtCommit, enqueue, now }: UnitOfWork,
  email: Email<Params>,
  message: {
    to: string;
    cause: string;
    subjectId: string;
    params: Params;
    /** The business that it is written to or in whose name, when there is one. */
    contractorId?: string | null;
    /** Where answers to it belong, when there is one. */
    conversationId?: string | null;
    /** It leaves no earlier. */
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
