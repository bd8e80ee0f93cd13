import { and, asc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { endEnrollments, lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import { markBooked } from "~/domains/leads/index.server.ts";
import { visitBooked } from "~/domains/schedule/schedule.events.ts";
import { crews, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { firstCrewName, type VisitTimes } from "~/domains/schedule/schedule.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { formatClock, formatDay, reminderTimeFor } from "./visit-clock.ts";

export type Booking = {
  contractorId: string;
  workOrderId: string;
  crewId: string;
  leadId: string | null;
  /** The member who books; null for the customer. */
  memberId?: string | null;
  windowMinutes: number;
  times: VisitTimes;
  /** IANA zone of the business. */
  zone: string;
  /** For a recurring job: its id and the occurrence's day. */
  recurrence?: { recurrenceId: string; recurrenceDay: LocalDay };
  /** The caller locked the lead's follow-up, before the lead. */
  isFollowUpLocked?: boolean;
};

/**
 * Inserts an appointment within the caller's transaction, ends the lead's follow-up, and marks the
 * lead booked.
 * @throws the database's error if the crew is busy then (`isCrewTaken`)
 */
export async function bookVisitInTransaction(work: UnitOfWork, booking: Booking): Promise<string> {
  const { leadId, isFollowUpLocked = false } = booking;
  if (leadId) {
    // Same lock order as a sending round: the turn before an enrollment.
    if (!isFollowUpLocked) await lockLatestEnrollment(work, leadId);
    await endEnrollments(work, { leadId }, "lead_moved_on");
    await markBooked(work, leadId);
  }
  return insertVisit(work, booking);
}

/**
 * Inserts an appointment of a lead that is already booked, such as the next one of a recurring job.
 * @throws the database's error if the crew is busy then (`isCrewTaken`)
 */
export async function insertVisit(work: UnitOfWork, booking: Booking): Promise<string> {
  const { tx, now } = work;
  const { leadId, memberId = null, contractorId, times, zone, recurrence } = booking;
  const { workOrderId, crewId, windowMinutes } = booking;
  const visitId = newId();
  const remindAt = reminderTimeFor(times.startsAt, zone, now);
  const row = {
    id: visitId,
    contractorId,
    workOrderId,
    crewId,
    windowMinutes,
    ...recurrence,
    ...times,
    remindAt,
  };
  await tx.insert(visits).values({ ...row, createdAt: now, updatedAt: now });
  work.record(visitBooked, { visitId, contractorId, leadId, memberId });
  return visitId;
}

/**
 * The crew that `lockCrew` would lock, without its lock. Its id is null if the business has no crew
 * yet; the result is null if there is no such crew or several to choose from.
 */
export async function findCrew(
  database: Reader,
  contractorId: string,
  crewId: string | null,
): Promise<{ id: string | null } | null> {
  const scope = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  const rows = await database
    .select({ id: crews.id })
    .from(crews)
    .where(crewId ? and(scope, eq(crews.id, crewId)) : scope)
    .limit(2);
  if (!crewId && rows.length === 0) return { id: null };
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/**
 * Locks a crew of the business until the transaction ends, to serialize bookings. Without an id
 * it's the only crew; a business without a crew gets its first.
 * @returns its id; null if there is no such crew or several to choose from
 */
export async function lockCrew(
  work: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
  crewId: string | null,
): Promise<string | null> {
  const scope = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  const selectAndLock = () =>
    work.tx
      .select({ id: crews.id })
      .from(crews)
      .where(crewId ? and(scope, eq(crews.id, crewId)) : scope)
      .orderBy(crews.id)
      .limit(2)
      .for(...lockRows(crews));
  let rows = await selectAndLock();
  if (!crewId && rows.length === 0) {
    const added = await addFirstCrew(work, contractorId);
    // Someone else made the first booking concurrently.
    rows = added ? [{ id: added }] : await selectAndLock();
  }
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Adds a business's first crew. @returns its id; null if someone else did so concurrently */
export async function addFirstCrew(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  contractorId: string,
): Promise<string | null> {
  const first = { id: newId(), contractorId, name: firstCrewName, color: "blue" as const };
  const [added] = await tx
    .insert(crews)
    .values({ ...first, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: crews.id });
  return added?.id ?? null;
}

/**
 * Locks these crews of the business, or all of them, until the transaction ends, to serialize
 * bookings that take any of them.
 */
export async function lockCrews(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  crewIds: readonly string[],
): Promise<void> {
  const scope = and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt));
  await tx
    .select({ id: crews.id })
    .from(crews)
    .where(crewIds.length > 0 ? and(scope, inArray(crews.id, [...crewIds])) : scope)
    .orderBy(crews.id)
    .for(...lockRows(crews));
}

/** Crew and times of a visit, with its business and zone. */
export type Wanted = {
  contractorId: string;
  crewId: string | null;
  times: VisitTimes;
  zone: string;
  /** The visit being moved: it doesn't conflict with itself. */
  visitId?: string;
};

/** Whether the database rejected a visit because its crew is busy then (`schedule.one-place`). */
export const isCrewTaken = (error: unknown): boolean =>
  violationOf(error)?.constraint === "visits_crew_in_one_place";

/**
 * Runs a command that books or moves a visit. The database rejects double-booking, including
 * concurrent bookings; the result then says whose visit the crew is at.
 */
export async function withCrewConflictCheck<Done>(
  platform: Platform,
  slot: Wanted,
  run: () => Promise<Done>,
): Promise<Done | Invalid> {
  try {
    return await run();
  } catch (error) {
    if (!isCrewTaken(error)) throw error;
    const conflict = await describeCrewConflict(platform, slot);
    return invalid({
      crew_id: conflict ?? "This crew was just booked elsewhere. Choose another time or crew.",
    });
  }
}

/** Whose visit the crew is at then, as a sentence; null if it's open. */
export async function describeCrewConflict(
  { database: { query } }: Platform,
  { contractorId, crewId, times, zone, visitId }: Wanted,
): Promise<string | null> {
  const [otherVisit] = await query
    .select({
      crew: crews.name,
      customer: workOrders.customerName,
      what: workOrders.what,
      leavesAt: visits.leavesAt,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .innerJoin(crews, eq(crews.id, visits.crewId))
    .where(
      and(
        eq(visits.contractorId, contractorId),
        crewId ? eq(visits.crewId, crewId) : undefined,
        eq(visits.state, "booked"),
        lt(visits.leavesAt, times.endsAt),
        gt(visits.endsAt, times.leavesAt),
        visitId ? ne(visits.id, visitId) : undefined,
      ),
    )
    .orderBy(asc(visits.startsAt))
    .limit(1);
  if (!otherVisit) return null;
  const clock = (moment: Date) => formatClock(moment, zone);
  const travels =
    otherVisit.leavesAt < otherVisit.startsAt ? ` (leaves ${clock(otherVisit.leavesAt)})` : "";
  return (
    `${otherVisit.crew} is booked at ${otherVisit.customer}’s (${otherVisit.what}) on ${formatDay(otherVisit.startsAt, zone)}, ` +
    `${clock(otherVisit.startsAt)} to ${clock(otherVisit.endsAt)}${travels}. Choose another time or crew.`
  );
}
