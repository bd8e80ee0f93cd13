import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { withPlainPunctuation } from "~/domains/follow-ups/sequences/segments.ts";
import { queueText } from "~/domains/messaging/messages/queue-text.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendMemberAlerts } from "../notifications.jobs.server.ts";
import { notifications } from "../notifications.tables.server.ts";
import { notificationText } from "../notifications.text.en.ts";
import { textsAnHour } from "../notifications.ts";
import { checkTextGate } from "../phone/check-text-gate.server.ts";
import { describeNotification, summarize } from "./describe-notification.server.ts";
import type { Recipient } from "./recipients.server.ts";

const hourMs = 3_600_000;
/** A task may run slightly early by another clock. */
const slackMs = 60_000;
/** More than one text reports; the CRM has the rest. */
const maxWaiting = 1_000;

type Notification = typeof notifications.$inferSelect;

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
  const told = due.length === 1 ? await describeNotification(work.tx, first, zone) : summarize(due);
  if (!told) return;
  await work.tx
    .update(notifications)
    .set({ textedAt: work.now })
    .where(eq(notifications.id, first.id));
  const link = new URL(told.path, platform.settings.siteUrl).href;
  await queueText(work, {
    kind: "member-alert",
    cause: `member-text:${first.id}`,
    // Several alerts have no single subject.
    subjectId: (due.length === 1 && (first.leadId ?? first.visitId)) || memberId,
    to: phone,
    from: gate.from,
    text: withPlainPunctuation(notificationText.text(told.title, told.body, link)),
    contractorId,
  });
}
