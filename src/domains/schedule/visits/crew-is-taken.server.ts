import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { VisitTimes } from "~/domains/schedule/visits.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import { formatClock, formatDay } from "./visit-clock.ts";

/** Who goes when, in which business and by whose clock. */
export type Wanted = {
  contractorId: string;
  crewId: string | null;
  times: VisitTimes;
  zone: string;
  /** The visit that is moved: it is not in its own way. */
  visitId?: string;
};

/** Whether the database refused a visit since its crew is somewhere else then (`schedule.one-place`). */
export const isCrewTaken = (error: unknown): boolean =>
  violationOf(error)?.constraint === "visits_crew_in_one_place";

/**
 * Runs a command that books or moves a visit. Where its crew would be in two places the database
 * refuses, also when two members book at the same moment; then it is told who is there instead.
 */
export async function unlessCrewTaken<Done>(
  platform: Platform,
  wanted: Wanted,
  run: () => Promise<Done>,
): Promise<Done | Invalid> {
  try {
    return await run();
  } catch (error) {
    if (!isCrewTaken(error)) throw error;
    const there = await whoIsThere(platform, wanted);
    return invalid({
      crew_id: there ?? "This crew was just booked elsewhere. Choose another time or crew.",
    });
  }
}

/** Whose visit the crew is at then, in a sentence; null where it is free. */
export async function whoIsThere(
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
