import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { scrub } from "~/platform/log/scrub.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canDeliverMessages } from "../messages.policy.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import { isFinal, isTextAnswer } from "../messages.ts";
import { findSuppression } from "../suppress-address.server.ts";
import { handOver, settle } from "./hand-over.server.ts";

/**
 * One attempt to deliver. The row says `sending` before the first byte leaves, so a worker that
 * dies on the way leaves a message that may have arrived: it is marked uncertain, never repeated.
 * Whether the address may be written to, and wants to be, is looked up now, not when the message was
 * queued.
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
  if (!isTextAnswer(kind) && (await findSuppression(query, platform, channel, toAddress))) {
    await settle(platform, message.id, "suppressed", {});
    return;
  }
  const delivery = await handOver(platform, message, attempt);
  if (delivery?.outcome === "temporary" && !attempt.last) {
    throw new Error(`The provider refused for now: ${scrub(delivery.reason)}`);
  }
}

/** The message if an attempt is to be made now. */
function claim(platform: Platform, id: string): Promise<MessageRow | null> {
  return inTransaction(platform, async ({ tx, now }) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for("update");
    if (!message || isFinal(message.state)) return null;
    if (message.state !== "sending") return message;
    platform.log.error("a message may have been sent twice, so it was not sent again", {
      message_id: id,
    });
    await tx
      .update(messages)
      .set({ state: "uncertain", lastError: "The worker stopped while sending", updatedAt: now })
      .where(eq(messages.id, id));
    return null;
  });
}
