import { sql } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import { inTransaction } from "../unit-of-work.server.ts";
import type { AnyReaction, Subscriptions } from "./event.ts";
import { eventDeliveries, events } from "./events.tables.server.ts";
import { jobOf } from "./run-reaction.server.ts";
import { pairsOf } from "./subscribe.server.ts";

/** Deliveries per reaction in one batch. Keeps transactions short however many are waiting. */
const batch = 100;

/** Number of events marked in one batch. */
const marked = 500;

/** Minutes that a version before `event_deliveries` has to dispatch an event to its own subscribers. */
const minutesForOldVersions = 10;

/**
 * Sends the jobs of the oldest pending deliveries and deletes these, in one transaction. Concurrent
 * processes take different ones. A delivery to a reaction that this process doesn't know is left
 * for one that does.
 * @returns the jobs sent, and whether more may be pending
 */
export async function dispatchEvents(platform: Platform, subscriptions: Subscriptions) {
  const reactions = new Map(subscriptions.reactions.map((reaction) => [reaction.name, reaction]));
  const order = [...reactions.keys()];
  return inTransaction(platform, async ({ tx, enqueue }) => {
    const { rows } = await tx.execute<{ reaction: string; event_id: string; kept: boolean }>(sql`
      with known as (
        select reaction, array_agg(event) as events
        from jsonb_to_recordset(${pairsOf(subscriptions)}::jsonb) as pairs(event text, reaction text)
        group by reaction),
      taken as materialized (
        select waiting.* from known cross join lateral (
          select reaction, event_id from ${eventDeliveries}
          where reaction = known.reaction and event = any(known.events)
          order by event_id limit ${batch} for update skip locked) as waiting)
      delete from ${eventDeliveries} using taken
      where ${eventDeliveries.reaction} = taken.reaction and ${eventDeliveries.eventId} = taken.event_id
      returning taken.reaction, taken.event_id,
        exists (select from ${events} where ${events.id} = taken.event_id) as kept`);
    const sent = rows
      .filter(({ kept }) => kept)
      .map(({ reaction, event_id }) => ({
        reaction: reactions.get(reaction) as AnyReaction,
        eventId: Number(event_id),
      }))
      .toSorted(
        (a, b) =>
          a.eventId - b.eventId || order.indexOf(a.reaction.name) - order.indexOf(b.reaction.name),
      );
    for (const { reaction, eventId } of sent) enqueue(jobOf(reaction), { eventId });
    return { sent, mayBeMore: rows.length >= batch };
  });
}

/**
 * Marks events that every process has had time for, so a version before `event_deliveries` doesn't
 * dispatch them again if it is restarted.
 * @returns how many, at most 500 at a time
 */
export async function markDispatched({ database, clock }: Platform): Promise<number> {
  const before = new Date(clock.now().getTime() - minutesForOldVersions * 60_000).toISOString();
  const { rows } = await database.query.execute(sql`
    update ${events} set dispatched_at = ${clock.now().toISOString()}::timestamptz
    where id in (
      select id from (
        select id, created_at from ${events} where dispatched_at is null
        order by id limit ${marked} for update skip locked) as oldest
      where created_at < ${before}::timestamptz)
    returning id`);
  return rows.length;
}
