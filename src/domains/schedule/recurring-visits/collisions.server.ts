import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { defaultHours, findClosure, findOpenings, isFree } from "~/domains/availability/index.ts";
import { canPlanFor, canPlanVisits } from "~/domains/schedule/schedule.policy.ts";
import type { VisitTime } from "~/domains/schedule/schedule.schema.ts";
import {
  crews,
  recurrenceCollisions,
  recurrences,
  workOrders,
} from "~/domains/schedule/schedule.tables.server.ts";
import {
  describeCrewConflict,
  insertVisit,
  lockCrew,
  withCrewConflictCheck,
} from "~/domains/schedule/visits/book-visit-in-transaction.server.ts";
import { describeClosure } from "~/domains/schedule/visits/describe-closure.server.ts";
import { timesOf, validateTime } from "~/domains/schedule/visits/visit-clock.ts";
import {
  type Actor,
  addDays,
  authorize,
  boundsOf,
  dayOf,
  type LocalDay,
  localTime,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransactionUnlessRefused } from "~/platform/transaction-unless-refused.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

const maxListedCollisions = 50;

const columns = {
  id: recurrenceCollisions.id,
  startsAt: recurrenceCollisions.startsAt,
  crewId: recurrences.crewId,
  crewName: crews.name,
  customerName: workOrders.customerName,
  what: workOrders.what,
  startMinutes: recurrences.startMinutes,
  durationMinutes: recurrences.durationMinutes,
  travelMinutes: recurrences.travelMinutes,
  windowMinutes: recurrences.windowMinutes,
  day: recurrenceCollisions.day,
};

/** The next visits of recurring jobs that couldn't be booked, earliest first. */
export async function listCollisions(platform: Platform, actor: Actor) {
  authorize(canPlanFor(actor));
  return selectCollisions(platform, actor.contractorId);
}

export type Collision = Awaited<ReturnType<typeof listCollisions>>[number];

function selectCollisions({ database, clock }: Platform, contractorId: string, condition?: SQL) {
  return database.query
    .select(columns)
    .from(recurrenceCollisions)
    .innerJoin(recurrences, eq(recurrences.id, recurrenceCollisions.recurrenceId))
    .innerJoin(workOrders, eq(workOrders.id, recurrences.workOrderId))
    .innerJoin(crews, eq(crews.id, recurrences.crewId))
    .where(
      and(
        eq(recurrenceCollisions.contractorId, contractorId),
        gt(recurrenceCollisions.startsAt, clock.now()),
        condition,
      ),
    )
    .orderBy(asc(recurrenceCollisions.startsAt), asc(recurrenceCollisions.id))
    .limit(maxListedCollisions);
}

/** Days after a conflict to look for another one. */
const daysToSearch = 14;

/**
 * A conflict with its reason, as a sentence, and the next time that is free: on another day at the
 * same time, else the next opening. The reason is null if nothing is in the way any more. Null if
 * there is no such conflict.
 */
export async function findCollision(platform: Platform, actor: Actor, collisionId: string) {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const { database, settings, clock } = platform;
  const condition = eq(recurrenceCollisions.id, collisionId);
  const [collision] = await selectCollisions(platform, contractorId, condition);
  if (!collision) return null;
  const { crewId, day, startMinutes: time, durationMinutes, travelMinutes } = collision;
  const length = { duration_minutes: durationMinutes, travel_minutes: travelMinutes };
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const timesFor = (date: LocalDay) => timesOf({ date, time, ...length }, zone);
  const slot = { contractorId, crewId, times: timesFor(day), zone };
  const reason =
    validateTime(day, time, zone) ??
    (await describeClosure(database.query, slot, clock.now())) ??
    (await describeCrewConflict(platform, slot));
  const days = Array.from({ length: daysToSearch + 1 }, (_, index) => addDays(day, index));
  const { from } = boundsOf(zone, day);
  const span = { from, until: boundsOf(zone, day, daysToSearch + 2).to, defaultZone: zone };
  const plan = calendarFor(await readPlan(database.query, contractorId, span), null);
  const crewsOfIt = plan.crews.filter((crew) => crew.crewId === crewId);
  const calendar = { ...plan, hours: plan.hours ?? defaultHours, crews: crewsOfIt };
  const search = { durationMinutes, travelMinutes, now: clock.now(), notice: 60 };
  const openingsOn = (onDay: LocalDay) => findOpenings(calendar, { ...search, onDay });
  const isOpen = (date: LocalDay) => {
    const times = timesFor(date);
    const isTaken = crewsOfIt.some(({ busy }) => !isFree(times, busy));
    const works = openingsOn(date).next().value !== undefined;
    return (
      works && !isTaken && !findClosure(calendar, crewId, times) && times.startsAt > clock.now()
    );
  };
  const free = days.find((date) => isOpen(date) && validateTime(date, time, zone) === null);
  const opening = free ? null : days.flatMap((date) => [...openingsOn(date)])[0];
  const next = free
    ? { date: free, time }
    : opening && {
        date: dayOf(opening.startsAt, zone),
        time: localTime(opening.startsAt, zone).minutes,
      };
  return { collision, zone, reason, next: next ?? null };
}

/** The visit that replaces the one that couldn't be booked. */
export type SolveCollisionResult = Result<{ visitId: string }, Refused<"not_found"> | Invalid>;

/** Books a collided visit at another time or with another crew. */
export async function resolveCollision(
  platform: Platform,
  actor: Actor,
  collisionId: string,
  request: VisitTime,
): Promise<SolveCollisionResult> {
  authorize(canPlanVisits(actor));
  const { contractorId } = actor;
  const { settings, database } = platform;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const problem = validateTime(request.date, request.time, zone);
  if (problem) return invalid({ time: problem });
  const times = timesOf(request, zone);
  const slot = { contractorId, crewId: request.crew_id, times, zone };
  return withCrewConflictCheck(platform, slot, () =>
    inTransactionUnlessRefused(platform, async (work): Promise<SolveCollisionResult> => {
      const { tx } = work;
      const known = tx
        .select({ id: recurrenceCollisions.recurrenceId })
        .from(recurrenceCollisions)
        .where(isOwn(contractorId, collisionId));
      // Lock order for schedule changes: the recurring job, then the crew.
      const [recurrence] = await tx
        .select({ id: recurrences.id, workOrderId: recurrences.workOrderId })
        .from(recurrences)
        .where(inArray(recurrences.id, known))
        .for(...lockRows(recurrences));
      if (!recurrence) return { ok: false, code: "not_found" };
      const crewId = await lockCrew(work, contractorId, request.crew_id);
      if (!crewId) return invalid({ crew_id: "Choose a crew" });
      const closed = request.book_anyway
        ? null
        : await describeClosure(tx, { contractorId, crewId, times, zone }, work.now);
      if (closed) return invalid({ book_anyway: closed });
      const [collision] = await tx
        .delete(recurrenceCollisions)
        .where(isOwn(contractorId, collisionId))
        .returning({ recurrenceDay: recurrenceCollisions.day });
      if (!collision) return { ok: false, code: "not_found" };
      const { id: recurrenceId, workOrderId } = recurrence;
      const [job] = await tx
        .select({ leadId: workOrders.leadId })
        .from(workOrders)
        .where(eq(workOrders.id, workOrderId));
      const windowMinutes = request.window_minutes;
      const memberId = actor.id;
      const target = { contractorId, workOrderId, leadId: job?.leadId ?? null };
      const booking = { ...target, crewId, memberId, windowMinutes, times, zone };
      const visitId = await insertVisit(work, {
        ...booking,
        recurrence: { recurrenceId, ...collision },
      });
      return { ok: true, visitId };
    }),
  );
}

/** Skips a collided visit. @returns whether there was one */
export async function skipCollision(
  platform: Platform,
  actor: Actor,
  collisionId: string,
): Promise<Result<{ changed: boolean }, Refused<"not_found">>> {
  authorize(canPlanVisits(actor));
  return inTransaction(platform, async ({ tx }) => {
    const deleted = await tx
      .delete(recurrenceCollisions)
      .where(isOwn(actor.contractorId, collisionId))
      .returning({ id: recurrenceCollisions.id });
    return deleted.length > 0 ? { ok: true, changed: true } : { ok: false, code: "not_found" };
  });
}

const isOwn = (contractorId: string, id: string) =>
  and(eq(recurrenceCollisions.id, id), eq(recurrenceCollisions.contractorId, contractorId));
