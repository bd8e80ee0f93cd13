import { and, asc, gte, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { vacuum } from "../database/bulk-statements.server.ts";
import { batchesOf, daysAgo } from "../personal-data/erase-rows.server.ts";
import type { Platform } from "../platform.server.ts";
import { eventsOfJobs } from "../queue/queue-tables.server.ts";
import { inTransaction } from "../unit-of-work.server.ts";
import { eventDeliveries, eventEffects, events } from "./events.tables.server.ts";
import { endOldSubscriptions } from "./subscribe.server.ts";

/**
 * Deletes events older than 30 days with their effects, except those waiting for a process
 * that knows them, and those a task or a failed item still needs (rule `retention.days`).
 * @returns how many
 */
export async function eraseOldEvents(platform: Platform): Promise<number> {
  await endOldSubscriptions(platform, platform.settings.eventDays);
  const before = daysAgo(platform, platform.settings.eventDays);
  const needed = await eventsOfJobs(platform.database.query);
  const old = and(
    isNotNull(events.dispatchedAt),
    sql`not exists (select from ${eventDeliveries} where ${eventDeliveries.eventId} = ${events.id})`,
    lt(events.createdAt, before),
    await beforeRecentEvents(platform, before),
    sql`${events.id} <> all(${sql.param(needed)}::bigint[])`,
  );
  let erased = 0;
  for await (const batch of batchesOf(platform, events, old)) {
    const ids = batch.map(Number);
    await inTransaction(platform, async ({ tx }) => {
      await tx.delete(eventEffects).where(inArray(eventEffects.eventId, ids));
      await tx.delete(events).where(inArray(events.id, ids));
    });
    erased += ids.length;
  }
  // The embedded database has no autovacuum.
  if (erased > 0) await vacuum(platform.database, ["events", "event_effects"]);
  return erased;
}

/**
 * Numbers grow with time: everything after the first recent one is recent too and isn't read. A row
 * numbered earlier but committed later is found the next time.
 */
async function beforeRecentEvents({ database }: Platform, before: Date): Promise<SQL | undefined> {
  const [young] = await database.query
    .select({ id: events.id })
    .from(events)
    .where(gte(events.createdAt, before))
    .orderBy(asc(events.id))
    .limit(1);
  return young && lt(events.id, young.id);
}
