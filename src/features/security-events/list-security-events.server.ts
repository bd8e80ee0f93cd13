import { and, eq, sql } from "drizzle-orm";
import { defineList, type RowOf } from "~/features/access/define-list.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { betweenDays } from "~/platform/database/between-days.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSecurityEvents } from "./security-events.policy.ts";
import { securityEvents } from "./security-events.tables.server.ts";
import type { SecurityEventFilter } from "./security-events.ts";

/** Security events, the newest first. */
export const { page: listSecurityEvents, stream: streamSecurityEvents } = defineList({
  canRead: canReadSecurityEvents,
  canExport: canReadSecurityEvents,
  pageSize: 50,
  read,
});

export type ListedSecurityEvent = RowOf<typeof streamSecurityEvents>;

function read(
  { database, settings }: Platform,
  filter: SecurityEventFilter,
  before: string | null,
  limit: number,
) {
  const { id, kind, userId, memberUserId, address, times, createdAt, lastAt } = securityEvents;
  return database.query
    .select({
      id,
      kind,
      account: sql<string | null>`coalesce(${users.email}, ${memberUsers.email})`,
      address,
      times,
      createdAt,
      lastAt,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(memberUsers, eq(memberUsers.id, memberUserId))
    .where(
      and(
        filter.kind ? eq(kind, filter.kind) : undefined,
        filter.account ? eq(userId, filter.account) : undefined,
        filter.address ? eq(address, filter.address) : undefined,
        betweenDays(createdAt, filter, settings.timeZone),
        olderThan(securityEvents, before),
      ),
    )
    .orderBy(...newestFirst(securityEvents))
    .limit(limit);
}
