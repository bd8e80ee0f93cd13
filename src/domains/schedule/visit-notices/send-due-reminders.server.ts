import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findConversation, loadVisitNotice, type Notified } from "./load-visit-notice.server.ts";
import { queueVisitText } from "./queue-visit-text.server.ts";
import { visitNotice } from "./visit-notices.emails.server.ts";

/** Sends all due reminders, each once. */
export async function sendDueReminders(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, remindAt: dueAt } = visits;
  const each = { id, contractorId, dueAt };
  await forEachDue(
    platform,
    each,
    (one) => sendReminder(platform, one.id),
    "appointment reminder failed",
  );
}

/**
 * Reminds a visit's customer the day before: by text if the gate allows one that day, otherwise by
 * email.
 */
function sendReminder(platform: Platform, visitId: string): Promise<void> {
  return inTransaction(platform, async (work) => {
    const found = await loadVisitNotice(platform, work.tx, visitId);
    if (!found) return;
    const visit = await lockVisit(work, found.visit.contractorId, visitId);
    if (!visit?.remindAt || visit.remindAt > work.now) return;
    if (visit.version !== found.visit.version) throw new Error("The appointment is being changed");
    const remindAt = await remind(platform, work, found);
    await work.tx.update(visits).set({ remindAt }).where(eq(visits.id, visitId));
  });
}

/** @returns when to check again; null when done */
async function remind(platform: Platform, work: UnitOfWork, found: Notified): Promise<Date | null> {
  const { visit, job, zone } = found;
  const isBefore = (moment: Date) => dayOf(moment, zone) < dayOf(visit.startsAt, zone);
  if (!isBefore(work.now)) return null;
  const cause = `${visit.id}:reminder:${visit.version}`;
  const text = await queueVisitText(platform, work, found, { notice: "reminder", cause });
  if (text.outcome === "written") return null;
  if (text.outcome === "busy") return visit.remindAt;
  if (text.outcome === "kept_back" && text.decision.decision === "hold") {
    const { until } = text.decision;
    if (until && isBefore(until)) return until;
  }
  if (job.email) {
    await queueEmail(work, visitNotice, {
      to: job.email,
      cause: `visit-notice:${cause}`,
      subjectId: job.leadId ?? job.id,
      contractorId: visit.contractorId,
      conversationId: await findConversation(work.tx, job.leadId),
      params: { visitId: visit.id, notice: "reminder" },
    });
  }
  return null;
}
