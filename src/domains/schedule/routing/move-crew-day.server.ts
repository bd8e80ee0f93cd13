import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { maxVisitMinutes } from "~/domains/availability/index.ts";
import { canPlanVisits } from "~/domains/schedule/schedule.policy.ts";
import { recurrences, visits } from "~/domains/schedule/schedule.tables.server.ts";
import {
  isCrewTaken,
  lockCrew,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { moveVisitInTransaction } from "~/domains/schedule/visits/change-visit.server.ts";
import { readClosures } from "~/domains/schedule/visits/describe-closure.server.ts";
import {
  findLeadsOfVisits,
  type LockedVisit,
} from "~/domains/schedule/visits/lock-visit.server.ts";
import { type Actor, authorize, boundsOf, dayOf } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { DayOrderRequest, TimedVisit } from "./day-order.schema.ts";
import type { DayAddress } from "./read-crew-day.server.ts";

/** `before`: the earlier times of every appointment, with its current version, for the undo. */
export type DayMoved = Result<
  { moved: number; before: TimedVisit[] },
  Refused<"not_found" | "not_possible" | "changed_elsewhere"> | Invalid
>;

type Next = {
  visit: LockedVisit;
  times: { crewId: string; leavesAt: Date; startsAt: Date; endsAt: Date; windowMinutes: number };
};

const minute = 60_000;
/** Far enough to be out of the way of every appointment while a day is reordered. */
const aside = sql`interval '500 years'`;

/**
 * Moves a crew's appointments of a day all together, or none: rejected if one of them changed, or
 * one was added or canceled, since the member saw the day. Submitting twice moves them once.
 * Customers are notified only if the member chose so (`schedule.best-order`).
 * @param isUndo restores earlier times, even outside the crew's hours
 */
export async function moveCrewDay(
  platform: Platform,
  actor: Actor,
  address: DayAddress,
  { moves, notify, isUndo }: DayOrderRequest & { isUndo: boolean },
): Promise<DayMoved> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const movesById = new Map(moves.map(([id, ...move]) => [id, move]));
  try {
    return await inTransaction(platform, async (work): Promise<DayMoved> => {
      const { crewId, zone } = address;
      await lockRecurrences(work, contractorId, [...movesById.keys()]);
      if (!(await lockCrew(work, contractorId, crewId))) return { ok: false, code: "not_found" };
      const day = await lockDay(work, contractorId, address);
      if (day.length !== movesById.size) return { ok: false, code: "changed_elsewhere" };
      const changes: Next[] = [];
      let versionsMatch = true;
      for (const visit of day) {
        const move = movesById.get(visit.id);
        if (!move) return { ok: false, code: "changed_elsewhere" };
        const [version, start, travel, windowMinutes] = move;
        versionsMatch &&= visit.version === version;
        const times = { ...timesFrom(visit, new Date(start), travel), crewId, windowMinutes };
        if (!isSame(visit, times)) changes.push({ visit, times });
      }
      if (changes.length === 0) return { ok: true, moved: 0, before: [] };
      if (!versionsMatch) return { ok: false, code: "changed_elsewhere" };
      const problem = await findProblem(work, { changes, address, contractorId, isUndo });
      if (problem) return problem;
      await setAside(work, changes);
      for (const { visit, times } of changes) {
        await moveVisitInTransaction(work, visit, times, zone, {
          memberId,
          notice: { when: notify ? "now" : "never" },
        });
      }
      return { ok: true, moved: changes.length, before: timesBefore(day, changes) };
    });
  } catch (error) {
    // An appointment of the day before or after is in the way.
    if (!isCrewTaken(error)) throw error;
    return { ok: false, code: "changed_elsewhere" };
  }
}

/** Jobs, then crews, then appointments: the order in which every change of the schedule locks. */
async function lockRecurrences({ tx }: UnitOfWork, contractorId: string, visitIds: string[]) {
  const ofDay = tx
    .select({ id: visits.recurrenceId })
    .from(visits)
    .where(and(inArray(visits.id, visitIds), eq(visits.contractorId, contractorId)));
  await tx
    .select({ id: recurrences.id })
    .from(recurrences)
    .where(inArray(recurrences.id, ofDay))
    .orderBy(asc(recurrences.id))
    .for(...lockRows(recurrences));
}

/** Locks the crew's booked appointments that start that day. */
async function lockDay(work: UnitOfWork, contractorId: string, { crewId, day, zone }: DayAddress) {
  const { from, to } = boundsOf(zone, day);
  const rows = await work.tx
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.contractorId, contractorId),
        eq(visits.crewId, crewId),
        eq(visits.state, "booked"),
        sql`${visits.startsAt} >= ${from.toISOString()}::timestamptz`,
        sql`${visits.startsAt} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(visits.id))
    .for(...lockRows(visits));
  const ids = rows.map(({ id }) => id);
  const leadIds = await findLeadsOfVisits(work, contractorId, ids);
  return rows.map((row): LockedVisit => ({ ...row, leadId: leadIds.get(row.id) ?? null }));
}

function timesFrom({ startsAt, endsAt }: typeof visits.$inferSelect, start: Date, travel: number) {
  const length = endsAt.getTime() - startsAt.getTime();
  return {
    startsAt: start,
    leavesAt: new Date(start.getTime() - travel * minute),
    endsAt: new Date(start.getTime() + length),
  };
}

const isSame = (visit: typeof visits.$inferSelect, times: Next["times"]): boolean =>
  visit.windowMinutes === times.windowMinutes &&
  (["leavesAt", "startsAt"] as const).every(
    (name) => visit[name].getTime() === times[name].getTime(),
  );

/** Why the changes can't be made; null if they can. */
async function findProblem(
  { tx, now }: UnitOfWork,
  {
    changes,
    address: { crewId, day, zone },
    contractorId,
    isUndo,
  }: { changes: readonly Next[]; address: DayAddress; contractorId: string; isUndo: boolean },
): Promise<Exclude<DayMoved, { ok: true }> | null> {
  const { from, to } = boundsOf(zone, day);
  // They start that day, but may begin to travel the day before, and end the day after.
  const span = {
    from: new Date(from.getTime() - maxVisitMinutes * minute),
    until: new Date(to.getTime() + maxVisitMinutes * minute),
  };
  const crew = { contractorId, crewId, zone };
  const closureAt = isUndo ? () => null : await readClosures(tx, crew, span, now);
  for (const { visit, times } of changes) {
    if (dayOf(times.startsAt, zone) !== day) return { ok: false, code: "changed_elsewhere" };
    if (visit.startsAt.getTime() === times.startsAt.getTime()) continue;
    const hasStarted = visit.startsAt <= now || (times.startsAt <= now && !isUndo);
    if (hasStarted || visit.onTheWayAt) return { ok: false, code: "not_possible" };
    const closed = closureAt(times);
    // An appointment that was booked for a closed time anyway may move within it.
    if (closed && closed !== closureAt(visit)) return invalid({ moves: closed });
  }
  return null;
}

/** The database checks each row on its own, so two appointments can't swap their times directly. */
async function setAside({ tx }: UnitOfWork, changes: readonly Next[]) {
  const ids = changes.map(({ visit }) => visit.id);
  await tx
    .update(visits)
    .set({
      leavesAt: sql`${visits.leavesAt} + ${aside}`,
      startsAt: sql`${visits.startsAt} + ${aside}`,
      endsAt: sql`${visits.endsAt} + ${aside}`,
    })
    .where(inArray(visits.id, ids));
}

function timesBefore(day: readonly LockedVisit[], changes: readonly Next[]): TimedVisit[] {
  const changed = new Set(changes.map(({ visit }) => visit.id));
  return day.map(({ id, version, startsAt, leavesAt, windowMinutes }) => ({
    id,
    version: changed.has(id) ? version + 1 : version,
    startsAt,
    travelMinutes: (startsAt.getTime() - leavesAt.getTime()) / minute,
    windowMinutes,
  }));
}
