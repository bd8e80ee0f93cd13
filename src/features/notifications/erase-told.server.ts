import { and, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { members } from "~/features/members/members.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canNotifyMembers } from "./notifications.policy.ts";
import {
  memberPhones,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from "./notifications.tables.server.ts";

/** Deletes what was told 30 days ago, and how to reach those who left their business (`notifications.kept`). */
export async function eraseToldNotifications(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  const { query } = platform.database;
  const now = platform.clock.now().toISOString();
  const gone = query.select({ id: members.id }).from(members).where(isNotNull(members.revokedAt));
  await query
    .delete(notifications)
    .where(
      or(
        lt(notifications.createdAt, sql`${now}::timestamptz - interval '30 days'`),
        inArray(notifications.memberId, gone),
      ),
    );
  // A number that nobody confirmed may be anybody's.
  await query
    .delete(memberPhones)
    .where(
      and(
        isNull(memberPhones.confirmedAt),
        lt(memberPhones.codeExpiresAt, sql`${now}::timestamptz`),
      ),
    );
  for (const table of [notificationSettings, memberPhones, pushSubscriptions]) {
    await query.delete(table).where(inArray(table.memberId, gone));
  }
}
