import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { members } from "~/domains/identity/index.server.ts";
import {
  describeNotification,
  summarize,
} from "~/domains/office/notifications/alerts/describe-notification.server.ts";
import { findRecipient } from "~/domains/office/notifications/alerts/recipients.server.ts";
import {
  notifications,
  pushSubscriptions,
} from "~/domains/office/notifications/notifications.tables.server.ts";
import { notificationText } from "~/domains/office/notifications/notifications.text.en.ts";
import { canChooseNotifications, canNotifyMembers } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { memberSessions } from "~/platform/accounts/accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";

/** More browsers than one person has; the one notified longest ago is removed. */
const maxDevices = 20;

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]{1,100}={0,2}$/)
    .refine((text) => Buffer.from(text, "base64url").length === length);

/** The fields of a browser's subscription (Push API, `PushSubscription.toJSON`). */
const subscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

/** The actor's browsers with alerts on, newest first; the one of this session is marked. */
export async function listPushDevices(platform: Platform, actor: Actor) {
  authorize(canChooseNotifications(actor));
  const rows = await platform.database.query
    .select({
      id: pushSubscriptions.id,
      userAgent: pushSubscriptions.userAgent,
      sessionId: pushSubscriptions.sessionId,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, actor.id))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  return rows.map(({ sessionId, ...row }) => ({ ...row, current: sessionId === actor.sessionId }));
}

/** The key browsers subscribe with. */
export function readPushPublicKey(platform: Platform, actor: Actor): string {
  authorize(canChooseNotifications(actor));
  return platform.push.publicKey;
}

/** Turns on alerts for this browser until its session ends. Turning it on again keeps the same row. */
export async function addPushDevice(
  platform: Platform,
  actor: Actor,
  { subscription, userAgent }: { subscription: unknown; userAgent: string | null },
): Promise<Result<object, Invalid>> {
  authorize(canChooseNotifications(actor));
  const parsed = subscriptionSchema.safeParse(subscription);
  if (!parsed.success || !platform.push.isEndpoint(parsed.data.endpoint)) {
    return invalid({ subscription: notificationText.pushNotSupported });
  }
  const { endpoint, keys } = parsed.data;
  const row = {
    memberId: actor.id,
    contractorId: actor.contractorId,
    sessionId: actor.sessionId,
    p256dh: keys.p256dh,
    authSecret: keys.auth,
    userAgent: userAgent?.slice(0, 400) ?? null,
  };
  const { query } = platform.database;
  await query
    .insert(pushSubscriptions)
    .values({ ...row, endpoint, createdAt: platform.clock.now() })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  const surplus = await query
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, actor.id))
    .orderBy(
      desc(eq(pushSubscriptions.endpoint, endpoint)),
      desc(sql`coalesce(${pushSubscriptions.usedAt}, ${pushSubscriptions.createdAt})`),
      desc(pushSubscriptions.id),
    )
    .offset(maxDevices);
  if (surplus.length > 0) {
    const ids = surplus.map(({ id }) => id);
    await query.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
  }
  return { ok: true };
}

/** Turns off alerts for one of the actor's browsers. @returns whether it existed */
export async function removePushDevice(
  platform: Platform,
  actor: Actor,
  deviceId: string,
): Promise<boolean> {
  authorize(canChooseNotifications(actor));
  const removed = await platform.database.query
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, deviceId), eq(pushSubscriptions.memberId, actor.id)))
    .returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}

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
  const alerts = await query
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, notificationIds),
        eq(notifications.memberId, recipient.memberId),
        // It may have waited long, especially after a restore, and be outdated.
        gt(notifications.notifiedAt, new Date(platform.clock.now().getTime() - pushTtlMs)),
      ),
    )
    .orderBy(asc(notifications.id));
  const [first] = alerts;
  if (!first) return;
  const shown =
    alerts.length === 1
      ? await describeNotification(query, first, recipient.zone)
      : summarize(alerts);
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
