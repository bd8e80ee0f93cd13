import { sql } from "drizzle-orm";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { securityEvents } from "./security-events.tables.server.ts";
import type { SecurityEventKind } from "./security-events.ts";

/** So many rows an hour can have; what comes from further addresses then counts together. */
export const maxRowsAnHour = 10_000;

/** Whose account it was: an id where it is known, else the address that was typed. */
export type Account =
  | { userId: string | null }
  | { email: string }
  /** Of somebody who signs in to the CRM. */
  | { memberEmail: string };

/**
 * Counts a try that had to wait or was refused for waiting. Of more than 20 a minute from one address
 * no more is written: whoever floods us writes nothing.
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
 * Counts a failed or refused try (`staff.security-events`): one row for each kind, account, address
 * and hour, and the same work whether or not there is such an account.
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
    where hour = ${hour}::timestamptz limit ${maxRowsAnHour}) as counted) = ${maxRowsAnHour}::int`;
  await database.query.execute(sql`
    insert into ${securityEvents} (id, kind, user_id, member_user_id, address, hour, times, created_at, last_at)
    select ${newId(now.getTime())}::uuid, ${kind}, ${staff}, ${member}, case when ${full} then null else ${address}::text end,
      ${hour}::timestamptz, 1, ${moment}::timestamptz, ${moment}::timestamptz
    on conflict (hour, kind, coalesce(user_id, member_user_id, '00000000-0000-0000-0000-000000000000'::uuid), coalesce(address, ''))
    do update set times = security_events.times + 1, last_at = excluded.last_at`);
}
