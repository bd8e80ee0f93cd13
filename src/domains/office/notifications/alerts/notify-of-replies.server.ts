import { findRepliers } from "~/domains/inbox/replies/find-replier.server.ts";
import { planReplyAlerts } from "~/domains/inbox/replies/plan-reply-alerts.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

type Replied = {
  conversationId: string;
  messageId: string;
  contractorId: string;
  readyToBook: boolean;
  mayStop?: boolean;
};

/** Notifies members of homeowner replies, and whether they want to book (`notifications.by-choice`). */
export async function notifyOfReplies(
  work: UnitOfWork,
  happened: readonly Happened<Replied>[],
  platform: Platform,
): Promise<void> {
  const replied = happened.map(({ payload }) => payload);
  const known = await findRepliers(
    work.tx,
    replied.map(({ conversationId }) => conversationId),
  );
  const tellingOf = await planReplyAlerts(work.tx, replied);
  for (const reply of replied) {
    const { conversationId, contractorId, readyToBook } = reply;
    // Skip conversations erased in the meantime.
    const replier = known.get(conversationId);
    if (!replier) continue;
    const { key, notBefore } = tellingOf(reply);
    await notifyMembers(work, platform, {
      contractorId,
      kind: readyToBook ? "ready-to-book" : "reply",
      cause: `reply:${key}`,
      leadId: replier.leadId,
      visitId: null,
      exceptMemberId: null,
      businessAddress: replier.businessAddress,
      notBefore,
    });
  }
}
