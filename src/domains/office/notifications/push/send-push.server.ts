import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { memberSessions } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { describeNotification, summarize } from "../alerts/describe-notification.server.ts";
import { findRecipient } from "../alerts/recipients.server.ts";
import { canNotifyMembers } from "../notifications.policy.ts";
import { notifications, pushSubscriptions } from "../notifications.tables.server.ts";

/** Milliseconds after which a push message expires; the page still shows the alert. */
const pushTtlMs = 24 * 60 * 60 * 1000;

/**
 * Sends one message to one browser of a member. A browser whose session or membership ended, or
 * that its push service no longer knows, is deleted.
 * @throws when the push service is unavailable, so it is retried
 */
export async function sendPushMessage(
  platform: Platform,
  actor: Actor,
  { subscriptionId, notificationIds }: { subscriptionId: string; notificationIds: string[] },
): Promise<void> {
  authorize(canNotifyMembers(actor));
  const { query } = platform.database;
  const forget = () =>
    query.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  const [target] = await query
    .select({
      memberId: members.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      authSecret: pushSubscriptions.authSecret,
    })
    .from(pushSubscriptions)
    .innerJoin(members, eq(members.id, pushSubscriptions.memberId))
    .innerJoin(memberSessions, eq(memberSessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.id, subscriptionId),
        isNull(members.revokedAt),
        gt(memberSessions.expiresAt, sql`now()`),
      ),
    );
  const recipient = target && (await findRecipient(query, platform, target.memberId));
  if (!recipient) {
    await forget();
    return;
  }
  const told = await query
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, notificationIds),
        eq(notifications.memberId, recipient.memberId),
        // It may have waited long, especially after a restore, and be outdated.
        gt(notifications.toldAt, new Date(platform.clock.now().getTime() - pushTtlMs)),
      ),
    )
    .orderBy(asc(notifications.id));
  const [first] = told;
  if (!first) return;
  const shown =
    told.length === 1 ? await describeNotification(query, first, recipient.zone) : summarize(told);
  if (!shown) return;
  const sent = await platform.push.send(target, JSON.stringify({ ...shown, tag: first.id }));
  if (sent.outcome === "gone") await forget();
  if (sent.outcome === "temporary") throw new Error(sent.reason);
  if (sent.outcome === "refused") {
    platform.log.warn("push message rejected", { reason: sent.reason });
  }
  if (sent.outcome !== "sent") return;
  await query
    .update(pushSubscriptions)
    .set({ usedAt: platform.clock.now() })
    .where(eq(pushSubscriptions.id, subscriptionId));
}
