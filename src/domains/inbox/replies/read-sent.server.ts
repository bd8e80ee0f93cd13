import { and, desc, eq, isNotNull } from "drizzle-orm";
import { plainWords } from "~/domains/messaging/incoming/plain-words.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/** How many of the latest messages are checked for quotes and reactions. */
const looked = 20;

export type Sent = { id: string; text: string; subject: string | null };

/**
 * Recent messages sent in this conversation on this channel, newest first: used to detect quotes in
 * a reply and the target of a reaction.
 */
export async function readSent(
  database: Reader,
  conversationId: string | null,
  channel: MessageChannel,
): Promise<Sent[]> {
  if (!conversationId) return [];
  const rows = await database
    .select({ id: messages.id, text: messages.text, subject: messages.subject })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.channel, channel),
        eq(messages.direction, "outbound"),
        isNotNull(messages.text),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(looked);
  return rows.map(({ text, ...row }) => ({ ...row, text: text ?? "" }));
}

/**
 * The message that these quoted words are from: the latest that contains them, or starts with them
 * if a phone or carrier cut them off. Null if none does.
 */
export function findQuoted(sent: readonly Sent[], quoted: string): string | null {
  const words = plainWords(quoted.replace(/(?:…|\.\.\.)$/, ""));
  if (words === "") return null;
  const whole = sent.find(({ text }) => plainWords(text) === words);
  return (whole ?? sent.find(({ text }) => plainWords(text).startsWith(words)))?.id ?? null;
}
