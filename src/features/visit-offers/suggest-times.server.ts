import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { crews } from "~/features/crews/crews.tables.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { dayOf, type LocalDay } from "~/features/time-zones/local-day.ts";
import { localTime } from "~/features/time-zones/local-time.ts";
import { canPlanFor } from "~/features/visits/visits.policy.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Busy, lastSuggested, type OfferedLength, suggestedCrew } from "./visit-offers.ts";

/** Times by the clock of the business; `minutes` since midnight. */
type Suggestion = { crewId: string; times: { date: LocalDay; minutes: number }[] };

/**
 * What an offer begins with (`schedule.offer`): the crew of the business that is free first, and two times at which it is.
 * Null where no crew is free within the next days, or none is there.
 */
export async function suggestTimes(
  { database, settings, clock }: Platform,
  actor: Actor,
  length: OfferedLength,
): Promise<Suggestion | null> {
  authorize(canPlanFor(actor));
  const { query } = database;
  const now = clock.now();
  const [zone, busyByCrew] = await Promise.all([
    findBusinessZone(query, actor.contractorId, settings.timeZone),
    busyCrews(query, actor.contractorId, now),
  ]);
  const suggested = suggestedCrew(length, busyByCrew, { now, zone });
  if (!suggested) return null;
  const times = suggested.starts.map((start) => ({
    date: dayOf(start, zone),
    minutes: localTime(start, zone).minutes,
  }));
  return { crewId: suggested.crewId, times };
}

/** While each crew of a business is away, by name of the crew. */
async function busyCrews(
  database: Reader,
  contractorId: string,
  now: Date,
): Promise<Map<string, Busy[]>> {
  const found = await database
    .select({ crewId: crews.id, leavesAt: visits.leavesAt, endsAt: visits.endsAt })
    .from(crews)
    .leftJoin(
      visits,
      and(
        eq(visits.crewId, crews.id),
        eq(visits.state, "booked"),
        gt(visits.endsAt, now),
        lt(visits.startsAt, lastSuggested(now)),
      ),
    )
    .where(and(eq(crews.contractorId, contractorId), isNull(crews.archivedAt)))
    .orderBy(asc(crews.name), asc(crews.id));
  const busyByCrew = new Map<string, Busy[]>();
  for (const { crewId, leavesAt, endsAt } of found) {
    const busy = busyByCrew.get(crewId) ?? [];
    if (leavesAt && endsAt) busy.push({ leavesAt, endsAt });
    busyByCrew.set(crewId, busy);
  }
  return busyByCrew;
}
