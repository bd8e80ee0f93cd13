import { findLeadsOf } from "~/features/replies/find-business.server.ts";
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

/** Tells members that homeowners answered, and whether they are ready to book (`notifications.by-choice`). */
export async function notifyOfReplies(
  work: UnitOfWork,
  replied: readonly Happened<Replied>[],
  platform: Platform,
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
    await notifyMembers(work, platform, {
      contractorId,
      kind: readyToBook ? "ready-to-book" : "reply",
      cause: `reply:${messageId}`,
      leadId: about.lead.id,
      visitId: null,
      exceptMemberId: null,
      businessAddress: about.page.email,
    });
  }
}
