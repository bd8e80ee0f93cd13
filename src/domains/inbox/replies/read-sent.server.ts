import { and, desc, eq, isNotNull } from "drizzle-orm";
import { plainWords } from "~/domains/messaging/incoming/plain-words.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/** So many of the latest messages are looked at for what someone quotes or reacts to. */
const looked = 20;

export type Sent = { id: string; text: string; subject: string | null };

/**
 * What was sent lately in this conversation on this channel, the newest first: the evidence of what a reply
 * quotes, and what a reaction may be on.
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
 * The message that these quoted words are from: the latest that says them, or that begins with them where
 * a phone or a carrier cut them. Null where none does.
 */
export function findQuoted(sent: readonly Sent[], quoted: string): string | null {
  const words = plainWords(quoted.replace(/(?:…|\.\.\.)$/, ""));
  if (words === "") return null;
  const whole = sent.find(({ text }) => plainWords(text) === words);
  return (whole ?? sent.find(({ text }) => plainWords(text).startsWith(words)))?.id ?? null;
}
