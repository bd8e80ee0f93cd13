import { eq } from "drizzle-orm";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { TextDelivery } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { channels } from "../channels/channels.server.ts";
import { type MessageRow, messages } from "../messages.tables.server.ts";
import type { MessageState } from "../messages.ts";
import { noteAccepted, noteDelivery } from "./note-delivery.server.ts";

/**
 * Hands a message to the provider of its channel, once, unless its receiver declines it or it is
 * withheld, and writes down what became of it. The row says `sending` before the first byte leaves.
 * @param last whether no further attempt follows when the provider refuses for now
 * @returns the provider's answer; null when the message did not leave
 * @throws when it could not be written
 */
export async function handOver(
  platform: Platform,
  message: MessageRow,
  { last }: { last: boolean },
): Promise<Delivery | TextDelivery | null> {
  const channel = channels[message.channel];
  const declined = await channel.whyDeclined(platform, message);
  if (declined) return settle(platform, message.id, "suppressed", { lastError: declined });
  const withheld = message.releasedAt ? null : await channel.whyWithheld(platform, message);
  if (withheld) return settle(platform, message.id, "withheld", { lastError: withheld });
  const { send, ...words } = await channel
    .compose(platform, message)
    .catch(async (error: unknown) => {
      const lastError = "It could not be written";
      if (last) await settle(platform, message.id, "failed", { lastError });
      throw error;
    });
  if (!send) return settle(platform, message.id, "kept", words);

  if (message.state !== "sending") {
    await settle(platform, message.id, "sending", { ...words, attempts: message.attempts + 1 });
  } else if (Object.keys(words).length > 0) {
    await settle(platform, message.id, "sending", words);
  }
  const delivery = await send();
  if (await noteAccepted(platform.database, message.id, delivery, platform.clock.now())) {
    return delivery;
  }
  await inTransaction(platform, (work) => noteDelivery(work, message.id, delivery, last));
  return delivery;
}

/** Writes down where a message stands that has not left. */
export async function settle(
  platform: Platform,
  id: string,
  state: MessageState,
  change: Partial<typeof messages.$inferInsert>,
): Promise<null> {
  await platform.database.query
    .update(messages)
    .set({ ...change, state, updatedAt: platform.clock.now() })
    .where(eq(messages.id, id));
  return null;
}
