import { eq } from "drizzle-orm";
import { markBooked } from "~/domains/leads/advance-lead.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withCrewConflictCheck } from "./crew-conflicts.server.ts";
import { isOwnCrewVisit, type LockedVisit, lockVisit } from "./lock-visit.server.ts";
import { reminderTimeFor } from "./visit-clock.ts";
import { visitReopened, visitRestored } from "./visits.events.ts";
import { canDoVisits, canPlanVisits, seesOwnCrewsOnly } from "./visits.policy.ts";

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
  authorize(canDoVisits(actor));
  const own = seesOwnCrewsOnly(actor) ? actor : null;
  return restoreBooking(platform, actor.contractorId, visitId, async (work, zone) => {
    const which = own ? isOwnCrewVisit(work.tx, own) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, which);
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
  authorize(canPlanVisits(actor));
  return restoreBooking(platform, actor.contractorId, visitId, async (work, zone) => {
    const visit = await lockVisit(work, actor.contractorId, visitId);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state === "booked") return { ok: true, changed: false };
    if (visit.state !== "canceled" || visit.canceledBy !== "business") {
      return { ok: false, code: "not_possible" };
    }
    const { contractorId, leadId, toldAt, endedAt } = visit;
    await rebookVisit(work, visit, zone);
    if (leadId) await markBooked(work, leadId);
    const wasTold = toldAt !== null && endedAt !== null && toldAt > endedAt;
    work.record(visitRestored, { visitId, contractorId, leadId, memberId: actor.id, wasTold });
    return { ok: true, changed: true };
  });
}

/** Books a visit again at its own time; if its crew is busy then, the error says where. */
async function restoreBooking(
  platform: Platform,
  contractorId: string,
  visitId: string,
  run: (work: UnitOfWork, zone: string) => Promise<VisitReopened>,
): Promise<VisitReopened> {
  const { query } = platform.database;
  const [found] = await query.select().from(visits).where(eq(visits.id, visitId));
  if (found?.contractorId !== contractorId) return { ok: false, code: "not_found" };
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const wanted = { contractorId, crewId: found.crewId, times: found, zone, visitId };
  return withCrewConflictCheck(platform, wanted, () =>
    inTransaction(platform, (work) => run(work, zone)),
  );
}

async function rebookVisit(
  { tx, now }: UnitOfWork,
  { id, workOrderId, version, startsAt, state }: LockedVisit,
  zone: string,
): Promise<void> {
  const remindAt = reminderTimeFor(startsAt, zone, now);
  const ended = { endedAt: null, canceledBy: null, cancelReason: null, noticeAt: null };
  await tx
    .update(visits)
    .set({
      state: "booked",
      ...ended,
      remindAt,
      // Calendars apply an update only if its sequence number is higher than the cancellation's.
      ...(state === "canceled" ? { version: version + 1 } : {}),
      updatedAt: now,
    })
    .where(eq(visits.id, id));
  await tx
    .update(workOrders)
    .set({ status: "open", updatedAt: now })
    .where(eq(workOrders.id, workOrderId));
}
