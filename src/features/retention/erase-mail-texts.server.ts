import { and, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { messageAttachments, messages } from "~/features/messages/messages.tables.server.ts";
import { isFinal, messageStates } from "~/features/messages/messages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { daysAgo, oldestOf } from "./batches.server.ts";
import { canEndRetention } from "./retention.policy.ts";

const final = messageStates.filter(isFinal);

/** What still says something: the message itself, or else what it was composed of. Each has an index. */
const saying = [
  or(isNotNull(messages.html), isNotNull(messages.text)),
  and(
    isNull(messages.html),
    isNull(messages.text),
    sql`${messages.params} ?| array['words', 'subject']`,
  ),
];

/**
 * Erases what mails said, and what was attached, once they are `MESSAGE_DAYS` old; that they were sent, to whom and when
 * stays in the log (rule `retention.mail-texts`). @returns how many
 */
export async function eraseMailTexts(platform: Platform, actor: Actor): Promise<number> {
  authorize(canEndRetention(actor));
  const before = daysAgo(platform, platform.settings.messageDays);
  const isOld = and(lt(messages.createdAt, before), inArray(messages.state, final));
  let erased = 0;
  for (const says of saying) {
    for await (const ids of oldestOf(platform, messages, and(isOld, says))) {
      await inTransaction(platform, (work) => erase(work, ids));
      erased += ids.length;
    }
  }
  return erased;
}

async function erase({ tx }: UnitOfWork, ids: string[]): Promise<void> {
  await tx.delete(messageAttachments).where(inArray(messageAttachments.messageId, ids));
  const params = sql`${messages.params} - array['words', 'subject', 'quoted']`;
  await tx
    .update(messages)
    .set({ subject: null, html: null, text: null, replyTo: null, params })
    .where(inArray(messages.id, ids));
}
