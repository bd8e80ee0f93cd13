import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/visits.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import { formatClock, formatDay } from "./visit-clock.ts";

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
  wanted: Wanted,
  run: () => Promise<Done>,
): Promise<Done | Invalid> {
  try {
    return await run();
  } catch (error) {
    if (!isCrewTaken(error)) throw error;
    const there = await describeCrewConflict(platform, wanted);
    return invalid({
      crew_id: there ?? "This crew was just booked elsewhere. Choose another time or crew.",
    });
  }
}

/** Whose visit the crew is at then, as a sentence; null if it's open. */
export async function describeCrewConflict(
  { database: { query } }: Platform,
  { contractorId, crewId, times, zone, visitId }: Wanted,
): Promise<string | null> {
  const [other] = await query
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
  if (!other) return null;
  const clock = (moment: Date) => formatClock(moment, zone);
  const travels = other.leavesAt < other.startsAt ? ` (leaves ${clock(other.leavesAt)})` : "";
  return (
    `${other.crew} is booked at ${other.customer}’s (${other.what}) on ${formatDay(other.startsAt, zone)}, ` +
    `${clock(other.startsAt)} to ${clock(other.endsAt)}${travels}. Choose another time or crew.`
  );
}
