import { eq } from "drizzle-orm";
import { findRepliers } from "~/domains/inbox/index.server.ts";
import { conversations } from "~/domains/leads/index.server.ts";
import { canNotifyMembers } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { notifyMembers } from "./notify-members.server.ts";
import { reminderMs } from "./stop-check-reminder.ts";

/**
 * Reminds owners and the office, once, of a possible opt-out that still waits for a decision
 * (`sms.stop-checks`).
 */
export async function remindOfWaitingCheck(
  platform: Platform,
  actor: Actor,
  { conversationId }: { conversationId: string },
): Promise<void> {
  authorize(canNotifyMembers(actor));
  await inTransaction(platform, async (work) => {
    const [conversation] = await work.tx
      .select({ contractorId: conversations.contractorId, since: conversations.stopCheckAt })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    const since = conversation?.since;
    // Decided. A newer one has its own reminder.
    if (!since || work.now.getTime() - since.getTime() < reminderMs) return;
    const replier = (await findRepliers(work.tx, [conversationId])).get(conversationId);
    if (!replier) return;
    await notifyMembers(work, platform, {
      contractorId: conversation.contractorId,
      kind: "stop-check",
      cause: `stop-check:${conversationId}:${since.toISOString()}`,
      leadId: replier.leadId,
      visitId: null,
      exceptMemberId: null,
      businessAddress: null,
    });
  });
}
