import { and, inArray } from "drizzle-orm";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { writtenByHandKind } from "../follow-ups.ts";
import type { HoldReader } from "../gate-reasons.ts";

const shownAtOnce = 30;

/**
 * What a business and a person wrote each other, on all channels, the newest last
 * (`messages.conversation`).
 * @param conversationIds several where leads of one person were merged (`leads.merge`)
 * @param before the oldest message seen
 */
export async function listConversation(
  platform: Platform,
  conversationIds: readonly string[],
  before: string | null,
  reader: HoldReader,
) {
  const newest = await platform.database.query
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      direction: messages.direction,
      state: messages.state,
      providerStatus: messages.providerStatus,
      subject: messages.subject,
      text: messages.text,
      params: messages.params,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(inArray(messages.conversationId, [...conversationIds]), olderThan(messages, before)))
    .orderBy(...newestFirst(messages))
    .limit(shownAtOnce + 1);
  const { rows, next } = pageOf(newest, shownAtOnce);
  return {
    messages: rows.toReversed().map(({ params, kind, lastError, ...message }) => ({
      ...message,
      byHand: kind === writtenByHandKind,
      // What a provider said is for staff, and earlier mails may quote others' words.
      lastError: reader === "staff" ? lastError : null,
      quoted: reader === "staff" ? quotedOf(params) : null,
    })),
    /** The message before which older ones begin; null when there are none. */
    older: next,
  };
}

/** The earlier mails that an answer by mail repeats. */
function quotedOf(params: object): string | null {
  return "quoted" in params && typeof params.quoted === "string" ? params.quoted : null;
}
