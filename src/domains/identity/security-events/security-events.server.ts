import { and, eq, lt, sql } from "drizzle-orm";
import { securityEvents } from "~/domains/identity/identity.tables.server.ts";
import { defineList, type RowOf } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, isPermitted, isSystem } from "~/domains/shared/index.ts";
import { memberUsers, users } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { betweenDays, newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { SecurityEventFilter, SecurityEventKind } from "./security-events.ts";

/** Maximum rows per hour; further client addresses are counted together. */
export const maxRowsPerHour = 10_000;

/** The account of an attempt: its ID if known, else the address that was typed. */
export type Account =
  | { userId: string | null }
  | { email: string }
  /** For someone signing in to the CRM. */
  | { memberEmail: string };

/**
 * Counts an attempt that was delayed or refused by a rate limit. Records at most 20 a minute per client
 * address, so a flood writes nothing more.
 */
export async function recordDelay(
  platform: Platform,
  account: Account,
  address: string,
): Promise<void> {
  const { waitSeconds } = await platform.limits.use("delayed_try", address);
  if (waitSeconds === 0) await recordSecurityEvent(platform, "delayed", account, address);
}

/**
 * Counts a failed or refused attempt (`staff.security-events`): one row per kind, account, client address,
 * and hour. Does the same work whether or not the account exists.
 */
export async function recordSecurityEvent(
  { database, clock }: Platform,
  kind: SecurityEventKind,
  account: Account,
  address: string | null,
): Promise<void> {
  const now = clock.now();
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000).toISOString();
  const moment = now.toISOString();
  const userId = "userId" in account ? account.userId : null;
  const email = "email" in account ? account.email : null;
  const memberEmail = "memberEmail" in account ? account.memberEmail : null;
  const staff = sql`coalesce(${userId}::uuid, (select id from ${users} where lower(email) = lower(${email}::text)))`;
  const member = sql`(select id from ${memberUsers} where lower(email) = lower(${memberEmail}::text))`;
  const full = sql`(select count(*) from (select 1 from ${securityEvents}
    where hour = ${hour}::timestamptz limit ${maxRowsPerHour}) as counted) = ${maxRowsPerHour}::int`;
  await database.query.execute(sql`
    insert into ${securityEvents} (id, kind, user_id, member_user_id, address, hour, times, created_at, last_at)
    select ${newId(now.getTime())}::uuid, ${kind}, ${staff}, ${member}, case when ${full} then null else ${address}::text end,
      ${hour}::timestamptz, 1, ${moment}::timestamptz, ${moment}::timestamptz
    on conflict (hour, kind, coalesce(user_id, member_user_id, '00000000-0000-0000-0000-000000000000'::uuid), coalesce(address, ''))
    do update set times = security_events.times + 1, last_at = excluded.last_at`);
}

/** Failed sign-ins with their addresses, also as a file. */
const canReadSecurityEvents = (actor: Actor) => isPermitted(actor, "manage_staff");

/** Security events, newest first. */
export const { page: listSecurityEvents, stream: streamSecurityEvents } = defineList({
  canRead: canReadSecurityEvents,
  canExport: canReadSecurityEvents,
  pageSize: 50,
  read: selectPage,
});

export type ListedSecurityEvent = RowOf<typeof streamSecurityEvents>;

function selectPage(
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

/** Deleting old events. */
const canEraseSecurityEvents = (actor: Actor) => isSystem(actor);

const day = 24 * 60 * 60 * 1000;

/** Deletes security events that are older than 30 days (`staff.security-events`). */
export async function eraseSecurityEvents(
  { clock, database, settings }: Platform,
  actor: Actor,
): Promise<void> {
  authorize(canEraseSecurityEvents(actor));
  const before = new Date(clock.now().getTime() - settings.securityEventDays * day);
  await database.query.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}
