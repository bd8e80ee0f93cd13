import { and, eq, lte } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findRecipient } from "../alerts/recipients.server.ts";
import { morningDigest } from "../notifications.emails.server.ts";
import { canNotifyMembers } from "../notifications.policy.ts";
import { notificationSettings } from "../notifications.tables.server.ts";
import { nextTimeOfDay } from "../quiet-time.ts";
import { readDigest } from "./read-digest.server.ts";

const day = 24 * 3_600_000;

/**
 * Sends due morning summaries, one a day per member who wants one, and no empty ones. A failure
 * doesn't stop the others.
 */
export async function sendDueDigests(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  const { memberId: id, contractorId, digestDueAt: dueAt } = notificationSettings;
  const each = { id, contractorId, dueAt };
  await forEachDue(platform, each, (one) => sendDigest(platform, one.id), "morning summary failed");
}

function sendDigest(platform: Platform, memberId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [due] = await tx
      .select()
      .from(notificationSettings)
      .where(
        and(
          eq(notificationSettings.memberId, memberId),
          lte(notificationSettings.digestDueAt, now),
        ),
      )
      .for(...lockRows(notificationSettings));
    if (!due?.digestDueAt) return;
    const { contractorId, digestDueAt: at, digestAt } = due;
    const recipient = await findRecipient(tx, platform, memberId);
    const next =
      recipient && digestAt !== null ? nextTimeOfDay(digestAt, recipient.zone, now) : null;
    await tx
      .update(notificationSettings)
      .set({ digestDueAt: next })
      .where(eq(notificationSettings.memberId, memberId));
    if (!recipient) return;
    const since = new Date(at.getTime() - day);
    const digest = await readDigest(tx, recipient, { since, until: now });
    if (digest.isEmpty) return;
    await queueEmail(work, morningDigest, {
      to: recipient.email,
      cause: `morning-digest:${memberId}:${at.toISOString()}`,
      subjectId: memberId,
      contractorId,
      params: { memberId, since: since.toISOString(), until: now.toISOString() },
    });
  });
}
