import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { inboundMails } from "~/features/messages/inbound-mails.tables.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { daysAgo, oldestOf } from "./batches.server.ts";
import { canEndRetention } from "./retention.policy.ts";

/**
 * Deletes mails that came in `MESSAGE_DAYS` ago, those that belong to nothing included, and texts that
 * belong to no conversation; what an answer said goes with its message (rule `retention.mail-texts`).
 * @returns how many
 */
export async function eraseInboundMails(platform: Platform, actor: Actor): Promise<number> {
  authorize(canEndRetention(actor));
  const before = daysAgo(platform, platform.settings.messageDays);
  // Also one that nobody could read: by now its job has given up.
  const old = lt(inboundMails.createdAt, before);
  let erased = 0;
  for await (const ids of oldestOf(platform, inboundMails, old)) {
    await platform.database.query.delete(inboundMails).where(inArray(inboundMails.id, ids));
    erased += ids.length;
  }
  const unmatched = and(
    eq(messages.direction, "inbound"),
    isNull(messages.conversationId),
    lt(messages.createdAt, before),
  );
  for await (const ids of oldestOf(platform, messages, unmatched)) {
    await platform.database.query.delete(messages).where(inArray(messages.id, ids));
    erased += ids.length;
  }
  return erased;
}
