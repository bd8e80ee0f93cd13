import { and, eq, lt } from "drizzle-orm";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { segmentsOf } from "~/platform/sms/segments.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/*
 * Functions for messages that another domain composes and sends after its own checks. All other
 * messages use `queueEmail` and `queueText`.
 */

type Writing = Pick<UnitOfWork, "tx">;
type Dated = Pick<UnitOfWork, "tx" | "now">;
type NewMessage = Omit<typeof messages.$inferInsert, "id" | "createdAt" | "updatedAt"> & {
  id: string;
};

/** @returns whether it was inserted: false if there is one with this cause */
export async function insertMessage({ tx, now }: Dated, message: NewMessage): Promise<boolean> {
  const { channel, text } = message;
  // Budgets count these until the provider says how many it bills.
  const segments = channel === "sms" && text ? segmentsOf(text).segments : null;
  const inserted = await tx
    .insert(messages)
    .values({ segments, ...message, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: messages.cause })
    .returning({ id: messages.id });
  return inserted.length > 0;
}

/** Inserts composed messages with the commit. */
export function insertMessagesAtCommit(
  { insertAtCommit }: Pick<UnitOfWork, "insertAtCommit">,
  composed: readonly MessageRow[],
): void {
  insertAtCommit(messages, composed);
}

/** Begins an attempt to send a locked message. @returns the message as it is then */
export async function beginAttempt({ tx, now }: Dated, message: MessageRow): Promise<MessageRow> {
  const started = { state: "sending" as const, attempts: message.attempts + 1 };
  await tx
    .update(messages)
    .set({ ...started, updatedAt: now })
    .where(eq(messages.id, message.id));
  return { ...message, ...started };
}

/**
 * The number of attempts of a message that this attempt didn't send. The first isn't counted. A later
 * one is, since the proof of the attempt before it keeps its own outcome.
 */
export const attemptsIfBlocked = (attempt: number): number => (attempt > 1 ? attempt : 0);

/** Ends the attempts to send a locked message, with the reason. */
export async function endAttempts(
  { tx, now }: Dated,
  { id, attempts: before }: Pick<MessageRow, "id" | "attempts">,
  state: "uncertain" | "failed",
  lastError: string,
): Promise<void> {
  const attempts = state === "failed" ? attemptsIfBlocked(before + 1) : before;
  await tx
    .update(messages)
    .set({ state, lastError, attempts, updatedAt: now })
    .where(eq(messages.id, id));
}

/** Marks a temporarily refused message failed: it isn't sent again. */
export async function markFailed({ tx }: Writing, messageId: string): Promise<void> {
  await tx.update(messages).set({ state: "failed" }).where(eq(messages.id, messageId));
}

/** Deletes a message that was never sent. */
export async function deleteUnsent({ tx }: Writing, messageId: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.id, messageId));
}

/** Keeps a refused message, but lets another one be sent for its cause. */
export async function releaseCause(
  { tx }: Writing,
  { id, cause }: Pick<MessageRow, "id" | "cause">,
): Promise<void> {
  await tx
    .update(messages)
    .set({ cause: `${cause}:refused:${id}` })
    .where(eq(messages.id, id));
}

/** Messages of a kind that haven't changed since: the process that was sending them died. */
type Stuck = { kind: string; before: Date };

const isStuck = (state: "sending" | "delayed", { kind, before }: Stuck) =>
  and(eq(messages.state, state), eq(messages.kind, kind), lt(messages.updatedAt, before));

/** Marks messages stuck in sending as uncertain, since they may have been sent. @returns their ids */
export async function markStuckUncertain(
  { database, clock }: Platform,
  stuck: Stuck,
): Promise<string[]> {
  const rows = await database.query
    .update(messages)
    .set({
      state: "uncertain",
      lastError: "The worker stopped while sending",
      updatedAt: clock.now(),
    })
    .where(isStuck("sending", stuck))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** Up to 1,000 messages that the provider temporarily refused and whose process died. */
export function listStuckDelayed({ database }: Platform, stuck: Stuck): Promise<MessageRow[]> {
  return database.query.select().from(messages).where(isStuck("delayed", stuck)).limit(1_000);
}

/** Moves all messages of a conversation to another one of the same person. */
export async function moveMessages({ tx }: Writing, from: string, to: string): Promise<void> {
  await tx.update(messages).set({ conversationId: to }).where(eq(messages.conversationId, from));
}
