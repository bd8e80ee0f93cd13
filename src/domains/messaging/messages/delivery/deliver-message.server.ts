import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { scrub } from "~/platform/log/scrub.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { deliverMessage } from "../messages.jobs.server.ts";
import { canDeliverMessages } from "../messages.policy.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import { isKeywordReply } from "../messages.ts";
import { findSuppression } from "../suppress-address.server.ts";
import { handOver, settle } from "./hand-over.server.ts";

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
    await settle(platform, message.id, "suppressed", { attempts: message.attempts - 1 });
    return;
  }
  const delivery = await handOver(platform, message, { ...attempt, again: deliverMessage });
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
  const left = await query
    .update(messages)
    .set({ state: "uncertain", lastError: "The worker stopped while sending", updatedAt })
    .where(and(eq(messages.id, id), eq(messages.state, "sending")))
    .returning({ id: messages.id });
  if (left.length > 0) {
    log.error("message delivery unknown, not resent", { message_id: id });
  }
  return null;
}
