import { eq, sql } from "drizzle-orm";
import type { Reader } from "../database/database.server.ts";
import { sessions } from "./accounts.tables.server.ts";

const hour = 60 * 60;
const idleSeconds = 12 * hour;
/** How long a session lasts at most, in seconds (rule `accounts.session-lifetime`). */
export const longestSession = 7 * 24 * hour;

/** When a session that begins now ends, unless it is used. */
export function firstEnd(): Date {
  return new Date(Date.now() + idleSeconds * 1000);
}

/**
 * Lets a session that is being used last 12 hours from now on, but never beyond seven days from its
 * beginning (rule `accounts.session-lifetime`). Written at most once an hour.
 */
export async function extendSession(
  db: Reader,
  session: { id: string; updatedAt: Date },
): Promise<void> {
  if (Date.now() - session.updatedAt.getTime() < hour * 1000) return;
  const seconds = (count: number) => sql.raw(`interval '${count} seconds'`);
  await db
    .update(sessions)
    .set({
      updatedAt: sql`now()`,
      expiresAt: sql`least(now() + ${seconds(idleSeconds)}, ${sessions.createdAt} + ${seconds(longestSession)})`,
    })
    .where(eq(sessions.id, session.id));
}
