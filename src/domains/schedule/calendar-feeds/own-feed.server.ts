import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken, randomToken } from "~/platform/secrets/secrets.server.ts";
import { canManageOwnFeed } from "./calendar-feeds.policy.ts";
import { calendarFeeds } from "./calendar-feeds.tables.server.ts";

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
  const gone = await platform.database.query
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.memberId, actor.id))
    .returning({ id: calendarFeeds.id });
  return gone.length > 0;
}
