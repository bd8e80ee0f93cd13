import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findLeadsOf } from "./find-business.server.ts";
import { replyReceived } from "./replies.emails.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
};

/** Writes the alerts about replies: to the contractor, and to staff (`replies.alert`). */
export async function alertOfReplies(
  work: UnitOfWork,
  replied: readonly Happened<Replied>[],
  { settings }: Platform,
): Promise<void> {
  const known = await findLeadsOf(
    work.tx,
    replied.map(({ payload }) => payload.conversationId),
  );
  for (const { payload } of replied) {
    const { conversationId, messageId, contractorId, readyToBook } = payload;
    // What was erased meanwhile is told to nobody.
    const about = known.get(conversationId);
    if (!about) continue;
    const receivers = [
      ["contractor", about.page.email, contractorId],
      ["staff", settings.contactEmail, null],
    ] as const;
    for (const [reader, address, ofContractor] of receivers) {
      if (!address) continue;
      await queueEmail(work, replyReceived, {
        to: address,
        cause: `reply-received:${messageId}:${reader}`,
        subjectId: about.lead.id,
        contractorId: ofContractor,
        params: { conversationId, messageId, reader, readyToBook },
      });
    }
  }
}
