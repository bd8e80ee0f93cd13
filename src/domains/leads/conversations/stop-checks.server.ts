import { and, asc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { markStopChecksResolved, messages } from "~/domains/messaging/index.server.ts";
import { type Intent, type OptOutChannel, optOutChannels } from "~/domains/messaging/index.ts";
import { ownRows } from "~/domains/shared/index.server.ts";
import type { Actor } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** In characters; longer messages are cut off. */
const maxShownLength = 2_000;

/** The possible opt-out that awaits review in these conversations, and since when; null if there is none. */
export async function findStopCheck(
  { database: { query } }: Platform,
  conversationIds: readonly string[],
) {
  const [conversation] = await query
    .select({
      conversationId: conversations.id,
      since: conversations.stopCheckAt,
      messageId: conversations.stopCheckMessageId,
      text: sql<string | null>`left(${messages.text}, ${maxShownLength})`,
      channel: messages.channel,
    })
    .from(conversations)
    .leftJoin(messages, eq(messages.id, conversations.stopCheckMessageId))
    .where(
      and(inArray(conversations.id, [...conversationIds]), isNotNull(conversations.stopCheckAt)),
    )
    .orderBy(asc(conversations.stopCheckAt))
    .limit(1);
  if (!conversation?.since || !conversation.messageId) return null;
  return { ...conversation, since: conversation.since, messageId: conversation.messageId };
}

export type FoundStopCheck = NonNullable<Awaited<ReturnType<typeof findStopCheck>>>;

/**
 * Records a possible opt-out for a person to decide about. The newest message is the one to check,
 * while the wait is counted from the first.
 */
export async function recordStopCheck(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  const { stopCheckAt } = conversations;
  await tx
    .update(conversations)
    .set({
      lastReplyAt: now,
      stopCheckAt: sql`coalesce(${stopCheckAt}, ${now.toISOString()}::timestamptz)`,
      stopCheckMessageId: messageId,
    })
    .where(eq(conversations.id, conversationId));
}

/**
 * Records a decision on the possible opt-outs in a conversation that the actor may change. The
 * decision to stop applies to every waiting message, "keep" only to the newest.
 * @returns whether it was still waiting
 */
export async function closeStopCheck(
  { tx }: Pick<UnitOfWork, "tx">,
  actor: Actor,
  {
    conversationId,
    messageId,
    decision,
  }: { conversationId: string; messageId: string; decision: "stop" | "keep" },
): Promise<boolean> {
  const { id, contractorId, stopCheckAt, stopCheckMessageId } = conversations;
  const closed = await tx
    .update(conversations)
    .set({
      ...{ stopCheckAt: null, stopCheckMessageId: null },
      ...(decision === "stop" ? { readyAt: null } : {}),
    })
    .where(
      and(
        eq(id, conversationId),
        ownRows(actor, contractorId),
        decision === "stop" ? isNotNull(stopCheckAt) : eq(stopCheckMessageId, messageId),
      ),
    )
    .returning({ id });
  return closed.length > 0;
}

const unclear = "unclear-stop" satisfies Intent;

/**
 * A possible opt-out that waits for a decision, and the channels it may mean: its own, or all if it
 * was written on a page.
 */
type WaitingCheck = {
  id: string;
  from: string | null;
  createdAt: Date;
  channels: readonly OptOutChannel[];
};

/** All messages of the conversation that wait for a decision, oldest first. */
export async function waitingStopChecks(
  { tx }: Pick<UnitOfWork, "tx">,
  conversationId: string,
): Promise<WaitingCheck[]> {
  const { stopCheckAt, stopCheckMessageId } = conversations;
  const isWaiting = or(
    eq(messages.id, stopCheckMessageId),
    and(
      gte(messages.createdAt, stopCheckAt),
      sql`${messages.params} ->> 'intent' = ${unclear} and ${messages.params} -> 'settled' is null`,
    ),
  );
  const rows = await tx
    .select({
      id: messages.id,
      from: messages.fromAddress,
      channel: messages.channel,
      cause: messages.cause,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.id, conversationId), eq(messages.direction, "inbound"), isWaiting))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ channel, cause, ...row }) => ({
    ...row,
    channels: cause.startsWith("inbound:") ? [channel] : optOutChannels,
  }));
}

/**
 * Deletes the checks that a stop or start on this channel decides, and keeps those that may be
 * about another channel.
 */
export async function clearStopChecks(
  work: Pick<UnitOfWork, "tx">,
  conversationId: string,
  channel: OptOutChannel,
): Promise<void> {
  const waiting = await waitingStopChecks(work, conversationId);
  const hasOtherChannels = ({ channels }: WaitingCheck) =>
    channels.some((otherChannel) => otherChannel !== channel);
  const remaining = waiting.filter(hasOtherChannels);
  const settled = waiting.filter((check) => !hasOtherChannels(check)).map(({ id }) => id);
  await markStopChecksResolved(work, settled);
  await work.tx
    .update(conversations)
    .set({
      stopCheckAt: remaining[0]?.createdAt ?? null,
      stopCheckMessageId: remaining.at(-1)?.id ?? null,
    })
    .where(eq(conversations.id, conversationId));
}
