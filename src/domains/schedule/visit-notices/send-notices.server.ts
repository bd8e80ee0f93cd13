import { and, eq } from "drizzle-orm";
import {
  findTextConversation,
  type QueueTextResult,
  queueTextToLead,
} from "~/domains/follow-ups/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { visitNotice } from "~/domains/schedule/schedule.emails.server.ts";
import {
  cancellationNoticeJob,
  moveNoticeJob,
  visitTextJob,
} from "~/domains/schedule/schedule.jobs.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { noPendingNotice, willNotify } from "~/domains/schedule/visits/move-notice.ts";
import { type Actor, authorize, dayOf, isSystem } from "~/domains/shared/index.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  findConversationOfMail,
  loadVisitNotice,
  type Notified,
} from "./load-visit-notice.server.ts";
import {
  isNoticeCurrent,
  noticeCause,
  notifiedArrivalKey,
  textOf,
  type VisitNotice,
  visitTextKind,
} from "./visit-notices.ts";

type NoticeKind = "booked" | "moved" | "canceled" | "restored";

type Changed = {
  visitId: string;
  arrivalChanged?: boolean | undefined;
  /** For a cancellation or a move: when to notify the customer; null for never. */
  noticeAt?: string | null | undefined;
  /** For a restored visit: whether the customer had been notified of the cancellation. */
  wasTold?: boolean | undefined;
};

/**
 * Notifies a customer that their visit is booked, moved, or canceled, by its current state: by
 * email with a calendar file, and by text if the gate allows it. Once per change, and never for
 * past visits. A cancellation by the business is sent only after it can no longer be undone.
 */
export async function notifyCustomer(
  work: UnitOfWork,
  { payload }: RecordedEvent<Changed>,
  platform: Platform,
): Promise<void> {
  const { visitId, arrivalChanged = true, noticeAt, wasTold: wasNotified } = payload;
  if (noticeAt === null || wasNotified === false) return;
  const found = await loadVisitNotice(platform, work.tx, visitId);
  if (!found || !arrivalChanged) return;
  if (noticeAt === undefined) return notify(work, found, wasNotified ? "restored" : null);
  const job = found.visit.state === "canceled" ? cancellationNoticeJob : moveNoticeJob;
  work.enqueue(job, { visitId, noticeAt }, { startAfter: new Date(noticeAt) });
}

type DelayedNotice = { visitId: string; noticeAt: string };

/** Notifies a customer that the business canceled, unless it was undone. */
export async function notifyOfCancellation(
  platform: Platform,
  actor: Actor,
  notice: DelayedNotice,
): Promise<void> {
  authorize(isSystem(actor));
  await sendDelayed(platform, notice, "canceled");
}

/** Notifies a customer that the business moved their visit, unless it was undone or moved again. */
export async function notifyOfMove(
  platform: Platform,
  actor: Actor,
  notice: DelayedNotice,
): Promise<void> {
  authorize(isSystem(actor));
  await sendDelayed(platform, notice, "booked");
}

function sendDelayed(
  platform: Platform,
  { visitId, noticeAt }: DelayedNotice,
  state: "canceled" | "booked",
): Promise<void> {
  return inTransaction(platform, async (work) => {
    const known = await loadVisitNotice(platform, work.tx, visitId);
    if (!known) return;
    // A concurrent undo either commits first or sees that the customer was notified.
    const visit = await lockVisit(work, known.visit.contractorId, visitId);
    if (visit?.state !== state || visit.noticeAt?.toISOString() !== noticeAt) return;
    const isNeeded = visit.state === "canceled" || willNotify(visit);
    if (isNeeded) await notify(work, { ...known, visit }, null);
    // A canceled visit that they weren't notified of may be restored: they expect what they knew.
    const sent = visit.state === "canceled" ? { noticeAt: null } : noPendingNotice;
    await work.tx.update(visits).set(sent).where(eq(visits.id, visitId));
  });
}

async function notify(work: UnitOfWork, found: Notified, restored: "restored" | null) {
  const { visit, job } = found;
  const { id: visitId, version, contractorId, notifiedAt } = visit;
  if (visit.startsAt <= work.now || visit.state === "done") return;
  const isCanceled = visit.state === "canceled";
  // For a recurring job the customer was notified with its first visit.
  const isKnown = notifiedAt !== null || found.isFurther || (visit.recurrenceId && version > 1);
  if (isCanceled && !isKnown) return;
  // Also one that moved along with an earlier one: that one's notice says so.
  if (found.isFurther && found.isAsPlanned && visit.state === "booked" && !notifiedAt) return;
  const notice: NoticeKind = isCanceled ? "canceled" : (restored ?? (isKnown ? "moved" : "booked"));
  if (job.email) {
    await queueEmail(work, visitNotice, {
      to: job.email,
      cause: `visit-notice:${noticeCause(visit)}`,
      subjectId: job.leadId ?? job.id,
      contractorId,
      conversationId: await findConversationOfMail(work.tx, job),
      params: { visitId, notice },
    });
  }
  const arrival = notifiedArrivalKey({ ...visit, notifiedAt: work.now });
  if (job.leadId || job.phone) work.enqueue(visitTextJob, { visitId, version, notice, arrival });
  await work.tx.update(visits).set({ notifiedAt: work.now }).where(eq(visits.id, visitId));
  // They know the current state, unless it's being changed.
  const isUnchanged = and(eq(visits.version, version), eq(visits.state, visit.state));
  await work.tx
    .update(visits)
    .set(noPendingNotice)
    .where(and(eq(visits.id, visitId), isUnchanged));
}

/** Sends all due reminders, each once. */
export async function sendDueReminders(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, remindAt: dueAt } = visits;
  const cursor = { id, contractorId, dueAt };
  await forEachDue(
    platform,
    cursor,
    (dueRow) => sendReminder(platform, dueRow.id),
    "appointment reminder failed",
  );
}

/**
 * Reminds a visit's customer the day before: by text if the gate allows one that day, otherwise by
 * email.
 */
function sendReminder(platform: Platform, visitId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const notice = await loadVisitNotice(platform, work.tx, visitId);
    if (!notice) return;
    const visit = await lockVisit(work, notice.visit.contractorId, visitId);
    if (!visit?.remindAt || visit.remindAt > work.now) return;
    if (visit.version !== notice.visit.version) throw new Error("The appointment is being changed");
    const remindAt = await remind(platform, work, notice);
    await work.tx.update(visits).set({ remindAt }).where(eq(visits.id, visitId));
  });
}

/** @returns when to check again; null when done */
async function remind(
  platform: Platform,
  work: UnitOfWork,
  notice: Notified,
): Promise<Date | null> {
  const { visit, job, zone } = notice;
  const isBefore = (moment: Date) => dayOf(moment, zone) < dayOf(visit.startsAt, zone);
  if (!isBefore(work.now)) return null;
  const cause = `${visit.id}:reminder:${visit.version}`;
  const text = await queueVisitText(platform, work, notice, { notice: "reminder", cause });
  if (text.outcome === "written") return null;
  if (text.outcome === "busy") return visit.remindAt;
  if (text.outcome === "kept_back" && text.retryAt && isBefore(text.retryAt)) {
    // An email is better than waiting for the end of a pause, which no one knows.
    const isPaused = text.decision.reason === "sender_paused";
    if (!isPaused || !job.email) return text.retryAt;
  }
  if (job.email) {
    await queueEmail(work, visitNotice, {
      to: job.email,
      cause: `visit-notice:${cause}`,
      subjectId: job.leadId ?? job.id,
      contractorId: visit.contractorId,
      conversationId: await findConversationOfMail(work.tx, job),
      params: { visitId: visit.id, notice: "reminder" },
    });
  }
  return null;
}

type VisitTextNotice = {
  visitId: string;
  version: number;
  notice: "booked" | "moved" | "canceled" | "restored";
  arrival?: string | undefined;
};

/**
 * Texts a customer about a change to their visit, if the gate allows it. A text held overnight is
 * sent in the morning, unless the customer got a newer notice or the visit has started.
 */
export async function notifyByText(
  platform: Platform,
  actor: Actor,
  text: VisitTextNotice,
): Promise<void> {
  authorize(isSystem(actor));
  const { visitId, version, notice, arrival } = text;
  await inTransaction(platform, async (work) => {
    const visitNotice = await loadVisitNotice(platform, work.tx, visitId);
    if (!visitNotice) return;
    const { visit } = visitNotice;
    const isSame = arrival ? notifiedArrivalKey(visit) === arrival : visit.version === version;
    if (!isSame || !isNoticeCurrent(notice, visit, work.now)) return;
    const cause = noticeCause({ ...visit, version });
    const queued = await queueVisitText(platform, work, visitNotice, { notice, cause });
    if (queued.outcome === "busy") throw new Error("The customer's opt-out is being changed");
    if (queued.outcome !== "kept_back" || !queued.retryAt) return;
    const { retryAt } = queued;
    if (retryAt < visit.startsAt) work.enqueue(visitTextJob, text, { startAfter: retryAt });
  });
}

type QueuedNotice = {
  notice: VisitNotice;
  cause: string;
  coming?: { by: string; minutes: number | null; link: string };
};

/**
 * Runs the gate for a text about a visit, and inserts it with the background job that sends it,
 * within the caller's transaction. Customers added by the business are texted once their consent is
 * recorded. Each cause is texted about once.
 */
export async function queueVisitText(
  platform: Platform,
  work: UnitOfWork,
  { visit, job, arrival, phone, link, also }: Notified,
  { notice, cause, coming }: QueuedNotice,
): Promise<QueueTextResult> {
  const { contractorId } = visit;
  return queueTextToLead(platform, work, {
    leadId: job.leadId,
    conversationId: job.leadId ? null : await findTextConversation(work.tx, job),
    contractorId,
    kind: visitTextKind,
    purpose: "informational",
    cause,
    text: textOf({ notice, arrival, phone, link, also, coming }),
  });
}
