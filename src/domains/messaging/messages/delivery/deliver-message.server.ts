import { and, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import { deliverMessage } from "~/domains/messaging/messages/messages.jobs.server.ts";
import { canDeliverMessages } from "~/domains/messaging/messages/messages.policy.ts";
import {
  gatedKinds,
  isKeywordReply,
  replayableStates,
} from "~/domains/messaging/messages/messages.ts";
import { findSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockAvailableRows, lockRows } from "~/platform/database/lock-rows.server.ts";
import { scrub } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { attemptsIfBlocked } from "../message-sending.server.ts";
import { deliverThroughChannel, settle } from "./deliver-through-channel.server.ts";

/**
 * Makes one delivery attempt. The row is set to `sending` before the first byte is sent, so if the worker
 * dies midway, the message may have arrived: it's marked uncertain and never repeated. Checks suppressions
 * and opt-outs now, not when the message was queued.
 */
export async function deliver(
  platform: Platform,
  actor: Actor,
  { messageId }: { messageId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canDeliverMessages(actor));
  const message = await claim(platform, messageId);
  if (!message) return;
  const { query } = platform.database;
  const { kind, channel, toAddress } = message;
  if (!isKeywordReply(kind) && (await findSuppression(query, platform, channel, toAddress))) {
    await settle(platform, message.id, "suppressed", {
      attempts: attemptsIfBlocked(message.attempts),
    });
    return;
  }
  const delivery = await deliverThroughChannel(platform, message, {
    ...attempt,
    again: deliverMessage,
    suppressionChecked: !isKeywordReply(kind),
  });
  if (delivery?.outcome === "temporary" && !attempt.last) {
    throw new Error(`The provider rejected the message temporarily: ${scrub(delivery.reason)}`);
  }
}

/** Claims the message for a new attempt with its own number, if one is due. */
async function claim(
  { database: { query }, clock, log }: Platform,
  id: string,
): Promise<MessageRow | null> {
  const updatedAt = clock.now();
  const [message] = await query
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, updatedAt })
    .where(and(eq(messages.id, id), inArray(messages.state, ["queued", "delayed"])))
    .returning();
  if (message) return message;
  const remaining = await query
    .update(messages)
    .set({ state: "uncertain", lastError: "The worker stopped while sending", updatedAt })
    .where(and(eq(messages.id, id), eq(messages.state, "sending")))
    .returning({ id: messages.id });
  if (remaining.length > 0) {
    log.error("message delivery unknown, not resent", { message_id: id });
  }
  return null;
}

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
