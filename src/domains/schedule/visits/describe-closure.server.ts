import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type Closure, findClosure, holidayLabels } from "~/domains/availability/index.ts";
import type { VisitTimes } from "~/domains/schedule/schedule.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { formatDay } from "./visit-clock.ts";

type CrewTime = {
  contractorId: string;
  /** Null for a business without crews: only its own closures count. */
  crewId: string | null;
  times: VisitTimes;
  /** IANA zone of the business. */
  zone: string;
};

/**
 * Why a crew doesn't work then, as a sentence: time off, blocked time, or a holiday. Null if it
 * does. A member may book it anyway.
 */
export async function describeClosure(
  database: Reader,
  { contractorId, crewId, times, zone }: CrewTime,
): Promise<string | null> {
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
