import { findLeadOf } from "~/features/replies/find-business.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
};

/** Tells members that a homeowner answered, and whether they are ready to book (`notifications.by-choice`). */
export async function notifyOfReply(
  work: UnitOfWork,
  { payload: { conversationId, messageId, contractorId, readyToBook } }: Happened<Replied>,
  platform: Platform,
): Promise<void> {
  // What was erased meanwhile is told to nobody.
  const known = await findLeadOf(work.tx, conversationId);
  if (!known) return;
  await notifyMembers(work, platform, {
    contractorId,
    kind: readyToBook ? "ready-to-book" : "reply",
    cause: `reply:${messageId}`,
    leadId: known.lead.id,
    visitId: null,
    exceptMemberId: null,
    businessAddress: known.page.email,
  });
}
