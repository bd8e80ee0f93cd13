import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { crews } from "~/features/crews/crews.tables.server.ts";
import { dayOf, type LocalDay } from "~/features/time-zones/local-day.ts";
import { localTime } from "~/features/time-zones/local-time.ts";
import { canPlanFor } from "~/features/visits/visits.policy.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { busyOf } from "./find-offer.server.ts";
import { type OfferedLength, suggestedStarts } from "./visit-offers.ts";

/** A time by the clock of the business; `minutes` since midnight. */
type SuggestedTime = { date: LocalDay; minutes: number };

/** Two times at which a crew of the business is free: what an offer begins with (`schedule.offer`). */
export async function suggestTimes(
  { database, settings, clock }: Platform,
  actor: Actor,
  { crewId, ...length }: OfferedLength & { crewId: string },
): Promise<SuggestedTime[]> {
  authorize(canPlanFor(actor));
  const { query } = database;
  const [crew] = await query
    .select({ id: crews.id })
    .from(crews)
    .where(and(eq(crews.id, crewId), eq(crews.contractorId, actor.contractorId)));
  if (!crew) return [];
  const now = clock.now();
  const zone = await findBusinessZone(query, actor.contractorId, settings.timeZone);
  const busy = await busyOf(query, { crewId, visitId: null }, now);
  return suggestedStarts(length, busy, { now, zone }).map((start) => ({
    date: dayOf(start, zone),
    minutes: localTime(start, zone).minutes,
  }));
}
