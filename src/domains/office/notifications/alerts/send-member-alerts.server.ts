import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { withPlainPunctuation } from "~/domains/follow-ups/index.ts";
import { leadReportDecided } from "~/domains/growth/index.server.ts";
import { members } from "~/domains/identity/index.server.ts";
import { queueEmail, queueText } from "~/domains/messaging/index.server.ts";
import { memberAlert } from "~/domains/office/notifications/notifications.emails.server.ts";
import {
  notifications,
  pushSubscriptions,
} from "~/domains/office/notifications/notifications.tables.server.ts";
import { notificationText } from "~/domains/office/notifications/notifications.text.en.ts";
import {
  type NotificationChannel,
  textsAnHour,
} from "~/domains/office/notifications/notifications.ts";
import { checkTextGate } from "~/domains/office/notifications/phone/own-phone.server.ts";
import { quietUntil } from "~/domains/office/notifications/quiet-time.ts";
import { sendMemberAlerts, sendPush } from "~/domains/office/office.jobs.server.ts";
import { canNotifyMembers } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { describeNotification, summarize } from "./describe-notification.server.ts";
import { filterAllowedAlerts, findRecipient, type Recipient } from "./recipients.server.ts";

/** More than anyone reads at a time; the next task sends the rest. */
const batchSize = 200;
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
          isNull(notifications.notifiedAt),
          lte(notifications.dueAt, new Date(now.getTime() + slackMs)),
        ),
      )
      .orderBy(asc(notifications.id))
      .limit(batchSize)
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
    await tx.update(notifications).set({ notifiedAt: now }).where(inArray(notifications.id, ids));
    const allowed = await filterAllowedAlerts(tx, recipient, due);
    await mail(work, recipient, chosen(allowed, recipient, "email"));
    await textMember(work, platform, recipient, {
      waiting: chosen(await filterAllowedAlerts(tx, recipient, waiting), recipient, "text"),
      fresh: chosen(allowed, recipient, "text"),
    });
    await push(work, recipient, chosen(allowed, recipient, "push"));
    if (due.length === batchSize) enqueue(sendMemberAlerts, { memberId });
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

const hourMs = 3_600_000;
/** Enough for one text; the rest are only in the CRM. */
const maxWaiting = 1_000;

/** The alerts waiting to be texted to a member, locked until the transaction ends. */
export function listWaitingTexts({ tx }: UnitOfWork, memberId: string): Promise<Notification[]> {
  return tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), notifications.textWaits))
    .orderBy(asc(notifications.id))
    .limit(maxWaiting)
    .for(...lockRows(notifications));
}

/**
 * Sends a member one text with waiting and new alerts. After several texts within an hour it waits
 * for the end of that hour.
 */
export async function textMember(
  work: UnitOfWork,
  platform: Platform,
  recipient: Recipient,
  { waiting, fresh }: { waiting: readonly Notification[]; fresh: readonly Notification[] },
): Promise<void> {
  const { memberId } = recipient;
  const due = [...waiting, ...fresh];
  if (due.length === 0) return clearPendingTexts(work, memberId);
  const mayTextAt = await nextTextTime(work, memberId);
  if (mayTextAt.getTime() > work.now.getTime() + slackMs) {
    await work.tx.update(notifications).set({ textWaits: true }).where(isOneOf(fresh));
    // If an alert is waiting already, its task sends this one too.
    if (waiting.length === 0)
      work.enqueue(sendMemberAlerts, { memberId }, { startAfter: mayTextAt });
    return;
  }
  await clearPendingTexts(work, memberId);
  await send(work, platform, recipient, due);
}

const isOneOf = (rows: readonly Notification[]) =>
  inArray(
    notifications.id,
    rows.map(({ id }) => id),
  );

async function clearPendingTexts({ tx }: UnitOfWork, memberId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ textWaits: false })
    .where(and(eq(notifications.memberId, memberId), notifications.textWaits));
}

/** When the next text to a member may be sent: now, or an hour after the first of the latest few. */
async function nextTextTime({ tx, now }: UnitOfWork, memberId: string): Promise<Date> {
  const latest = await tx
    .select({ textedAt: notifications.textedAt })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNotNull(notifications.textedAt)))
    .orderBy(desc(notifications.textedAt))
    .limit(textsAnHour);
  const first = latest[textsAnHour - 1]?.textedAt;
  return first ? new Date(first.getTime() + hourMs) : now;
}

async function send(
  work: UnitOfWork,
  platform: Platform,
  { contractorId, phone, zone, memberId }: Recipient,
  due: readonly Notification[],
): Promise<void> {
  const [first] = due;
  if (!first || !phone) return;
  const gate = await checkTextGate(work.tx, platform, { contractorId, phone });
  if (!gate.send) return;
  const described =
    due.length === 1 ? await describeNotification(work.tx, first, zone) : summarize(due);
  if (!described) return;
  await work.tx
    .update(notifications)
    .set({ textedAt: work.now })
    .where(eq(notifications.id, first.id));
  const link = new URL(described.path, platform.settings.siteUrl).href;
  await queueText(work, {
    kind: "member-alert",
    cause: `member-text:${first.id}`,
    // Several alerts have no single subject.
    subjectId: (due.length === 1 && (first.leadId ?? first.visitId)) || memberId,
    to: phone,
    from: gate.from,
    text: withPlainPunctuation(notificationText.text(described.title, described.body, link)),
    contractorId,
  });
}
