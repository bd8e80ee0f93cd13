import { and, eq } from "drizzle-orm";
import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { daysSearched, defaultHours, findOpenings, isFree } from "~/domains/availability/index.ts";
import { canPlanFor } from "~/domains/schedule/schedule.policy.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { timesOf, validateTime, type WallTime } from "~/domains/schedule/visits/visit-clock.ts";
import { type Actor, addDays, authorize, dayOf, localTime } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Minutes from now, or from its current start, to the earliest proposal. */
const minNotice = 60;

type Place = Pick<WallTime, "date" | "time">;

/** Times for one appointment with its own crew; null where there is none. */
export type MoveSuggestions = {
  /** The same time a day later, and of a past appointment tomorrow. */
  nextDay: (Place & { isTomorrow: boolean }) | null;
  /** The first opening after its current start. */
  nextOpening: Place | null;
};

/** Proposes where a booked appointment could move. Null if the business has no such appointment. */
export async function suggestMoves(
  { database: { query }, settings, clock }: Platform,
  actor: Actor,
  visitId: string,
): Promise<MoveSuggestions | null> {
  authorize(canPlanFor(actor));
  const { contractorId } = actor;
  const scope = and(eq(visits.id, visitId), eq(visits.contractorId, contractorId));
  const [visit] = await query
    .select()
    .from(visits)
    .where(and(scope, eq(visits.state, "booked")));
  if (!visit) return null;
  const { crewId, startsAt, endsAt, leavesAt } = visit;
  const now = clock.now();
  const after = startsAt > now ? startsAt : now;
  const until = new Date(after.getTime() + (daysSearched + 7) * 24 * 60 * 60_000);
  const span = { from: now, until, defaultZone: settings.timeZone, exceptVisitId: visitId };
  const calendar = calendarFor(await readPlan(query, contractorId, span), null);
  const { zone, hours } = calendar;
  const crews = calendar.crews.filter((crew) => crew.crewId === crewId);
  const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;
  const length = {
    durationMinutes: minutesBetween(startsAt, endsAt),
    travelMinutes: minutesBetween(leavesAt, startsAt),
  };
  const placeOf = (moment: Date): Place => ({
    date: dayOf(moment, zone),
    time: localTime(moment, zone).minutes,
  });
  const search = { ...length, now: after, notice: minNotice };
  const [opening] = findOpenings({ zone, hours: hours ?? defaultHours, crews }, search);

  const today = dayOf(now, zone);
  const { date: day, time } = placeOf(startsAt);
  const date = addDays(day > today ? day : today, 1);
  const lengths = {
    duration_minutes: length.durationMinutes,
    travel_minutes: length.travelMinutes,
  };
  const times = timesOf({ date, time, ...lengths }, zone);
  const isOpen =
    validateTime(date, time, zone) === null && crews.some(({ busy }) => isFree(times, busy));
  return {
    nextDay: isOpen ? { date, time, isTomorrow: day <= today } : null,
    nextOpening: opening ? placeOf(opening.startsAt) : null,
  };
}
