import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { defaultHours, findOpenings, isWithinHours } from "~/domains/availability/index.ts";
import { findSeriesObstacle } from "~/domains/schedule/recurrences/series-obstacles.ts";
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
import {
  describeClosure,
  outsideHours,
} from "~/domains/schedule/visits/describe-closure.server.ts";
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
import { timesOfDay } from "./plan-recurrences.server.ts";

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
  rule: recurrences.rule,
  firstDay: recurrences.firstDay,
  recurrenceId: recurrences.id,
};

/** The next visits of recurring jobs that couldn't be booked, earliest first. */
export async function listCollisions(platform: Platform, actor: Actor) {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const { database, clock, settings } = platform;
  const collisions = await selectCollisions(platform, contractorId);
  if (collisions.length === 0) return [];
  // An empty span: only the hours are needed.
  const now = clock.now();
  const span = { from: now, until: now, defaultZone: settings.timeZone };
  const calendar = calendarFor(await readPlan(database.query, contractorId, span), null);
  return collisions.map((collision) => {
    const times = timesOfDay(collision.day, collision, calendar.zone);
    return { ...collision, isOutsideHours: !isWithinHours(calendar, collision.crewId, times) };
  });
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
 * same time, else the next opening. The reason is null if nothing is in the way any more, and
 * `canBookAnyway` tells whether only a closure or the hours are, which a
 * member may overrule; `othersOfJob` counts the job's other conflicts. Null if there is no such conflict.
 */
export async function findCollision(platform: Platform, actor: Actor, collisionId: string) {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const { database, settings, clock } = platform;
  const condition = eq(recurrenceCollisions.id, collisionId);
  const [collision] = await selectCollisions(platform, contractorId, condition);
  if (!collision) return null;
  const { crewId, day, startMinutes: time, durationMinutes, travelMinutes } = collision;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const timesFor = (date: LocalDay) => timesOfDay(date, collision, zone);
  const times = timesFor(day);
  const slot = { contractorId, crewId, times, zone };
  const closure = await describeClosure(database.query, slot, clock.now());
  const conflict = await describeCrewConflict(platform, slot);
  const skipped = validateTime(day, time, zone);
  const days = Array.from({ length: daysToSearch + 1 }, (_, index) => addDays(day, index));
  const { from } = boundsOf(zone, day);
  const span = { from, until: boundsOf(zone, day, daysToSearch + 2).to, defaultZone: zone };
  const plan = calendarFor(await readPlan(database.query, contractorId, span), null);
  const crewsOfIt = plan.crews.filter((crew) => crew.crewId === crewId);
  const calendar = { ...plan, hours: plan.hours ?? defaultHours, crews: crewsOfIt };
  const search = { durationMinutes, travelMinutes, now: clock.now(), notice: 60 };
  const openingsOn = (onDay: LocalDay) => findOpenings(calendar, { ...search, onDay });
  const first = timesFor(collision.firstDay);
  const isOpen = (date: LocalDay) => {
    const times = timesFor(date);
    const works = openingsOn(date).next().value !== undefined;
    const { rule } = collision;
    const obstacle = works && findSeriesObstacle(calendar, crewId, { rule, first, times });
    return obstacle === null && times.startsAt > clock.now();
  };
  const free = days.find((date) => isOpen(date) && validateTime(date, time, zone) === null);
  const opening = free ? null : days.flatMap((date) => [...openingsOn(date)])[0];
  const next = free
    ? { date: free, time }
    : opening && {
        date: dayOf(opening.startsAt, zone),
        time: localTime(opening.startsAt, zone).minutes,
      };
  const hours = isWithinHours(plan, crewId, times) ? null : outsideHours;
  const reason = skipped ?? closure ?? conflict ?? hours;
  const canBookAnyway = reason !== null && skipped === null && conflict === null;
  const ofJob = and(
    isOwn(contractorId),
    eq(recurrenceCollisions.recurrenceId, collision.recurrenceId),
  );
  const othersOfJob = (await database.query.$count(recurrenceCollisions, ofJob)) - 1;
  return { collision, zone, reason, canBookAnyway, next: next ?? null, othersOfJob };
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

/**
 * Skips a collided visit, or all of its recurring job so far.
 * @returns whether there was one
 */
export async function skipCollision(
  platform: Platform,
  actor: Actor,
  collisionId: string,
  { all = false }: { all?: boolean } = {},
): Promise<Result<{ changed: boolean }, Refused<"not_found">>> {
  authorize(canPlanVisits(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async ({ tx }) => {
    const ofJob = tx
      .select({ id: recurrenceCollisions.recurrenceId })
      .from(recurrenceCollisions)
      .where(isOwn(contractorId, collisionId));
    const skipped = all
      ? and(isOwn(contractorId), inArray(recurrenceCollisions.recurrenceId, ofJob))
      : isOwn(contractorId, collisionId);
    const deleted = await tx
      .delete(recurrenceCollisions)
      .where(skipped)
      .returning({ id: recurrenceCollisions.id });
    return deleted.length > 0 ? { ok: true, changed: true } : { ok: false, code: "not_found" };
  });
}

const isOwn = (contractorId: string, id?: string) =>
  and(
    eq(recurrenceCollisions.contractorId, contractorId),
    id === undefined ? undefined : eq(recurrenceCollisions.id, id),
  );
