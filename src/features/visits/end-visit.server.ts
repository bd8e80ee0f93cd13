import { and, eq, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { unmarkBooked } from "~/features/leads/mark-booked.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import type { Canceler } from "~/features/schedule/visits.ts";
import { workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isOfOwnCrew, type LockedVisit, lockVisit } from "./lock-visit.server.ts";
import { visitCanceled, visitDone } from "./visits.events.ts";
import { canDoVisits, canPlanVisits, seesOwnCrewsOnly } from "./visits.policy.ts";

/** Whether it stands otherwise now; refused where it ended in another way. */
export type VisitEnded = Result<{ changed: boolean }, Refused<"not_found" | "not_possible">>;

/** Calls a visit off; its crew is free again at once (`schedule.cancel`). */
export async function cancelVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitEnded> {
  authorize(canPlanVisits(actor));
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    return cancelWithin(work, visit, "business", actor.id);
  });
}

/** Calls off a visit that the caller's transaction has locked. */
export async function cancelWithin(
  work: UnitOfWork,
  visit: LockedVisit,
  canceledBy: Canceler,
  memberId: string | null = null,
): Promise<Result<{ changed: boolean }, Refused<"not_possible">>> {
  if (visit.state === "canceled") return { ok: true, changed: false };
  if (visit.state !== "booked") return { ok: false, code: "not_possible" };
  await end(work, visit, { state: "canceled", canceledBy });
  if (visit.leadId && !(await hasAnotherVisit(work, visit.leadId))) {
    await unmarkBooked(work, visit.leadId);
  }
  work.record(visitCanceled, { ...namesOf(visit), memberId });
  return { ok: true, changed: true };
}

/** Says that a visit took place; a technician only of one of their own crews (`schedule.technician`). */
export async function completeVisit(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitEnded> {
  authorize(canDoVisits(actor));
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const own = seesOwnCrewsOnly(actor) ? isOfOwnCrew(work.tx, actor) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, own);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "done") return { ok: true, changed: false };
    if (visit.state !== "booked") return { ok: false, code: "not_possible" };
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

/** Whether a lead has a visit, to come or done, on any of its jobs. */
async function hasAnotherVisit({ tx }: UnitOfWork, leadId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(and(eq(workOrders.leadId, leadId), ne(visits.state, "canceled")))
    .limit(1);
  return found !== undefined;
}

/** A job without a visit to come has ended as its last visit did. */
async function end(
  { tx, now }: UnitOfWork,
  { id, workOrderId }: LockedVisit,
  how: { state: "done" | "canceled"; canceledBy?: Canceler },
): Promise<void> {
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
