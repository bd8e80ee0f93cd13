import { and, desc, eq, isNotNull } from "drizzle-orm";
import { endEnrollments } from "~/domains/follow-ups/index.server.ts";
import { conversationReplied } from "~/domains/inbox/inbox.events.ts";
import {
  clearStopChecks,
  recordOptOut,
  recordReply,
  recordStopCheck,
} from "~/domains/leads/index.server.ts";
import { messages, optOut, setIntent } from "~/domains/messaging/index.server.ts";
import {
  classifyMessage,
  isStopIntent,
  type MessageChannel,
  normalizeText,
  type OptOutChannel,
  optOutChannels,
  type Recipient,
} from "~/domains/messaging/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

export type Reply = { messageId: string; contractorId: string; conversationId: string };

/**
 * Hands a conversation from automation to people: ends the follow-up in the transaction that stores
 * the reply, and records `conversation.replied`.
 * @param isReady whether it agrees, names a time, or requests a call
 */
export async function handleReply(
  work: UnitOfWork,
  { messageId, contractorId, conversationId }: Reply,
  { isReady }: { isReady: boolean },
): Promise<void> {
  // Lock before the conversation's row: the sender locks in the same order.
  await endEnrollments(work, { conversationId }, "person_replied");
  await recordReply(work, conversationId, { isReady });
  work.record(conversationReplied, {
    ...{ conversationId, messageId, contractorId },
    ...{ readyToBook: isReady, mayStop: false },
  });
}

/** Records a possible opt-out: no text is sent to its author until a person decides. */
export async function recordPossibleOptOut(
  work: UnitOfWork,
  { messageId, contractorId, conversationId }: Reply,
): Promise<void> {
  await endEnrollments(work, { conversationId }, "person_replied");
  await recordStopCheck(work, { conversationId, messageId });
  work.record(conversationReplied, {
    ...{ conversationId, messageId, contractorId },
    ...{ readyToBook: false, mayStop: true },
  });
}

/**
 * A message that a customer wrote on a page. The page's link doesn't prove who wrote it, so a
 * person checks a request to stop.
 */
export async function handlePageMessage(
  work: UnitOfWork,
  reply: Reply,
  text: string,
): Promise<void> {
  const { intent, ready } = classifyMessage({ channel: "email", text });
  if (!isStopIntent(intent) && intent !== "unclear-stop") {
    return handleReply(work, reply, { isReady: ready !== null });
  }
  await setIntent(work, reply.messageId, "unclear-stop");
  await recordPossibleOptOut(work, reply);
}

/**
 * Opts out a person who texted that they want no more texts: nothing is sent after the commit
 * (`opt-outs.first-commit-wins`). Staff review a request given as a sentence.
 * @returns whether they were still being messaged
 */
export async function optOutByText(
  work: UnitOfWork,
  platform: Pick<Platform, "fingerprint">,
  recipient: Recipient,
  { conversationId, needsReview }: { conversationId: string | null; needsReview: boolean },
): Promise<boolean> {
  const way = needsReview ? "reply" : "text";
  // Lock the opt-out first, then the follow-ups, then the conversation: the sender locks in the
  // same order.
  const isNew = await optOut(work, platform, recipient, { way, conversationId });
  if (conversationId) {
    await endEnrollments(work, { conversationId }, "opted_out");
    await applyOptOut(work, conversationId, { channel: "sms", flagged: needsReview });
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
    const channelRecipients = recipients.filter((recipient) => recipient.channel === channel);
    for (const address of [
      ...new Set(channelRecipients.map((recipient) => recipient.address)),
    ].toSorted()) {
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
  await recordOptOut(work, conversationId, { flagged });
  await clearStopChecks(work, conversationId, channel);
}

/** How many of the latest messages are checked for quotes and reactions. */
const maxChecked = 20;

export type Sent = { id: string; text: string; subject: string | null };

/**
 * Recent messages sent in this conversation on this channel, newest first: used to detect quotes in
 * a reply and the target of a reaction.
 */
export async function readSent(
  database: Reader,
  conversationId: string | null,
  channel: MessageChannel,
): Promise<Sent[]> {
  if (!conversationId) return [];
  const rows = await database
    .select({ id: messages.id, text: messages.text, subject: messages.subject })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.channel, channel),
        eq(messages.direction, "outbound"),
        isNotNull(messages.text),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(maxChecked);
  return rows.map(({ text, ...row }) => ({ ...row, text: text ?? "" }));
}

/**
 * The message that these quoted words are from: the latest that contains them, or starts with them
 * if a phone or carrier cut them off. Null if none does.
 */
export function findQuoted(sent: readonly Sent[], quoted: string): string | null {
  const quotedText = normalizeText(quoted.replace(/(?:…|\.\.\.)$/, ""));
  if (quotedText === "") return null;
  const exactMatch = sent.find(({ text }) => normalizeText(text) === quotedText);
  return (
    (exactMatch ?? sent.find(({ text }) => normalizeText(text).startsWith(quotedText)))?.id ?? null
  );
}
