import { eq } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/enrollments/end-enrollments.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import {
  type OptOutChannel,
  optOutChannels,
  type Recipient,
} from "~/domains/messaging/opt-outs/opt-outs.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Reply } from "./handle-reply.server.ts";
import { clearStopChecks } from "./stop-checks/clear-stop-checks.server.ts";

/**
 * Opts out a person who texted that they want no more texts: nothing is sent after the commit
 * (`sms.stop-wins`). Staff review one given as a sentence, which they may read differently.
 * @returns whether they were still being messaged
 */
export async function optOutByText(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  { conversationId, inWords }: { conversationId: string | null; inWords: boolean },
): Promise<boolean> {
  const way = inWords ? "reply" : "text";
  // Lock the opt-out first, then the follow-ups, then the conversation: the sender locks in the
  // same order.
  const isNew = await optOut(work, platform, recipient, { way, conversationId });
  if (conversationId) {
    await endEnrollments(work, { conversationId }, "opted_out");
    await applyOptOut(work, conversationId, { channel: "sms", flagged: inWords });
  }
  return isNew;
}

/**
 * Opts out a person who emailed that they want no more emails, or texts either. The wording isn't a
 * fixed keyword, so staff review each one.
 * @param recipients the sender, and every address and number the email means
 */
export async function optOutByMail(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  { contractorId, conversationId }: Reply,
  recipients: readonly Pick<Recipient, "channel" | "address">[],
): Promise<void> {
  for (const channel of optOutChannels) {
    const meant = recipients.filter((one) => one.channel === channel);
    for (const address of [...new Set(meant.map((one) => one.address))].toSorted()) {
      const recipient = { contractorId, channel, address };
      await optOut(work, platform, recipient, { way: "reply", conversationId });
    }
  }
  await endEnrollments(work, { conversationId }, "opted_out");
  await applyOptOut(work, conversationId, { channel: "email", flagged: true });
  if (recipients.some(({ channel }) => channel === "sms")) {
    await clearStopChecks(work, conversationId, "sms");
  }
}

/** An opt-out clears "ready to book", and settles the open checks on this channel. */
async function applyOptOut(
  work: UnitOfWork,
  conversationId: string,
  { channel, flagged }: { channel: OptOutChannel; flagged: boolean },
): Promise<void> {
  await work.tx
    .update(conversations)
    .set({
      readyAt: null,
      ...(flagged ? { flaggedAt: work.now, lastReplyAt: work.now } : {}),
    })
    .where(eq(conversations.id, conversationId));
  await clearStopChecks(work, conversationId, channel);
}
