import { eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { channels } from "../channels/channels.server.ts";
import { canDeliverMessages } from "../messages.policy.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import { isFinal, type MessageState } from "../messages.ts";
import { findSuppression } from "../suppress-address.server.ts";
import { noteDelivery } from "./note-delivery.server.ts";

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
  if (await findSuppression(query, platform, message.channel, message.toAddress)) {
    return settle(platform, message.id, "suppressed", {});
  }
  const channel = channels[message.channel];
  const declined = await channel.whyDeclined(platform, message);
  if (declined) return settle(platform, message.id, "suppressed", { lastError: declined });
  const withheld = message.releasedAt ? null : await channel.whyWithheld(platform, message);
  if (withheld) return settle(platform, message.id, "withheld", { lastError: withheld });
  const { send, ...words } = await channel
    .compose(platform, message)
    .catch(async (error: unknown) => {
      const lastError = "It could not be written";
      if (attempt.last) await settle(platform, message.id, "failed", { lastError });
      throw error;
    });
  if (!send) return settle(platform, message.id, "kept", words);

  await settle(platform, message.id, "sending", { ...words, attempts: message.attempts + 1 });
  const delivery = await send();
  const state = await inTransaction(platform, (work) =>
    noteDelivery(work, message.id, delivery, attempt.last),
  );
  if (state === "delayed") throw new Error("The provider refused for now");
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

async function settle(
  platform: Platform,
  id: string,
  state: MessageState,
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await platform.database.query
    .update(messages)
    .set({ ...change, state, updatedAt: sql`now()` })
    .where(eq(messages.id, id));
}
