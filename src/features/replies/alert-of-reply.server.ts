import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findLeadOf } from "./find-business.server.ts";
import { replyReceived } from "./replies.emails.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
};

/** Writes the alerts about a reply: to the contractor, and to staff (`replies.alert`). */
export async function alertOfReply(
  work: UnitOfWork,
  { payload: { conversationId, messageId, contractorId, readyToBook } }: Happened<Replied>,
  { settings }: Platform,
): Promise<void> {
  // What was erased meanwhile is told to nobody.
  const known = await findLeadOf(work.tx, conversationId);
  if (!known) return;
  const receivers = [
    ["contractor", known.page.email, contractorId],
    ["staff", settings.contactEmail, null],
  ] as const;
  for (const [reader, address, ofContractor] of receivers) {
    if (!address) continue;
    await queueEmail(work, replyReceived, {
      to: address,
      cause: `reply-received:${messageId}:${reader}`,
      subjectId: known.lead.id,
      contractorId: ofContractor,
      params: { conversationId, messageId, reader, readyToBook },
    });
  }
}
