import { and, asc, eq, gt } from "drizzle-orm";
import { describeFrequency, ruleOf } from "~/domains/schedule/recurrences/recurrences.ts";
import { canPlanVisits, canReadVisits } from "~/domains/schedule/schedule.policy.ts";
import type { Move } from "~/domains/schedule/schedule.schema.ts";
import {
  type Recurrence,
  recurrenceCollisions,
  recurrences,
  visits,
} from "~/domains/schedule/schedule.tables.server.ts";
import {
  cancelVisitInTransaction,
  moveIfCrewFree,
  moveVisitInTransaction,
  type VisitEnded,
  type VisitMoved,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { lockRecurrence, lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { type Actor, addDays, authorize, type LocalDay } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { planVisitsInTransaction } from "./plan-recurrences.server.ts";

/** How a recurring job of the business recurs; null if there is none with this id. */
export async function findRecurrence(platform: Platform, actor: Actor, recurrenceId: string) {
  authorize(canReadVisits(actor));
  const [found] = await platform.database.query
    .select()
    .from(recurrences)
    .where(and(eq(recurrences.id, recurrenceId), eq(recurrences.contractorId, actor.contractorId)));
  if (!found) return null;
  const { frequency, firstDay, lastDay, stoppedAt } = found;
  return { words: describeFrequency(frequency, firstDay), lastDay, stopped: stoppedAt !== null };
}

export type RepeatingJob = NonNullable<Awaited<ReturnType<typeof findRecurrence>>>;

/**
 * Moves a visit of a recurring job and all later ones to another time, crew, or weekday: from that
 * day on they form a new recurring job.
 */
export async function moveFollowing(
  platform: Platform,
  actor: Actor,
  visitId: string,
  request: Move,
): Promise<VisitMoved> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const change = { contractorId, visitId, request };
  return moveIfCrewFree(platform, change, async (work, held) => {
    const { visit, recurrence, next, zone } = held;
    if (visit.version !== request.version) return { ok: false, code: "changed_elsewhere" };
    const day = visit.recurrenceDay;
    if (!recurrence || !day) return { ok: false, code: "not_possible" };
    await endAt(work, recurrence, addDays(day, -1));
    for (const { id } of await listFollowingVisits(work, recurrence, day)) await remove(work, id);
    await moveVisitInTransaction(work, visit, next, zone, memberId);
    const going = await goOn(work, recurrence, request, next.crewId);
    const own = { recurrenceId: going.id, recurrenceDay: request.date };
    await work.tx.update(visits).set(own).where(eq(visits.id, visitId));
    await planVisitsInTransaction(work, going, zone);
    return { ok: true, changed: true };
  });
}

/**
 * Ends a recurring job after one of its visits. Cancels the next visit and those the customer was
 * individually notified of, and notifies the customer; deletes the others.
 */
export async function stopRecurrence(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<VisitEnded> {
  authorize(canPlanVisits(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work): Promise<VisitEnded> => {
    const recurrence = await lockRecurrence(work, contractorId, visitId);
    const stays = await lockVisit(work, contractorId, visitId);
    if (!stays) return { ok: false, code: "not_found" };
    const day = stays.recurrenceDay;
    if (!recurrence || recurrence.id !== stays.recurrenceId || !day) {
      return { ok: false, code: "not_possible" };
    }
    if (recurrence.stoppedAt) return { ok: true, changed: false };
    await endAt(work, recurrence, day);
    const following = await listFollowingVisits(work, recurrence, day);
    const called = following.filter(({ notifiedAt }, at) => at === 0 || notifiedAt);
    // Delete first, then cancel: canceling the last upcoming visit ends the job.
    for (const one of following) if (!called.includes(one)) await remove(work, one.id);
    for (const { id } of called) {
      const visit = await lockVisit(work, contractorId, id);
      if (visit)
        await cancelVisitInTransaction(work, visit, { by: "business", memberId: actor.id });
    }
    return { ok: true, changed: true };
  });
}

/** The booked visits after a day, in order. */
function listFollowingVisits({ tx }: UnitOfWork, { id }: Recurrence, day: LocalDay) {
  return tx
    .select({ id: visits.id, notifiedAt: visits.notifiedAt })
    .from(visits)
    .where(
      and(eq(visits.recurrenceId, id), gt(visits.recurrenceDay, day), eq(visits.state, "booked")),
    )
    .orderBy(asc(visits.recurrenceDay));
}

async function endAt({ tx, now }: UnitOfWork, { id }: Recurrence, lastDay: LocalDay) {
  await tx
    .update(recurrences)
    .set({ lastDay, stoppedAt: now, updatedAt: now })
    .where(eq(recurrences.id, id));
  const later = and(
    eq(recurrenceCollisions.recurrenceId, id),
    gt(recurrenceCollisions.day, lastDay),
  );
  await tx.delete(recurrenceCollisions).where(later);
}

/** Deletes a visit that was only generated in advance. */
const remove = ({ tx }: UnitOfWork, visitId: string) =>
  tx.delete(visits).where(eq(visits.id, visitId));

async function goOn(
  { tx, now }: UnitOfWork,
  before: Recurrence,
  request: Move,
  crewId: string,
): Promise<Recurrence> {
  const { contractorId, workOrderId, frequency, lastDay } = before;
  const [recurrence] = await tx
    .insert(recurrences)
    .values({
      contractorId,
      workOrderId,
      crewId,
      frequency,
      rule: ruleOf(frequency, request.date),
      firstDay: request.date,
      lastDay,
      startMinutes: request.time,
      durationMinutes: request.duration_minutes,
      travelMinutes: request.travel_minutes,
      windowMinutes: request.window_minutes,
      plannedTo: request.date,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!recurrence) throw new Error("Recurring job not saved");
  return recurrence;
}
