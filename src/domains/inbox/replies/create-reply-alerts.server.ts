import { and, inArray, notLike } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findRepliers } from "./find-replier.server.ts";
import { planReplyAlerts } from "./plan-reply-alerts.server.ts";
import { replyReceived } from "./replies.emails.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
  mayStop?: boolean;
};

/** Creates the reply alerts for the contractor and for staff. */
export async function createReplyAlerts(
  work: UnitOfWork,
  happened: readonly Happened<Replied>[],
  { settings }: Platform,
): Promise<void> {
  const replied = happened.map(({ payload }) => payload);
  const known = await findRepliers(
    work.tx,
    replied.map(({ conversationId }) => conversationId),
  );
  const written = await findPageReplies(work, replied);
  const tellingOf = await planReplyAlerts(work.tx, replied);
  for (const reply of replied) {
    const { conversationId, messageId, contractorId, readyToBook, mayStop = false } = reply;
    // No alert for a conversation erased since.
    const replier = known.get(conversationId);
    if (!replier) continue;
    // Without a lead, the page it was sent from already notified the business.
    if (!replier.leadId && written.has(messageId)) continue;
    const { key, notBefore } = tellingOf(reply);
    const receivers = [
      ["contractor", replier.businessAddress, contractorId],
      ["staff", settings.contactEmail, null],
    ] as const;
    for (const [reader, address, ofContractor] of receivers) {
      if (!address) continue;
      await queueEmail(work, replyReceived, {
        to: address,
        cause: `reply-received:${key}:${reader}`,
        subjectId: replier.leadId ?? conversationId,
        contractorId: ofContractor,
        params: { conversationId, messageId, reader, readyToBook, mayStop },
        notBefore,
      });
    }
  }
}

/**
 * Replies sent on a page instead of by text or email: a question about an estimate, or feedback
 * after a visit.
 */
async function findPageReplies(
  { tx }: UnitOfWork,
  replied: readonly Replied[],
): Promise<Set<string>> {
  const ids = replied.map(({ messageId }) => messageId);
  const found = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, ids), notLike(messages.cause, "inbound:%")));
  return new Set(found.map(({ id }) => id));
}
