import { and, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { messageAttachments, messages } from "~/features/messages/messages.tables.server.ts";
import { isFinal, messageStates } from "~/features/messages/messages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { daysAgo, oldestOf } from "./batches.server.ts";
import { canEndRetention } from "./retention.policy.ts";

const final = messageStates.filter(isFinal);

/**
 * Erases what mails said, and what was attached, once they are `MESSAGE_DAYS` old; that they were sent, to whom and when
 * stays in the log (rule `retention.mail-texts`). @returns how many
 */
export async function eraseMailTexts(platform: Platform, actor: Actor): Promise<number> {
  authorize(canEndRetention(actor));
  const before = daysAgo(platform, platform.settings.messageDays);
  const old = and(
    lt(messages.createdAt, before),
    inArray(messages.state, final),
    or(isNotNull(messages.html), isNotNull(messages.text)),
  );
  let erased = 0;
  for await (const ids of oldestOf(platform, messages, old)) {
    await inTransaction(platform, async ({ tx }) => {
      await tx.delete(messageAttachments).where(inArray(messageAttachments.messageId, ids));
      const withoutQuoted = sql`${messages.params} - 'quoted'`;
      await tx
        .update(messages)
        .set({ subject: null, html: null, text: null, replyTo: null, params: withoutQuoted })
        .where(inArray(messages.id, ids));
    });
    erased += ids.length;
  }
  return erased;
}
