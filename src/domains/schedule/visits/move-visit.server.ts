import { eq } from "drizzle-orm";
import type { Recurrence } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/visits.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withCrewConflictCheck } from "./crew-conflicts.server.ts";
import { type LockedVisit, lockVisitForChange } from "./lock-visit.server.ts";
import { reminderTimeFor, timesOf, validateTime } from "./visit-clock.ts";
import { visitMoved } from "./visits.events.ts";
import { canPlanVisits } from "./visits.policy.ts";
import type { Move } from "./visits.schema.ts";

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
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const asked = { contractorId, visitId, request };
  return moveIfCrewFree(platform, asked, async (work, { visit, next, zone }) => {
    if (isSame(visit, next)) return { ok: true, changed: false };
    if (visit.version !== request.version) return { ok: false, code: "changed_elsewhere" };
    await moveVisitInTransaction(work, visit, next, zone, memberId);
    return { ok: true, changed: true };
  });
}

/** A booked visit, locked with its recurring job and its new crew, and its new times. */
type Held = { visit: LockedVisit; recurrence: Recurrence | null; next: Next; zone: string };

/**
 * Runs a move in a transaction with the needed locks. If the crew would be double-booked nothing
 * changes, and the error says where it is (`schedule.one-place`).
 */
export async function moveIfCrewFree(
  platform: Platform,
  { contractorId, visitId, request }: { contractorId: string; visitId: string; request: Move },
  move: (work: UnitOfWork, held: Held) => Promise<VisitMoved>,
): Promise<VisitMoved> {
  const { settings, database } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const problem = validateTime(request.date, request.time, zone);
  if (problem) return invalid({ time: problem });
  const times = timesOf(request, zone);
  const wanted = { contractorId, crewId: request.crew_id, times, zone, visitId };
  return withCrewConflictCheck(platform, wanted, () =>
    inTransaction(platform, async (work): Promise<VisitMoved> => {
      const asked = { visitId, crewId: request.crew_id };
      const held = await lockVisitForChange(work, contractorId, asked);
      if (!held) return { ok: false, code: "not_found" };
      const { crewId, visit, recurrence } = held;
      if (visit.state !== "booked") return { ok: false, code: "not_possible" };
      if (!crewId) return invalid({ crew_id: "Choose a crew" });
      const next = { crewId, ...times, windowMinutes: request.window_minutes };
      return move(work, { visit, recurrence, next, zone });
    }),
  );
}

type Next = VisitTimes & { crewId: string; windowMinutes: number };

/**
 * Moves a visit that the caller's transaction has locked. @throws if the crew is busy
 * (`isCrewTaken`)
 */
export async function moveVisitInTransaction(
  work: UnitOfWork,
  visit: LockedVisit,
  next: Next,
  zone: string,
  memberId: string | null = null,
): Promise<void> {
  const { tx, now } = work;
  const { id: visitId, contractorId, leadId } = visit;
  const arrivalChanged =
    visit.startsAt.getTime() !== next.startsAt.getTime() ||
    visit.windowMinutes !== next.windowMinutes;
  const again = arrivalChanged
    ? { remindAt: reminderTimeFor(next.startsAt, zone, now), onTheWayAt: null }
    : {};
  await tx
    .update(visits)
    .set({ ...next, ...again, version: visit.version + 1, movedAt: now, updatedAt: now })
    .where(eq(visits.id, visitId));
  work.record(visitMoved, { visitId, contractorId, leadId, memberId, arrivalChanged });
}

function isSame(visit: LockedVisit, next: Next): boolean {
  return (
    visit.crewId === next.crewId &&
    visit.windowMinutes === next.windowMinutes &&
    (["leavesAt", "startsAt", "endsAt"] as const).every(
      (name) => visit[name].getTime() === next[name].getTime(),
    )
  );
}
