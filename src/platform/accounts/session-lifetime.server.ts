import { eq, sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Reader } from "../database/database.server.ts";
import { sessions } from "./accounts.tables.server.ts";
import { memberSessions } from "./member-accounts.tables.server.ts";

const hour = 60 * 60;
const day = 24 * hour;

type Lifetime = {
  table: typeof sessions | typeof memberSessions;
  /** How long a session lasts from its last use on. */
  idleSeconds: number;
  /** How long it lasts at most. */
  longestSeconds: number;
};

/** Rule `accounts.session-lifetime`. */
export const staffSessions: Lifetime = {
  table: sessions,
  idleSeconds: 12 * hour,
  longestSeconds: 7 * day,
};

/** Rule `members.session-lifetime`. */
export const crmSessions: Lifetime = {
  table: memberSessions,
  idleSeconds: 30 * day,
  longestSeconds: 90 * day,
};

/** When a session that begins now ends, unless it is used. */
export function firstEnd({ idleSeconds }: Lifetime): Date {
  return new Date(systemClock.now().getTime() + idleSeconds * 1000);
}

/** Lets a session that is being used last longer, but never beyond its longest. Written at most once an hour. */
export async function extendSession(
  db: Reader,
  session: { id: string; updatedAt: Date },
  { table, idleSeconds, longestSeconds }: Lifetime,
): Promise<void> {
  if (systemClock.now().getTime() - session.updatedAt.getTime() < hour * 1000) return;
  const seconds = (count: number) => sql.raw(`interval '${count} seconds'`);
  await db
    .update(table)
    .set({
      updatedAt: sql`now()`,
      expiresAt: sql`least(now() + ${seconds(idleSeconds)}, ${table.createdAt} + ${seconds(longestSeconds)})`,
    })
    .where(eq(table.id, session.id));
}
