import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { canRepeatLines, notOnePrice } from "~/domains/schedule/jobs/read-price-source.server.ts";
import {
  choiceFor,
  continueRepeat,
  daysOfRepeat,
  isSamePace,
  type Repeat,
  readRepeat,
} from "~/domains/schedule/recurrences/read-recurrence.server.ts";
import { describeRecurrence, parseRule } from "~/domains/schedule/recurrences/recurrences.ts";
import {
  changeSeriesPrice,
  changeVisitPrice,
  type RepeatPrice,
  readRepeatPrice,
} from "~/domains/schedule/recurrences/series-prices.server.ts";
import { visitCanceled, visitMoved } from "~/domains/schedule/schedule.events.ts";
import { planRecurringVisits } from "~/domains/schedule/schedule.jobs.server.ts";
import { canPlanVisits, canReadVisits } from "~/domains/schedule/schedule.policy.ts";
import type { Move, RecurrenceChange } from "~/domains/schedule/schedule.schema.ts";
import {
  type Recurrence,
  recurrenceCollisions,
  recurrences,
  visits,
} from "~/domains/schedule/schedule.tables.server.ts";
import {
  isSameTime,
  type LockedMove,
  moveIfCrewFree,
  moveVisitInTransaction,
  type VisitMoved,
} from "~/domains/schedule/visits/change-visit.server.ts";
import { type NoticeChoice, noticeChoice } from "~/domains/schedule/visits/move-notice.ts";
import {
  type Actor,
  addDays,
  authorize,
  type LocalDay,
  seesPrices,
} from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  insertRecurrence,
  planVisitsInTransaction,
  type Reused,
} from "./plan-recurrences.server.ts";

/**
 * How a recurring job of the business recurs; null if there is none with this id.
 * @param from the day of one of its visits: the count is of those from then on
 */
export async function findRecurrence(
  platform: Platform,
  actor: Actor,
  recurrenceId: string,
  from: LocalDay | null = null,
) {
  authorize(canReadVisits(actor));
  const [recurrence] = await platform.database.query
    .select()
    .from(recurrences)
    .where(and(eq(recurrences.id, recurrenceId), eq(recurrences.contractorId, actor.contractorId)));
  if (!recurrence) return null;
  const { firstDay, lastDay, stoppedAt, endedAt } = recurrence;
  const rest = from ? continueRepeat(recurrence, { from, firstDay: from }) : null;
  const parsed = parseRule((rest ?? recurrence).rule);
  return {
    description: describeRecurrence(recurrence),
    rule: parsed && { ...parsed, choice: choiceFor(parsed) },
    firstDay,
    lastDay,
    stopped: stoppedAt !== null,
    /** Whether a member ended it, which can be undone. */
    canResume: endedAt !== null,
  };
}

/** The price in the form for how an appointment of the business repeats. */
export async function findRepeatPrice(
  platform: Platform,
  actor: Actor,
  visitId: string,
): Promise<RepeatPrice> {
  authorize(canReadVisits(actor));
  const price = await readRepeatPrice(platform.database.query, actor.contractorId, visitId);
  return seesPrices(actor) ? price : { ...price, followedCents: null, shownCents: null };
}

/** How a job of the business recurs, in words; empty if it doesn't. */
export async function describeJobRecurrences(
  platform: Platform,
  actor: Actor,
  jobId: string,
): Promise<string[]> {
  authorize(canReadVisits(actor));
  const { contractorId } = actor;
  const ofJob = and(eq(recurrences.workOrderId, jobId), eq(recurrences.contractorId, contractorId));
  const rows = await platform.database.query
    .select()
    .from(recurrences)
    .where(and(ofJob, isNull(recurrences.stoppedAt)))
    .orderBy(asc(recurrences.createdAt), asc(recurrences.id));
  return rows.map(describeRecurrence);
}

export type RepeatingJob = NonNullable<Awaited<ReturnType<typeof findRecurrence>>>;

/**
 * Moves a visit of a recurring job and all later ones to another time, crew, or day, at the same
 * pace: from that day on they form a new recurring job.
 */
export async function moveFollowingVisits(
  platform: Platform,
  actor: Actor,
  visitId: string,
  request: Move,
): Promise<VisitMoved> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const change = { contractorId, visitId, request };
  return moveIfCrewFree(platform, change, async (work, locked) => {
    const { visit, recurrence } = locked;
    const day = visit.recurrenceDay;
    if (!recurrence || recurrence.stoppedAt || !day) {
      const isMoved = visit.version !== request.version;
      return { ok: false, code: isMoved ? "changed_elsewhere" : "not_possible" };
    }
    const repeat = continueRepeat(recurrence, { from: day, firstDay: request.date });
    if (!repeat) {
      return invalid({ date: "This job doesn’t repeat in that month. Change how it repeats." });
    }
    return changeFrom(work, locked, { request, repeat, memberId });
  });
}

/**
 * Changes the rule, the time, and the price of a visit and all later ones of its recurring job. A
 * visit that doesn't repeat does so from then on.
 */
export async function changeRecurrence(
  platform: Platform,
  actor: Actor,
  visitId: string,
  request: RecurrenceChange,
): Promise<VisitMoved> {
  authorize(canPlanVisits(actor));
  const { contractorId, id: memberId } = actor;
  const parsed = readRepeat(request, request.date);
  if (!parsed.ok) return parsed;
  const repeat = parsed.value;
  if (!repeat) return invalid({ repeats: "Choose how often it repeats" });
  const change = { contractorId, visitId, request };
  return moveIfCrewFree(platform, change, async (work, locked) => {
    const { followedCents, isFree } = await readRepeatPrice(work.tx, contractorId, visitId);
    const { value: price } = request;
    const isPriced = price !== undefined && price !== followedCents;
    const begins = locked.recurrence === null && !isPriced;
    if (begins && !(await canRepeatLines(work.tx, locked.visit.workOrderId))) {
      return invalid({ value: notOnePrice });
    }
    const priced = isPriced ? { price } : {};
    const changed = await changeFrom(work, locked, { request, repeat, memberId, ...priced });
    // With no price typed, the recurring price is unknown, but this appointment stays free.
    if (isPriced && price === null && isFree) await changeVisitPrice(work, visitId, 0);
    return changed;
  });
}

type Change = {
  request: Move;
  repeat: Repeat;
  memberId: string;
  /** What each appointment costs from now on, if that changes. */
  price?: number | null;
};

/**
 * Ends the recurring job before this visit and begins another one with it. Later visits move along
 * and stay the same rows, so links to them, notes, and calendars remain valid.
 */
async function changeFrom(
  work: UnitOfWork,
  { visit, recurrence, next, zone }: LockedMove,
  { request, repeat, memberId, price }: Change,
): Promise<VisitMoved> {
  const day = visit.recurrenceDay;
  const wanted = { request, repeat, crewId: next.crewId };
  if (recurrence && isAlready(recurrence, visit, wanted)) return { ok: true, changed: false };
  if (visit.version !== request.version) return { ok: false, code: "changed_elsewhere" };
  const following = recurrence && day ? await lockFollowingVisits(work, recurrence, day) : [];
  if (recurrence && day) await endAt(work, recurrence, addDays(day, -1));
  await freeTimes(work, following);
  const notice = noticeChoice(request);
  await moveFirst(work, visit, { next, zone, memberId, notice });
  const { contractorId, workOrderId } = visit;
  const ofJob = { contractorId, workOrderId, crewId: next.crewId };
  const priced = recurrence ?? undefined;
  const going = await insertRecurrence(work, { ...ofJob, time: request, repeat, priced });
  const own = { recurrenceId: going.id, recurrenceDay: request.date };
  await work.tx.update(visits).set(own).where(eq(visits.id, visit.id));
  const reuse: ReadonlyMap<LocalDay, Reused> =
    recurrence && day ? assignDays(following, { ...recurrence, from: day }, repeat) : new Map();
  const { unused, isComplete } = await planVisitsInTransaction(work, going, zone, reuse);
  const reused = new Set([...reuse.values()].map(({ id }) => id));
  const unusedIds = new Set(unused.map(({ id }) => id));
  const deleted = following.filter(
    ({ id, state }) => state === "booked" && (unusedIds.has(id) || !reused.has(id)),
  );
  await removeFreed(work, deleted, visit, memberId);
  if (price !== undefined) await changeSeriesPrice(work, going, price);
  if (!isComplete) work.enqueue(planRecurringVisits, {});
  return { ok: true, changed: true };
}

/** Moves the first visit; one that stays where it is only gets a new version. */
async function moveFirst(
  work: UnitOfWork,
  visit: LockedMove["visit"],
  {
    next,
    zone,
    memberId,
    notice,
  }: Pick<LockedMove, "next" | "zone"> & { memberId: string; notice: NoticeChoice },
): Promise<void> {
  const { id: visitId, contractorId, leadId, version, windowMinutes } = visit;
  if (!isSameTime(visit, next) || windowMinutes !== next.windowMinutes) {
    return moveVisitInTransaction(work, visit, next, zone, { memberId, notice });
  }
  await work.tx
    .update(visits)
    .set({ version: version + 1, updatedAt: work.now })
    .where(eq(visits.id, visitId));
  const event = { visitId, contractorId, leadId, memberId };
  work.record(visitMoved, { ...event, arrivalChanged: false, isFollowing: true });
}

/** Whether a double click already changed it. */
function isAlready(
  { rule, firstDay, lastDay, stoppedAt, ...now }: Recurrence,
  visit: LockedMove["visit"],
  { request, repeat, crewId }: Omit<Change, "memberId"> & { crewId: string },
): boolean {
  return (
    stoppedAt === null &&
    visit.recurrenceDay === firstDay &&
    visit.version === request.version + 1 &&
    rule === repeat.rule &&
    firstDay === repeat.firstDay &&
    lastDay === repeat.lastDay &&
    now.crewId === crewId &&
    now.startMinutes === request.time &&
    now.durationMinutes === request.duration_minutes &&
    now.travelMinutes === request.travel_minutes &&
    now.windowMinutes === request.window_minutes
  );
}

export type Following = Awaited<ReturnType<typeof lockFollowingVisits>>[number];

/**
 * By day of the new rule, the visit to move there. At the same pace the tenth stays the tenth, and
 * what was canceled stays canceled; otherwise booked ones move in order.
 */
function assignDays(
  following: readonly Following[],
  before: Repeat & { from: LocalDay },
  after: Repeat,
): Map<LocalDay, Reused> {
  const last = following.at(-1)?.recurrenceDay;
  if (!last) return new Map();
  const newDays = daysOfRepeat(after, { limit: 1 + maxFollowing }).slice(1);
  const byDay = new Map(following.map((visit) => [visit.recurrenceDay, visit]));
  const inOrder = isSamePace(before.rule, after.rule)
    ? daysOfRepeat(before, { from: addDays(before.from, 1), to: last }).map((day) => byDay.get(day))
    : following.filter(({ state }) => state === "booked");
  return new Map(
    inOrder.flatMap((visit, index) => {
      const day = newDays[index];
      return visit && day ? [[day, visit] as const] : [];
    }),
  );
}

/** A year of daily appointments, and more. */
const maxFollowing = 400;

/** The upcoming visits after a day, in order, in any state, locked; past ones stay as they were. */
export function lockFollowingVisits({ tx, now }: UnitOfWork, { id }: Recurrence, day: LocalDay) {
  return tx
    .select({
      id: visits.id,
      state: visits.state,
      version: visits.version,
      recurrenceDay: visits.recurrenceDay,
      notifiedAt: visits.notifiedAt,
      notes: visits.notes,
    })
    .from(visits)
    .where(
      and(eq(visits.recurrenceId, id), gt(visits.recurrenceDay, day), gt(visits.startsAt, now)),
    )
    .orderBy(asc(visits.recurrenceDay))
    .for(...lockRows(visits));
}

/** Takes these visits out of one another’s way until each is booked at its new time. */
async function freeTimes({ tx }: UnitOfWork, following: readonly Following[]): Promise<void> {
  const ids = following.filter(({ state }) => state === "booked").map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(visits).set({ state: "canceled" }).where(inArray(visits.id, ids));
  }
}

/** Whether a visit was only generated in advance: no one wrote in it or was notified of it. */
export const isOnlyGenerated = ({ notes, notifiedAt }: Pick<Following, "notes" | "notifiedAt">) =>
  notes === null && notifiedAt === null;

/** Takes visits off the schedule whose day is gone; the others than generated ones stay, canceled. */
async function removeFreed(
  { tx, now, record }: UnitOfWork,
  removed: readonly Following[],
  { contractorId, leadId }: { contractorId: string; leadId: string | null },
  memberId: string,
): Promise<void> {
  const deleted = removed.filter(isOnlyGenerated).map(({ id }) => id);
  if (deleted.length > 0) await tx.delete(visits).where(inArray(visits.id, deleted));
  const canceled = removed.filter((visit) => !isOnlyGenerated(visit)).map(({ id }) => id);
  if (canceled.length === 0) return;
  await tx
    .update(visits)
    .set({ canceledBy: "business", endedAt: now, remindAt: null, updatedAt: now })
    .where(inArray(visits.id, canceled));
  for (const visitId of canceled) {
    record(visitCanceled, { visitId, contractorId, leadId, memberId, noticeAt: null });
  }
}

/** Ends a recurring job after a day, and forgets its later conflicts. */
export async function endAt(
  { tx, now }: UnitOfWork,
  { id }: Recurrence,
  lastDay: LocalDay,
  undo: Partial<Pick<Recurrence, "endedAt" | "endedLastDay">> = {},
): Promise<void> {
  await tx
    .update(recurrences)
    .set({ lastDay, stoppedAt: now, ...undo, updatedAt: now })
    .where(eq(recurrences.id, id));
  const later = and(
    eq(recurrenceCollisions.recurrenceId, id),
    gt(recurrenceCollisions.day, lastDay),
  );
  await tx.delete(recurrenceCollisions).where(later);
}
