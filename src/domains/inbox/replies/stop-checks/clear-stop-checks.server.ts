import { and, asc, eq, gte, inArray, or, sql } from "drizzle-orm";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import type { Intent } from "~/domains/messaging/incoming/classify-message.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type OptOutChannel, optOutChannels } from "~/domains/messaging/opt-outs/opt-outs.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const unclear = "unclear-stop" satisfies Intent;

/**
 * A possible opt-out that waits for a decision, and the channels it may mean: its own, or all if it
 * was written on a page.
 */
export type WaitingCheck = {
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
  const waits = or(
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
    .where(and(eq(conversations.id, conversationId), eq(messages.direction, "inbound"), waits))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ channel, cause, ...row }) => ({
    ...row,
    channels: cause.startsWith("inbound:") ? [channel] : optOutChannels,
  }));
}

/**
 * Drops the checks that a stop or start on this channel settles, and keeps those that may be about
 * another channel.
 */
export async function clearStopChecks(
  work: Pick<UnitOfWork, "tx">,
  conversationId: string,
  channel: OptOutChannel,
): Promise<void> {
  const waiting = await waitingStopChecks(work, conversationId);
  const isLeft = ({ channels }: WaitingCheck) => channels.some((one) => one !== channel);
  const left = waiting.filter(isLeft);
  const settled = waiting.filter((one) => !isLeft(one)).map(({ id }) => id);
  await work.tx
    .update(messages)
    .set({ params: sql`${messages.params} || '{"settled": true}'` })
    .where(inArray(messages.id, settled));
  await work.tx
    .update(conversations)
    .set({
      stopCheckAt: left[0]?.createdAt ?? null,
      stopCheckMessageId: left.at(-1)?.id ?? null,
    })
    .where(eq(conversations.id, conversationId));
}
