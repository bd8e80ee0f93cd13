import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { planRecurringVisits } from "~/domains/schedule/schedule.jobs.server.ts";
import { canPlanVisits } from "~/domains/schedule/schedule.policy.ts";
import { crews, recurrences, visits } from "~/domains/schedule/schedule.tables.server.ts";
import {
  cancelVisitInTransaction,
  type VisitEnded,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { endJobIfOver } from "~/domains/schedule/visits/end-job.server.ts";
import { lockRecurrence, lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { delayedNoticeTime } from "~/domains/schedule/visits/move-notice.ts";
import { rebookIfFree } from "~/domains/schedule/visits/restore-visit.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { endAt, isOnlyGenerated, lockFollowingVisits } from "./change-recurrence.server.ts";
import { planVisitsInTransaction } from "./plan-recurrences.server.ts";

/**
 * Ends a recurring job after one of its visits. Cancels the next visit and those the customer was
 * individually notified of, and notifies the customer once it can't be undone right away. Those
 * with notes are canceled too; the others, which were only generated, are deleted.
 */
export async function stopRecurrence(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitEnded> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const recurrence = await lockRecurrence(work, contractorId, visitId);
    const stays = await lockVisit(work, contractorId, visitId);
    if (!stays) return { ok: false, code: "not_found" };
    const day = stays.recurrenceDay;
    if (!recurrence || recurrence.id !== stays.recurrenceId || !day) {
      return { ok: false, code: "not_possible" };
    }
    if (recurrence.stoppedAt) return { ok: true, changed: false };
    const undo = { endedAt: work.now, endedLastDay: recurrence.lastDay };
    await endAt(work, recurrence, day, undo);
    const all = await lockFollowingVisits(work, recurrence, day);
    const following = all.filter(({ state }) => state === "booked");
    const isCanceled = (id: string) => {
      const at = following.findIndex((visit) => visit.id === id);
      const nextVisit = following[at];
      return at === 0 || (nextVisit !== undefined && !isOnlyGenerated(nextVisit));
    };
    const deleted = following.filter(({ id }) => !isCanceled(id)).map(({ id }) => id);
    // Delete first, then cancel: canceling the last upcoming visit ends the job.
    if (deleted.length > 0) await work.tx.delete(visits).where(inArray(visits.id, deleted));
    const soon = delayedNoticeTime(work.now);
    for (const { id, notifiedAt } of following.filter((visit) => isCanceled(visit.id))) {
      const visit = await lockVisit(work, contractorId, id);
      const isKnown = notifiedAt !== null || id === following[0]?.id;
      const noticeAt = isKnown ? soon : null;
      if (visit)
        await cancelVisitInTransaction(work, visit, { by: "business", memberId, noticeAt });
    }
    await endJobIfOver(work, recurrence.workOrderId);
    return { ok: true, changed: true };
  });
}

/**
 * Undoes the end of a recurring job: its canceled visits are booked again unless their crew is busy
 * by now, and the others are generated again.
 */
export async function resumeRecurrence(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitEnded> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const { database, settings } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const { tx, now } = work;
    const recurrence = await lockRecurrence(work, contractorId, visitId);
    if (!recurrence) return { ok: false, code: "not_found" };
    if (!recurrence.stoppedAt) return { ok: true, changed: false };
    const { id, endedAt, endedLastDay, lastDay: endedOn, workOrderId } = recurrence;
    if (!endedAt || !endedOn) return { ok: false, code: "not_possible" };
    const canceled = await tx
      .select({ id: visits.id, crewId: visits.crewId })
      .from(visits)
      .where(
        and(
          eq(visits.recurrenceId, id),
          eq(visits.state, "canceled"),
          eq(visits.canceledBy, "business"),
          eq(visits.endedAt, endedAt),
          // One that a member canceled has a reason.
          isNull(visits.cancelReason),
        ),
      )
      .orderBy(asc(visits.recurrenceDay));
    const crewIds = [recurrence.crewId, ...canceled.map(({ crewId }) => crewId)];
    await tx
      .select({ id: crews.id })
      .from(crews)
      .where(inArray(crews.id, crewIds))
      .orderBy(crews.id)
      .for(...lockRows(crews));
    for (const canceledVisit of canceled) {
      const visit = await lockVisit(work, contractorId, canceledVisit.id);
      if (visit?.state === "canceled") await rebookIfFree(work, visit, zone, memberId);
    }
    const [resumed] = await tx
      .update(recurrences)
      .set({
        lastDay: endedLastDay,
        stoppedAt: null,
        endedAt: null,
        endedLastDay: null,
        plannedTo: endedOn,
        updatedAt: now,
      })
      .where(eq(recurrences.id, id))
      .returning();
    if (!resumed) throw new Error("Recurring job not saved");
    const { isComplete } = await planVisitsInTransaction(work, resumed, zone);
    if (!isComplete) work.enqueue(planRecurringVisits, {});
    await endJobIfOver(work, workOrderId);
    return { ok: true, changed: true };
  });
}
