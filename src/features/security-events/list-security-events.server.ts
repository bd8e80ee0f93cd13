import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { betweenDays } from "~/platform/database/between-days.server.ts";
import {
  newestFirst,
  olderThan,
  pageOf,
  streamRows,
} from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadSecurityEvents } from "./security-events.policy.ts";
import { securityEvents } from "./security-events.tables.server.ts";
import type { SecurityEventFilter } from "./security-events.ts";

const pageSize = 50;

export type ListedSecurityEvent = Awaited<ReturnType<typeof read>>[number];

/** Security events, the newest first, 50 at a time; `before` is the last one seen. */
export async function listSecurityEvents(
  platform: Platform,
  actor: Actor,
  filter: SecurityEventFilter,
  before: string | null,
) {
  authorize(canReadSecurityEvents(actor));
  const { rows, next } = pageOf(await read(platform, filter, before, pageSize + 1), pageSize);
  return { events: rows, next };
}

/** All security events that a filter leaves, for an export. */
export function streamSecurityEvents(
  platform: Platform,
  actor: Actor,
  filter: SecurityEventFilter,
): AsyncGenerator<ListedSecurityEvent> {
  authorize(canReadSecurityEvents(actor));
  return streamRows((before, limit) => read(platform, filter, before, limit));
}

function read(
  { database, settings }: Platform,
  filter: SecurityEventFilter,
  before: string | null,
  limit: number,
) {
  const { id, kind, userId, address, times, createdAt, lastAt } = securityEvents;
  return database.query
    .select({ id, kind, account: users.email, address, times, createdAt, lastAt })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, userId))
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
