import { and, eq, gt, lt } from "drizzle-orm";
import { markBooked } from "~/domains/leads/index.server.ts";
import { visitReopened, visitRestored } from "~/domains/schedule/schedule.events.ts";
import { moveNoticeJob } from "~/domains/schedule/schedule.jobs.server.ts";
import {
  canBookVisits,
  canEndVisits,
  seesOwnCrewsOnly,
} from "~/domains/schedule/schedule.policy.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withCrewConflictCheck } from "./book-visit-in-transaction.server.ts";
import { isOwnCrewVisit, type LockedVisit, lockVisit } from "./lock-visit.server.ts";
import { delayedNoticeTime } from "./move-notice.ts";
import { reminderTimeFor } from "./visit-clock.ts";

/**
 * `changed` is false if it already had this state. Rejected if it was canceled or its crew is busy
 * then.
 */
export type VisitReopened = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible"> | Invalid
>;

/**
 * Reopens a done visit: it's booked again, and its job is open. Technicians only for their own
 * crews' visits.
 */
export async function reopenVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitReopened> {
  authorize(canEndVisits(actor));
  const own = seesOwnCrewsOnly(actor) ? actor : null;
  return restoreBooking(platform, actor.contractorId, visitId, async (work, zone) => {
    const where = own ? isOwnCrewVisit(work.tx, own) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, where);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "booked") return { ok: true, changed: false };
    if (visit.state !== "done") return { ok: false, code: "not_possible" };
    await rebookVisit(work, visit, zone);
    const { contractorId, leadId } = visit;
    if (leadId) await markBooked(work, leadId);
    work.record(visitReopened, { visitId, contractorId, leadId });
    return { ok: true, changed: true };
  });
}

/**
 * Restores a visit the business canceled: it's booked again, unless its crew is busy by now. A
 * customer who was notified of the cancellation is notified that it's back on.
 */
export async function restoreVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitReopened> {
  authorize(canBookVisits(actor));
  return restoreBooking(platform, actor.contractorId, visitId, async (work, zone) => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "booked") return { ok: true, changed: false };
    if (visit.state !== "canceled" || visit.canceledBy !== "business") {
      return { ok: false, code: "not_possible" };
    }
    await restoreVisitInTransaction(work, visit, zone, actor.id);
    return { ok: true, changed: true };
  });
}

async function restoreVisitInTransaction(
  work: UnitOfWork,
  visit: LockedVisit,
  zone: string,
  memberId: string,
): Promise<void> {
  const { id: visitId, contractorId, leadId, notifiedAt, endedAt } = visit;
  await rebookVisit(work, visit, zone);
  if (leadId) await markBooked(work, leadId);
  const wasTold = notifiedAt !== null && endedAt !== null && notifiedAt > endedAt;
  work.record(visitRestored, { visitId, contractorId, leadId, memberId, wasTold });
}

/**
 * Restores a canceled visit that the caller locked with its crew, unless it's past or the crew is
 * busy then.
 */
export async function rebookIfFree(
  work: UnitOfWork,
  visit: LockedVisit,
  zone: string,
  memberId: string,
): Promise<void> {
  const { crewId, leavesAt, endsAt, startsAt } = visit;
  const isSlotTaken = and(
    eq(visits.crewId, crewId),
    eq(visits.state, "booked"),
    lt(visits.leavesAt, endsAt),
    gt(visits.endsAt, leavesAt),
  );
  if (startsAt <= work.now || (await work.tx.$count(visits, isSlotTaken)) > 0) return;
  await restoreVisitInTransaction(work, visit, zone, memberId);
}

/** Books a visit again at its own time; if its crew is busy then, the error says where. */
async function restoreBooking(
  platform: Platform,
  contractorId: string,
  visitId: string,
  run: (work: UnitOfWork, zone: string) => Promise<VisitReopened>,
): Promise<VisitReopened> {
  const { query } = platform.database;
  const [visit] = await query.select().from(visits).where(eq(visits.id, visitId));
  if (visit?.contractorId !== contractorId) return { ok: false, code: "not_found" };
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const slot = { contractorId, crewId: visit.crewId, times: visit, zone, visitId };
  return withCrewConflictCheck(platform, slot, () =>
    inTransaction(platform, (work) => run(work, zone)),
  );
}

async function rebookVisit(
  { tx, now, enqueue }: UnitOfWork,
  { id, workOrderId, version, startsAt, state, knownStartsAt }: LockedVisit,
  zone: string,
): Promise<void> {
  const remindAt = reminderTimeFor(startsAt, zone, now);
  // The notice of a move that was pending when it ended is pending again.
  const noticeAt = knownStartsAt ? delayedNoticeTime(now) : null;
  const ended = { endedAt: null, canceledBy: null, cancelReason: null, noticeAt };
  const doneFor = { donePriceCents: null, doneItems: null };
  await tx
    .update(visits)
    .set({
      state: "booked",
      ...ended,
      ...doneFor,
      remindAt,
      // Calendars apply an update only if its sequence number is higher than the cancellation's.
      ...(state === "canceled" ? { version: version + 1 } : {}),
      updatedAt: now,
    })
    .where(eq(visits.id, id));
  if (noticeAt) {
    const notice = { visitId: id, noticeAt: noticeAt.toISOString() };
    enqueue(moveNoticeJob, notice, { startAfter: noticeAt });
  }
  await tx
    .update(workOrders)
    .set({ status: "open", updatedAt: now })
    .where(eq(workOrders.id, workOrderId));
}
