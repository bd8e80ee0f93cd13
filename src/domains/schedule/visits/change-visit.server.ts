import { and, eq, inArray, ne } from "drizzle-orm";
import { unmarkBooked, withMerged } from "~/domains/leads/index.server.ts";
import { countMissingPhotos } from "~/domains/schedule/jobs/checklists.server.ts";
import { visitCanceled, visitDone, visitMoved } from "~/domains/schedule/schedule.events.ts";
import {
  canBookVisits,
  canEndVisits,
  seesOwnCrewsOnly,
} from "~/domains/schedule/schedule.policy.ts";
import type { Cancellation, Move } from "~/domains/schedule/schedule.schema.ts";
import { type Recurrence, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import type { Canceler, CancelReason, VisitTimes } from "~/domains/schedule/schedule.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransactionUnlessRefused } from "~/platform/transaction-unless-refused.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withCrewConflictCheck } from "./book-visit-in-transaction.server.ts";
import { describeClosure } from "./describe-closure.server.ts";
import { endJobIfOver, lockJobForVisits } from "./end-job.server.ts";
import {
  isOwnCrewVisit,
  type LockedVisit,
  lockVisit,
  lockVisitForChange,
} from "./lock-visit.server.ts";
import {
  delayedNoticeTime,
  type NoticeChoice,
  noPendingNotice,
  noticeAfterMove,
  noticeChoice,
} from "./move-notice.ts";
import { formatDay, reminderTimeFor, timesOf, validateTime } from "./visit-clock.ts";

export type VisitMoved = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible" | "changed_elsewhere"> | Invalid
>;

/**
 * Moves a visit to another time or crew. Rejected if it changed since the member loaded it.
 * Submitting twice moves it once.
 */
export async function moveVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
  request: Move,
): Promise<VisitMoved> {
  authorize(canBookVisits(actor));
  const { contractorId, id: memberId } = actor;
  const change = { contractorId, visitId, request };
  return moveIfCrewFree(platform, change, async (work, { visit, next, zone }) => {
    if (isSame(visit, next)) return { ok: true, changed: false };
    if (visit.version !== request.version) return { ok: false, code: "changed_elsewhere" };
    const notice = noticeChoice(request);
    await moveVisitInTransaction(work, visit, next, zone, { memberId, notice });
    return { ok: true, changed: true };
  });
}

/** A booked visit, locked with its recurring job and its new crew, and its new times. */
export type LockedMove = {
  visit: LockedVisit;
  recurrence: Recurrence | null;
  next: Next;
  zone: string;
};

/**
 * Runs a move in a transaction with the needed locks. If the crew would be double-booked nothing
 * changes, and the error says where it is (`schedule.one-place`). A time at which the crew doesn't
 * work has to be confirmed. A refused move creates nothing, such as the first crew.
 */
export async function moveIfCrewFree(
  platform: Platform,
  { contractorId, visitId, request }: { contractorId: string; visitId: string; request: Move },
  move: (work: UnitOfWork, held: LockedMove) => Promise<VisitMoved>,
): Promise<VisitMoved> {
  const { settings, database } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const problem = validateTime(request.date, request.time, zone);
  if (problem) return invalid({ time: problem });
  const times = timesOf(request, zone);
  const slot = { contractorId, crewId: request.crew_id, times, zone, visitId };
  return withCrewConflictCheck(platform, slot, () =>
    inTransactionUnlessRefused(platform, async (work): Promise<VisitMoved> => {
      const change = { visitId, crewId: request.crew_id };
      const locks = await lockVisitForChange(work, contractorId, change);
      if (!locks) return { ok: false, code: "not_found" };
      const { crewId, visit, recurrence } = locks;
      if (visit.state !== "booked") return { ok: false, code: "not_possible" };
      if (!crewId) return invalid({ crew_id: "Choose a crew" });
      const next = { crewId, ...times, windowMinutes: request.window_minutes };
      const isConfirmed = request.book_anyway || isSameTime(visit, next);
      const closed = isConfirmed
        ? null
        : await describeClosure(work.tx, { contractorId, crewId, times, zone }, work.now);
      if (closed) return invalid({ book_anyway: closed });
      return move(work, { visit, recurrence, next, zone });
    }),
  );
}

type Next = VisitTimes & { crewId: string; windowMinutes: number };

/** The columns of a visit whose crew isn't on its way to it. */
export const notOnTheWay = { onTheWayAt: null, onTheWayMinutes: null, onTheWayBy: null };

/**
 * Moves a visit that the caller's transaction has locked.
 * @param notice when the customer is notified if their arrival time changes: right away by default
 * @throws if the crew is busy (`isCrewTaken`)
 */
export async function moveVisitInTransaction(
  work: UnitOfWork,
  visit: LockedVisit,
  next: Next,
  zone: string,
  {
    memberId = null,
    notice = { when: "now" },
  }: { memberId?: string | null; notice?: NoticeChoice } = {},
): Promise<void> {
  const { tx, now } = work;
  const { id: visitId, contractorId, leadId } = visit;
  const arrivalChanged =
    visit.startsAt.getTime() !== next.startsAt.getTime() ||
    visit.windowMinutes !== next.windowMinutes;
  const pending = noticeAfterMove(visit, next, notice, now);
  const rescheduled = arrivalChanged
    ? { remindAt: reminderTimeFor(next.startsAt, zone, now), ...pending, ...notOnTheWay }
    : {};
  await tx
    .update(visits)
    .set({ ...next, ...rescheduled, version: visit.version + 1, movedAt: now, updatedAt: now })
    .where(eq(visits.id, visitId));
  const event = { visitId, contractorId, leadId, memberId };
  work.record(visitMoved, {
    ...event,
    arrivalChanged: arrivalChanged && (notice.when === "now" || pending.noticeAt !== null),
    ...(pending.noticeAt ? { noticeAt: pending.noticeAt.toISOString() } : {}),
  });
}

type NoticeStopped = Result<{ changed: true }, Refused<"not_found" | "already_done">>;

/** Stops the scheduled notice of a move, so the customer isn't notified. */
export async function stopMoveNotice(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<NoticeStopped> {
  authorize(canBookVisits(actor));
  return inTransaction(platform, async (work): Promise<NoticeStopped> => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state !== "booked" || !visit.noticeAt) return { ok: false, code: "already_done" };
    await work.tx.update(visits).set(noPendingNotice).where(eq(visits.id, visitId));
    return { ok: true, changed: true };
  });
}

const isSame = (visit: LockedVisit, next: Next): boolean =>
  visit.windowMinutes === next.windowMinutes && isSameTime(visit, next);

export function isSameTime(visit: LockedVisit, next: Next): boolean {
  return (
    visit.crewId === next.crewId &&
    (["leavesAt", "startsAt", "endsAt"] as const).every(
      (name) => visit[name].getTime() === next[name].getTime(),
    )
  );
}

/** `changed` is false if it already had this state. Rejected if it ended another way. */
export type VisitEnded = Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>;

/**
 * Cancels a visit for a reason; its crew is open again right away. If chosen, the customer is
 * notified once it can't be undone.
 */
export async function cancelVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
  { cancel_reason: reason, notify: notifies }: Cancellation,
): Promise<VisitEnded> {
  authorize(canBookVisits(actor));
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    const noticeAt = notifies ? delayedNoticeTime(work.now) : null;
    return cancelVisitInTransaction(work, visit, {
      by: "business",
      memberId: actor.id,
      reason,
      noticeAt,
    });
  });
}

type Canceling = {
  by: Canceler;
  memberId?: string;
  reason?: CancelReason;
  /** Null if the customer isn't notified; right away by default. */
  noticeAt?: Date | null;
};

/** Cancels a visit that the caller's transaction has locked. */
export async function cancelVisitInTransaction(
  work: UnitOfWork,
  visit: LockedVisit,
  { by: canceledBy, memberId, reason: cancelReason, noticeAt }: Canceling,
): Promise<Result<{ changed: boolean }, Refused<"not_possible">>> {
  if (visit.state === "canceled") return { ok: true, changed: false };
  if (visit.state !== "booked") return { ok: false, code: "not_possible" };
  const notice = { noticeAt: noticeAt ?? null, cancelReason: cancelReason ?? null };
  await end(work, visit, { state: "canceled", canceledBy, ...notice });
  const { leadId } = visit;
  if (leadId) await unmarkBooked(work, leadId, () => hasAnotherVisit(work, leadId));
  work.record(visitCanceled, {
    ...eventIdsOf(visit),
    memberId: memberId ?? null,
    ...(noticeAt === undefined ? {} : { noticeAt: noticeAt?.toISOString() ?? null }),
  });
  return { ok: true, changed: true };
}

const missingPhotosMessage = (missing: number): string =>
  missing === 1
    ? "One task on the checklist still needs a photo."
    : `${missing} tasks on the checklist still need a photo.`;

/** Whether the job has another upcoming visit. */
async function hasOtherBooked({ tx }: UnitOfWork, { id, workOrderId }: LockedVisit) {
  const otherVisits = and(eq(visits.workOrderId, workOrderId), ne(visits.id, id));
  return (await tx.$count(visits, and(otherVisits, eq(visits.state, "booked")))) > 0;
}

/**
 * As `VisitEnded`; errors under `early` need confirmation before the visit's day, and those under
 * `checklist` the photos that the job's checklist asks for.
 */
export type VisitCompleted = VisitEnded | Invalid | KeyReused;

/**
 * Marks a visit done; technicians only for their own crews, and the last one of a job only with the
 * photos of its checklist. Before its day this requires confirmation that it's done early. A
 * repeated request, such as from a phone that was offline, doesn't end a visit reopened since.
 */
export async function completeVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
  isEarly = false,
  requestKey: string | null = null,
): Promise<VisitCompleted> {
  authorize(canEndVisits(actor));
  const { database, settings } = platform;
  const zone = await findBusinessZone(database.query, actor.contractorId, settings.timeZone);
  const once = {
    scope: "visit-done",
    key: requestKey,
    body: { visitId },
    repeat: async () => ({ ok: true, changed: false }) as const,
  };
  return inTransactionOnce<VisitCompleted>(platform, once, async (work, remember) => {
    const scope = seesOwnCrewsOnly(actor) ? isOwnCrewVisit(work.tx, actor) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, scope);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "done") {
      remember(visitId);
      return { ok: true, changed: false };
    }
    if (visit.state !== "booked") return { ok: false, code: "not_possible" };
    if (!isEarly && dayOf(work.now, zone) < dayOf(visit.startsAt, zone)) {
      return invalid({ early: `This is booked for ${formatDay(visit.startsAt, zone)}.` });
    }
    await lockJobForVisits(work, visit.workOrderId);
    const missing = scope ? await countMissingPhotos(work, visit.workOrderId) : 0;
    if (missing > 0 && !(await hasOtherBooked(work, visit))) {
      return invalid({ checklist: missingPhotosMessage(missing) });
    }
    await end(work, visit, { state: "done" });
    work.record(visitDone, eventIdsOf(visit));
    remember(visitId);
    return { ok: true, changed: true };
  });
}

const eventIdsOf = ({ id, contractorId, leadId }: LockedVisit) => ({
  visitId: id,
  contractorId,
  leadId,
});

/** Whether a lead has a visit, upcoming or done, on any of its jobs. */
async function hasAnotherVisit({ tx }: UnitOfWork, leadId: string): Promise<boolean> {
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(and(inArray(workOrders.leadId, withMerged(tx, leadId)), ne(visits.state, "canceled")))
    .limit(1);
  return visit !== undefined;
}

/** Ends a visit, and its job with the last one. */
async function end(
  work: UnitOfWork,
  { id, workOrderId }: LockedVisit,
  how: { state: "done" | "canceled" } & Partial<
    Pick<LockedVisit, "canceledBy" | "cancelReason" | "noticeAt">
  >,
): Promise<void> {
  const { tx, now } = work;
  await tx
    .update(visits)
    .set({
      ...how,
      // A process of an earlier version reopens a visit without clearing its saved price.
      donePriceCents: null,
      doneItems: null,
      remindAt: null,
      endedAt: now,
      updatedAt: now,
    })
    .where(eq(visits.id, id));
  await endJobIfOver(work, workOrderId);
}
