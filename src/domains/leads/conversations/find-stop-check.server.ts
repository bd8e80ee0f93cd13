import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** In characters; longer messages are cut off. */
const shown = 2_000;

/** The possible opt-out that awaits review in these conversations, and since when; null if there is none. */
export async function findStopCheck(
  { database: { query } }: Platform,
  conversationIds: readonly string[],
) {
  const [found] = await query
    .select({
      conversationId: conversations.id,
      since: conversations.stopCheckAt,
      messageId: conversations.stopCheckMessageId,
      text: sql<string | null>`left(${messages.text}, ${shown})`,
      channel: messages.channel,
    })
    .from(conversations)
    .leftJoin(messages, eq(messages.id, conversations.stopCheckMessageId))
    .where(
      and(inArray(conversations.id, [...conversationIds]), isNotNull(conversations.stopCheckAt)),
    )
    .orderBy(asc(conversations.stopCheckAt))
    .limit(1);
  if (!found?.since || !found.messageId) return null;
  return { ...found, since: found.since, messageId: found.messageId };
}

export type FoundStopCheck = NonNullable<Awaited<ReturnType<typeof findStopCheck>>>;
