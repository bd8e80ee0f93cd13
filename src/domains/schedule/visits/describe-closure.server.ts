import { and, eq, gt, lt, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type Closure, findClosure, holidayLabels } from "~/domains/availability/index.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import { bookingHolds } from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { formatClock, formatDay } from "./visit-clock.ts";

type CrewTime = {
  contractorId: string;
  /** Null for a business without crews: only its own closures count. */
  crewId: string | null;
  times: VisitTimes;
  /** IANA zone of the business. */
  zone: string;
};

/**
 * Why a crew isn't open then, as a sentence: time off, blocked time, a holiday, or a customer who is
 * paying for the time. Null if it is. A member may book it anyway.
 */
export async function describeClosure(
  database: Reader,
  { contractorId, crewId, times, zone }: CrewTime,
  now: Date,
): Promise<string | null> {
  const [held] = await database
    .select({ expiresAt: bookingHolds.expiresAt })
    .from(bookingHolds)
    .where(
      and(
        crewId === null ? sql`false` : eq(bookingHolds.crewId, crewId),
        eq(bookingHolds.state, "held"),
        gt(bookingHolds.expiresAt, now),
        lt(bookingHolds.leavesAt, times.endsAt),
        gt(bookingHolds.endsAt, times.leavesAt),
      ),
    )
    .limit(1);
  if (held) {
    return `A customer is paying for this time. It’s held until ${formatClock(held.expiresAt, zone)}.`;
  }
  const span = { from: times.leavesAt, until: times.endsAt, defaultZone: zone };
  const calendar = calendarFor(await readPlan(database, contractorId, span), null);
  const closure = findClosure(calendar, crewId ?? "", times);
  return closure && sentenceFor(closure, formatDay(times.startsAt, zone));
}

/** Why a crew doesn't work on a day, as a sentence. */
export function sentenceFor(closure: Closure, day: string): string {
  if (closure === "time_off") return `This crew has time off on ${day}.`;
  if (closure === "blocked") return `You blocked this time on ${day}.`;
  return `${day} is ${holidayLabels[closure]}, and you’re closed.`;
}
