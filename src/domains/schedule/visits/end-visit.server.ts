import { and, eq, inArray, ne } from "drizzle-orm";
import { unmarkBooked } from "~/domains/leads/advance-lead.server.ts";
import { withMerged } from "~/domains/leads/own/own-leads.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { type Canceler, type CancelReason, undoSeconds } from "~/domains/schedule/visits.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isOwnCrewVisit, type LockedVisit, lockVisit } from "./lock-visit.server.ts";
import { formatDay } from "./visit-clock.ts";
import { visitCanceled, visitDone } from "./visits.events.ts";
import { canDoVisits, canPlanVisits, seesOwnCrewsOnly } from "./visits.policy.ts";
import type { Cancellation } from "./visits.schema.ts";

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
  authorize(canPlanVisits(actor));
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    const noticeAt = notifies ? new Date(work.now.getTime() + undoSeconds * 1_000) : null;
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
  if (visit.leadId && !(await hasAnotherVisit(work, visit.leadId))) {
    await unmarkBooked(work, visit.leadId);
  }
  work.record(visitCanceled, {
    ...namesOf(visit),
    memberId: memberId ?? null,
    ...(noticeAt === undefined ? {} : { noticeAt: noticeAt?.toISOString() ?? null }),
  });
  return { ok: true, changed: true };
}

/** As `VisitEnded`; errors under `early` need confirmation before the visit's day. */
export type VisitCompleted = VisitEnded | Invalid;

/**
 * Marks a visit done; technicians only for their own crews. Before its day this requires
 * confirmation that it's done early.
 */
export async function completeVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
  isEarly = false,
): Promise<VisitCompleted> {
  authorize(canDoVisits(actor));
  const { database, settings } = platform;
  const zone = await findBusinessZone(database.query, actor.contractorId, settings.timeZone);
  return inTransaction(platform, async (work): Promise<VisitCompleted> => {
    const own = seesOwnCrewsOnly(actor) ? isOwnCrewVisit(work.tx, actor) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, own);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "done") return { ok: true, changed: false };
    if (visit.state !== "booked") return { ok: false, code: "not_possible" };
    if (!isEarly && dayOf(work.now, zone) < dayOf(visit.startsAt, zone)) {
      return invalid({ early: `This is booked for ${formatDay(visit.startsAt, zone)}.` });
    }
    await end(work, visit, { state: "done" });
    work.record(visitDone, namesOf(visit));
    return { ok: true, changed: true };
  });
}

const namesOf = ({ id, contractorId, leadId }: LockedVisit) => ({
  visitId: id,
  contractorId,
  leadId,
});

/** Whether a lead has a visit, upcoming or done, on any of its jobs. */
async function hasAnotherVisit({ tx }: UnitOfWork, leadId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(and(inArray(workOrders.leadId, withMerged(tx, leadId)), ne(visits.state, "canceled")))
    .limit(1);
  return found !== undefined;
}

/** A job without booked visits ends: done if any visit was done, otherwise canceled. */
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
    .set({ ...how, remindAt: null, endedAt: now, updatedAt: now })
    .where(eq(visits.id, id));
  const others = await tx
    .select({ state: visits.state })
    .from(visits)
    .where(and(eq(visits.workOrderId, workOrderId), ne(visits.id, id)));
  const states = [how.state, ...others.map(({ state }) => state)];
  if (states.includes("booked")) return;
  const status = states.includes("done") ? "done" : "canceled";
  await tx.update(workOrders).set({ status, updatedAt: now }).where(eq(workOrders.id, workOrderId));
}
