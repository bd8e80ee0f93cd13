import { calendarFor, readPlan } from "~/domains/availability/index.server.ts";
import { type ClosedSpan, findClosedSpans } from "~/domains/availability/index.ts";
import { canReadVisits } from "~/domains/schedule/schedule.policy.ts";
import { type Actor, addDays, authorize, boundsOf, type LocalDay } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

export type ClosedTime = ClosedSpan & { day: LocalDay; column: number };

type Range = { day: LocalDay; days: number; zone: string };

/**
 * When no one works, for each of some days and each column of a schedule.
 * @param columns the crews of each column; a time counts if none of them works then
 */
export async function listClosedTimes(
  platform: Platform,
  actor: Actor,
  { day, days, zone }: Range,
  columns: readonly (readonly string[])[],
): Promise<ClosedTime[]> {
  authorize(canReadVisits(actor));
  const { from, to: until } = boundsOf(zone, day, days);
  const { query } = platform.database;
  const plan = await readPlan(query, actor.contractorId, { from, until, defaultZone: zone });
  const calendar = calendarFor(plan, null);
  return Array.from({ length: days }, (_, at) => addDays(day, at)).flatMap((one) =>
    columns.flatMap((crewIds, column) =>
      findClosedSpans(calendar, crewIds, one).map((span) => ({ ...span, day: one, column })),
    ),
  );
}
