import type { Email } from "~/platform/mail/email.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { deliverMessage } from "./messages.jobs.server.ts";
import { messages } from "./messages.tables.server.ts";

/**
 * Writes a message and the job that delivers it into the caller's transaction. A cause that was
 * written about before is not written about again.
 */
export async function queueEmail<Params extends object>(
  { tx, enqueue }: Work,
  email: Email<Params>,
  message: { to: string; cause: string; subjectId: string; params: Params },
): Promise<void> {
  const [queued] = await tx
    .insert(messages)
    .values({
      kind: email.kind,
      cause: message.cause,
      params: email.params.parse(message.params),
      toAddress: message.to,
      subjectId: message.subjectId,
    })
    .onConflictDoNothing({ target: messages.cause })
    .returning({ id: messages.id });
  if (queued) await enqueue(deliverMessage, { messageId: queued.id });
}
