import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { leadReportDecided } from "~/domains/growth/lead-reports/lead-reports.emails.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { memberAlert } from "../notifications.emails.server.ts";
import { sendMemberAlerts, sendPush } from "../notifications.jobs.server.ts";
import { canNotifyMembers } from "../notifications.policy.ts";
import { notifications, pushSubscriptions } from "../notifications.tables.server.ts";
import type { NotificationChannel } from "../notifications.ts";
import { quietUntil } from "../quiet-time.ts";
import { findRecipient, type Recipient, withinReach } from "./recipients.server.ts";
import { listWaitingTexts, textMember } from "./text-member.server.ts";

/** More than anyone reads at a time; the next task sends the rest. */
const most = 200;
/** A task may run slightly early by another clock. */
const slackMs = 60_000;

type Notification = typeof notifications.$inferSelect;

/**
 * Sends a member their due alerts once, on the channels they choose now: one email each, several
 * combined in one text. Former members get nothing.
 */
export async function sendDueMemberAlerts(
  platform: Platform,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<void> {
  authorize(canNotifyMembers(actor));
  await inTransaction(platform, async (work) => {
    const { tx, now, enqueue } = work;
    // One task at a time: texts sent within an hour are counted.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, memberId))
      .for(...lockRows(members, "no key update"));
    const due = await tx
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.memberId, memberId),
          isNull(notifications.toldAt),
          lte(notifications.dueAt, new Date(now.getTime() + slackMs)),
        ),
      )
      .orderBy(asc(notifications.id))
      .limit(most)
      .for(...lockRows(notifications));
    const waiting = await listWaitingTexts(work, memberId);
    if (due.length + waiting.length === 0) return;
    const ids = due.map(({ id }) => id);
    const recipient = await findRecipient(tx, platform, memberId);
    if (!recipient) {
      await tx.delete(notifications).where(inArray(notifications.id, ids));
      return;
    }
    const until = quietUntil(recipient.quiet, recipient.zone, now);
    if (until) {
      await tx
        .update(notifications)
        .set({ dueAt: until, isQuiet: true })
        .where(inArray(notifications.id, ids));
      enqueue(sendMemberAlerts, { memberId }, { startAfter: until });
      return;
    }
    await tx.update(notifications).set({ toldAt: now }).where(inArray(notifications.id, ids));
    const told = await withinReach(tx, recipient, due);
    await mail(work, recipient, chosen(told, recipient, "email"));
    await textMember(work, platform, recipient, {
      waiting: chosen(await withinReach(tx, recipient, waiting), recipient, "text"),
      fresh: chosen(told, recipient, "text"),
    });
    await push(work, recipient, chosen(told, recipient, "push"));
    if (due.length === most) enqueue(sendMemberAlerts, { memberId });
  });
}

const chosen = (
  due: readonly Notification[],
  { choices }: Recipient,
  channel: NotificationChannel,
) => due.filter(({ kind }) => choices[kind].includes(channel));

/** With a morning summary turned on, alerts from quiet hours are in the summary instead. */
async function mail(work: UnitOfWork, recipient: Recipient, due: readonly Notification[]) {
  const { email: to, contractorId, memberId } = recipient;
  for (const { id, kind, isMailed, isQuiet, leadId, visitId } of due) {
    if (isMailed || (isQuiet && recipient.digestAt !== null)) continue;
    const subjectId = leadId ?? visitId ?? memberId;
    const message = { to, cause: `member-alert:${id}`, subjectId, contractorId };
    // This email includes the decision itself.
    if (kind === "report-decided" && leadId) {
      await queueEmail(work, leadReportDecided, { ...message, params: { leadId } });
    } else await queueEmail(work, memberAlert, { ...message, params: { notificationId: id } });
  }
}

async function push(
  { tx, enqueue }: UnitOfWork,
  { memberId }: Recipient,
  due: readonly Notification[],
) {
  if (due.length === 0) return;
  const notificationIds = due.map(({ id }) => id);
  const devices = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId));
  for (const { id } of devices) enqueue(sendPush, { subscriptionId: id, notificationIds });
}
