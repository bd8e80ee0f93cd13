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
import { dropStopChecks } from "./stop-checks/drop-stop-checks.server.ts";
import type { Reply } from "./take-reply.server.ts";

/**
 * Somebody texted that they want no more texts: nothing leaves from the commit on (`sms.stop-wins`). One
 * who said it in a sentence is looked at by staff, who may have read it otherwise. @returns whether they
 * were still written to
 */
export async function takeStopByText(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  { conversationId, inWords }: { conversationId: string | null; inWords: boolean },
): Promise<boolean> {
  const way = inWords ? "reply" : "text";
  // The opt-out first, then the follow-ups, then the conversation: who sends takes them in this order.
  const isNew = await optOut(work, platform, recipient, { way, conversationId });
  if (conversationId) {
    await endEnrollments(work, { conversationId }, "opted_out");
    await noteStop(work, conversationId, { channel: "sms", flagged: inWords });
  }
  return isNew;
}

/**
 * An email asked for no more emails, or for no texts either. Its words are no
 * fixed sign, so staff check each.
 * @param recipients where it came from, and every address and number that it means
 */
export async function takeStopByMail(
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
  await noteStop(work, conversationId, { channel: "email", flagged: true });
  if (recipients.some(({ channel }) => channel === "sms")) {
    await dropStopChecks(work, conversationId, "sms");
  }
}

/** Who wants no more messages is not ready to book; what may ask for it on this channel is decided. */
async function noteStop(
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
  await dropStopChecks(work, conversationId, channel);
}
