import { sql } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import type { Subscriptions } from "./event.ts";
import { eventDeliveries, eventSubscriptions, events } from "./events.tables.server.ts";

type Database = Pick<Platform, "database">;

/** The pairs of reaction and event. */
export const pairsOf = ({ reactions }: Subscriptions): string =>
  JSON.stringify(
    reactions.flatMap(({ name, events }) =>
      events.map((event) => ({ reaction: name, event: event.name })),
    ),
  );

/**
 * Records this version's subscriptions before it records any events: from now on, an event recorded
 * by a process of any version gets a delivery for each of them. The first time, undispatched events
 * are delivered too; later, a new subscriber gets only new events.
 */
export async function subscribe({ database }: Database, subscriptions: Subscriptions) {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from ${eventSubscriptions} limit 1`);
    // In a fixed order, so processes that start together don't deadlock.
    await tx.execute(sql`
      insert into ${eventSubscriptions} (event, reaction, seen_at)
      select event, reaction, now()
      from jsonb_to_recordset(${pairsOf(subscriptions)}::jsonb) as known(event text, reaction text)
      order by event, reaction
      on conflict (event, reaction) do update set seen_at = excluded.seen_at`);
    if (rows.length > 0) return;
    await tx.execute(sql`
      insert into ${eventDeliveries} (reaction, event_id, event)
      select subscribed.reaction, ${events.id}, ${events.name}
      from ${events} join ${eventSubscriptions} as subscribed on subscribed.event = ${events.name}
      where ${events.dispatchedAt} is null
      on conflict do nothing`);
  });
}

/**
 * Removes subscriptions that no process has had for this many days, and their undelivered events:
 * that version isn't coming back.
 */
export async function endOldSubscriptions({ database }: Database, days: number) {
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      with ended as (
        delete from ${eventSubscriptions} where seen_at < now() - make_interval(days => ${days}::integer)
        returning event, reaction)
      delete from ${eventDeliveries} using ended
      where ${eventDeliveries.reaction} = ended.reaction and ${eventDeliveries.event} = ended.event`);
  });
}
