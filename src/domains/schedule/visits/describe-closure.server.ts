import { and, eq, gt, lt, sql } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type Closure, findClosure, holidayLabels, isFree } from "~/domains/availability/index.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import { bookingHolds } from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { formatClock, formatDay } from "./visit-clock.ts";

type Crew = {
  contractorId: string;
  /** Null for a business without crews: only the business's own closures count. */
  crewId: string | null;
  /** IANA zone of the business. */
  zone: string;
};

/**
 * Why a crew isn't open then, as a sentence: time off, blocked time, a holiday, or a customer who is
 * paying for the time. Null if it is. A member may book it anyway.
 */
export async function describeClosure(
  database: Reader,
  { times, ...crew }: Crew & { times: VisitTimes },
  now: Date,
): Promise<string | null> {
  const span = { from: times.leavesAt, until: times.endsAt };
  return (await readClosures(database, crew, span, now))(times);
}

/** Like `describeClosure`, for any times within a span, which is read once. */
export async function readClosures(
  database: Reader,
  { contractorId, crewId, zone }: Crew,
  span: { from: Date; until: Date },
  now: Date,
): Promise<(times: VisitTimes) => string | null> {
  const holds = await database
    .select({
      leavesAt: bookingHolds.leavesAt,
      endsAt: bookingHolds.endsAt,
      expiresAt: bookingHolds.expiresAt,
    })
    .from(bookingHolds)
    .where(
      and(
        crewId === null ? sql`false` : eq(bookingHolds.crewId, crewId),
        eq(bookingHolds.state, "held"),
        gt(bookingHolds.expiresAt, now),
        lt(bookingHolds.leavesAt, span.until),
        gt(bookingHolds.endsAt, span.from),
      ),
    );
  const plan = await readPlan(database, contractorId, { ...span, defaultZone: zone });
  const calendar = calendarFor(plan, null);
  return (times) => {
    const blockingHold = holds.find((hold) => !isFree(times, [hold]));
    if (blockingHold) {
      return `A customer is paying for this time. It’s held until ${formatClock(blockingHold.expiresAt, zone)}.`;
    }
    const closure = findClosure(calendar, crewId ?? "", times);
    return closure && sentenceFor(closure, formatDay(times.startsAt, zone));
  };
}

/** Why a crew doesn't work on a day, as a sentence. */
export function sentenceFor(closure: Closure, day: string): string {
  if (closure === "time_off") return `This crew has time off on ${day}.`;
  if (closure === "blocked") return `You blocked this time on ${day}.`;
  return `${day} is ${holidayLabels[closure]}, and you’re closed.`;
}
