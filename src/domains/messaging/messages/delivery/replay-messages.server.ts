import { and, eq, gt, inArray, notInArray } from "drizzle-orm";
import { lockAvailableRows, lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { deliverMessage } from "../messages.jobs.server.ts";
import { messages } from "../messages.tables.server.ts";
import { gatedKinds, replayableStates } from "../messages.ts";

/**
 * Sends a failed or uncertain message again, or releases a withheld one.
 * @returns its previous state, or null if it isn't waiting for a decision
 */
export async function replayMessage(work: UnitOfWork, id: string) {
  const [message] = await work.tx
    .select({ state: messages.state })
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        inArray(messages.state, [...replayableStates]),
        notInArray(messages.kind, [...gatedKinds]),
      ),
    )
    .for(...lockRows(messages));
  if (!message) return null;
  await sendAgain(work, [id]);
  return message.state;
}

/**
 * Sends failed messages of one kind again, the oldest after `after` first. Skips those that may have arrived:
 * each needs its own decision.
 * @returns the IDs, in order
 */
export async function replayFailed(
  work: UnitOfWork,
  kind: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const failed = await work.tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, kind),
        notInArray(messages.kind, [...gatedKinds]),
        eq(messages.state, "failed"),
        after ? gt(messages.id, after) : undefined,
      ),
    )
    .orderBy(messages.id)
    .limit(limit)
    .for(...lockAvailableRows(messages));
  const ids = failed.map(({ id }) => id);
  await sendAgain(work, ids);
  return ids;
}

async function sendAgain({ tx, now, enqueue }: UnitOfWork, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({
      state: "queued",
      lastError: null,
      providerId: null,
      providerStatus: null,
      providerErrorCode: null,
      releasedAt: now,
      updatedAt: now,
    })
    .where(inArray(messages.id, ids));
  for (const messageId of ids) enqueue(deliverMessage, { messageId });
}
