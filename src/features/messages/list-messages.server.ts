import { desc, eq, lt } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { messages } from "./messages.tables.server.ts";

const pageSize = 50;

/** The newest messages first, 50 at a time; `before` is the id of the last one seen. */
export async function listMessages(platform: Platform, before: string | null) {
  const rows = await platform.database.query
    .select({
      id: messages.id,
      kind: messages.kind,
      toAddress: messages.toAddress,
      subject: messages.subject,
      state: messages.state,
      attempts: messages.attempts,
      lastError: messages.lastError,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    // Ids sort by the time they were made.
    .where(before ? lt(messages.id, before) : undefined)
    .orderBy(desc(messages.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { messages: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** Messages about one row, such as a contractor's submission, newest first. */
export function listMessagesAbout(platform: Platform, subjectId: string) {
  return platform.database.query
    .select({
      id: messages.id,
      kind: messages.kind,
      toAddress: messages.toAddress,
      subject: messages.subject,
      state: messages.state,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.subjectId, subjectId))
    .orderBy(desc(messages.id))
    .limit(100);
}

/** One message as its receiver sees it, or null. */
export async function findMessage(platform: Platform, id: string) {
  const [message] = await platform.database.query
    .select()
    .from(messages)
    .where(eq(messages.id, id));
  return message ?? null;
}
