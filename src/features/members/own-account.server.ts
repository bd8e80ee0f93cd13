import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { memberSessions, memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { canKeepMemberAccount } from "./members.policy.ts";
import { ownNameSchema } from "./members.schema.ts";

/** The person's sessions that have not ended, used last first; the one of this request is marked (`members.sessions-listed`). */
export async function listMemberSessions(platform: Platform, actor: Actor) {
  authorize(canKeepMemberAccount(actor));
  const rows = await platform.database.query
    .select({
      id: memberSessions.id,
      userAgent: memberSessions.userAgent,
      createdAt: memberSessions.createdAt,
      usedAt: memberSessions.updatedAt,
    })
    .from(memberSessions)
    .where(and(eq(memberSessions.userId, actor.userId), gt(memberSessions.expiresAt, sql`now()`)))
    .orderBy(desc(memberSessions.updatedAt))
    .limit(50);
  return rows.map((row) => ({ ...row, current: row.id === actor.sessionId }));
}

/** Ends one of the person's other sessions at once, or with no id all of them. @returns how many */
export async function endMemberSessions(
  platform: Platform,
  actor: Actor,
  sessionId: string | null,
): Promise<number> {
  authorize(canKeepMemberAccount(actor));
  const ended = await platform.database.query
    .delete(memberSessions)
    .where(
      and(
        eq(memberSessions.userId, actor.userId),
        ne(memberSessions.id, actor.sessionId),
        sessionId ? eq(memberSessions.id, sessionId) : undefined,
      ),
    )
    .returning({ id: memberSessions.id });
  return ended.length;
}

/** Changes how the others of the business see the person named. */
export async function changeMemberName(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<{ name: string }, Invalid>> {
  authorize(canKeepMemberAccount(actor));
  const checked = check(ownNameSchema, values);
  if (!checked.ok) return checked;
  const { name } = checked.value;
  await platform.database.query
    .update(memberUsers)
    .set({ name, updatedAt: platform.clock.now() })
    .where(eq(memberUsers.id, actor.userId));
  return { ok: true, name };
}
