import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { messageReceived } from "../messages.events.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import { replyKind } from "../messages.ts";

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
  if (kind !== replyKind) return;
  record(messageReceived, { messageId, conversationId, contractorId, channel });
}
