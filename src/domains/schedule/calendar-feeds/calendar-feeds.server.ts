import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import {
  contractorAccounts,
  memberActorColumns,
  members,
} from "~/domains/identity/index.server.ts";
import { canManageOwnFeed } from "~/domains/schedule/schedule.policy.ts";
import { calendarFeeds } from "~/domains/schedule/schedule.tables.server.ts";
import { listVisits } from "~/domains/schedule/visits/list-visits.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { writeCalendar } from "~/platform/calendar/calendar.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";

/** When a member's feed was created and last read; null if there is none. */
export async function findOwnFeed(platform: Platform, actor: Actor) {
  authorize(canManageOwnFeed(actor));
  const [feed] = await platform.database.query
    .select({ createdAt: calendarFeeds.createdAt, readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.memberId, actor.id));
  return feed ?? null;
}

/**
 * Creates a member's secret feed URL and revokes the previous one. Returned only once: only its
 * hash is stored.
 */
export async function renewFeed(platform: Platform, actor: Actor): Promise<{ address: string }> {
  authorize(canManageOwnFeed(actor));
  const { database, clock, settings } = platform;
  const token = randomToken();
  const feed = { tokenHash: hashToken(token), createdAt: clock.now(), readAt: null };
  const { id: memberId, contractorId } = actor;
  await database.query
    .insert(calendarFeeds)
    .values({ id: newId(), memberId, contractorId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.memberId, set: feed });
  const { href } = new URL(`/calendar/${token}/visits.ics`, settings.siteUrl);
  return { address: href.replace(/^https?:/, "webcal:") };
}

/** Deletes a member's feed. @returns whether there was one */
export async function endFeed(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canManageOwnFeed(actor));
  const deleted = await platform.database.query
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.memberId, actor.id))
    .returning({ id: calendarFeeds.id });
  return deleted.length > 0;
}

const hour = 60 * 60_000;
const day = 24 * hour;
const daysBack = 30;
const daysAhead = 180;
/**
 * Enough for a whole business. Beyond it the latest visits are left out; they move into range over
 * time.
 */
const maxVisits = 5_000;

/** `version` identifies the file's content. `waitSeconds` means the URL was read too often. */
export type FeedRead = { file: string; version: string } | { waitSeconds: number };

/**
 * A member's schedule as a calendar file for a secret feed URL; null if the URL is unknown or the
 * membership has ended.
 */
export async function readFeed(platform: Platform, token: string): Promise<FeedRead | null> {
  const { limits, clock, settings } = platform;
  const feed = await findFeed(platform, token);
  if (!feed) return null;
  const { feedId, ...member } = feed;
  const { waitSeconds } = await limits.use("calendar_feed", feedId);
  if (waitSeconds > 0) return { waitSeconds };
  const now = clock.now();
  const visits = await listVisits(platform, member, {
    from: new Date(now.getTime() - daysBack * day),
    to: new Date(now.getTime() + daysAhead * day),
    limit: maxVisits,
  });
  await recordFeedRead(platform, feedId, now);
  const events = visits.map((visit) => ({
    uid: `visit-${visit.id}@${settings.siteUrl.hostname}`,
    version: visit.version,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    changedAt: visit.updatedAt,
    title: `${visit.customerName}: ${visit.what}`,
    description: [visit.crewName, formatPhone(visit.phone, visit.phoneExtension)]
      .filter(Boolean)
      .join(", "),
    location: visit.address,
    canceled: visit.state === "canceled",
  }));
  const file = writeCalendar(member.businessName, events);
  return { file, version: createHash("sha256").update(file).digest("base64url").slice(0, 22) };
}

/** The current member that a secret feed URL belongs to. */
async function findFeed({ database: { query } }: Platform, token: string) {
  const [calendarFeed] = await query
    .select({ feedId: calendarFeeds.id, ...memberActorColumns })
    .from(calendarFeeds)
    .innerJoin(members, eq(members.id, calendarFeeds.memberId))
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, hashToken(token)),
        isNull(members.revokedAt),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  if (!calendarFeed) return null;
  const member: BusinessMember & { feedId: string } = { kind: "member", ...calendarFeed };
  return member;
}

async function recordFeedRead({ database }: Platform, feedId: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - hour);
  await database.query
    .update(calendarFeeds)
    .set({ readAt: now })
    .where(
      and(
        eq(calendarFeeds.id, feedId),
        or(isNull(calendarFeeds.readAt), lt(calendarFeeds.readAt, anHourAgo)),
      ),
    );
}
