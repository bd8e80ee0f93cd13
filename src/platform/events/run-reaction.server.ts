import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { AbandonedTransaction } from "../database/connection-options.ts";
import type { Platform } from "../platform.server.ts";
import { defineJob, type Job } from "../queue/job.ts";
import { inTransaction, type UnitOfWork } from "../unit-of-work.server.ts";
import { type AnyReaction, type BatchReactionHandler, eventsRecorded } from "./event.ts";
import { eventDeliveries, eventEffects, events } from "./events.tables.server.ts";

/** Time limit of a reaction in milliseconds. It only uses the database. */
const maxReaction = 60_000;

const payload = z.object({ eventId: z.int() });

/** Maximum events handled in one transaction. */
const largestBatch = 50;

/** The job that runs a reaction to one event, with a job's usual retries and dead letters. */
export function jobOf(reaction: AnyReaction): Job<z.output<typeof payload>> {
  const batch = {
    limit: largestBatch,
    handler: async () => (platform: Platform, jobs: readonly z.output<typeof payload>[]) =>
      runReactions(
        platform,
        reaction,
        jobs.map(({ eventId }) => eventId),
      ),
  };
  return defineJob({
    name: reaction.name,
    payload,
    workers: 2,
    handler:
      async () =>
      (platform, { eventId }) =>
        runReaction(platform, reaction, eventId),
    ...("batchHandler" in reaction ? { batch } : {}),
  });
}

/**
 * Runs a reaction to an event exactly once: its effects commit together with the row that records
 * it. A second run, concurrent or later, does nothing.
 * @throws if the event is no longer stored, its payload doesn't match its schema, or the reaction
 * takes longer than a minute
 */
export const runReaction = (
  platform: Platform,
  reaction: AnyReaction,
  eventId: number,
  deadline = maxReaction,
): Promise<void> => runReactions(platform, reaction, [eventId], deadline);

/** Like `runReaction`, for several events in one transaction: all or none. */
async function runReactions(
  platform: Platform,
  reaction: AnyReaction,
  eventIds: readonly number[],
  deadline = maxReaction,
): Promise<void> {
  const handle = await handlerOf(reaction);
  const schemas = new Map(reaction.events.map(({ name, schema }) => [name, schema]));
  const started = await inTransaction(platform, async (work) => {
    const events = await beginEffects(work, reaction.name, eventIds);
    const recorded = events.flatMap(({ name, payload, createdAt }) => {
      const schema = schemas.get(name);
      if (!schema) return [];
      return [{ name, payload: schema.parse(payload), createdAt: new Date(createdAt) }];
    });
    await returnUnhandled(
      work,
      reaction.name,
      events.filter(({ name }) => !schemas.has(name)),
    );
    if (recorded.length === 0) return events;
    await withinDeadline(handle(work, recorded, platform), deadline, reaction.name);
    return events;
  });
  const done = new Set(started.map(({ id }) => id));
  const others = eventIds.filter((id) => !done.has(id));
  if (others.length > 0) await requireEffects(platform, reaction.name, others);
}

// biome-ignore lint/suspicious/noExplicitAny: reactions hold different payloads
async function handlerOf(reaction: AnyReaction): Promise<BatchReactionHandler<any>> {
  if ("batchHandler" in reaction) return reaction.batchHandler();
  const handle = await reaction.handler();
  return async (work, recorded, platform) => {
    for (const namedEvent of recorded) await handle(work, namedEvent, platform);
  };
}

type Found = { id: number; name: string; payload: unknown; createdAt: string };

/** Records the effects. @returns the events, without those that are gone or already handled */
async function beginEffects(
  { tx }: UnitOfWork,
  reaction: string,
  eventIds: readonly number[],
): Promise<Found[]> {
  const { rows } = await tx.execute<{ event: Found }>(sql`
    insert into ${eventEffects} (event_id, reaction)
    select id, ${reaction} from ${events} where id = any(${sql.param(eventIds)}::bigint[]) order by id
    on conflict do nothing
    returning (
      select json_build_object('id', id, 'name', name, 'payload', payload, 'createdAt', created_at)
      from ${events} where id = event_id
    ) as event`);
  return rows.map(({ event }) => event);
}

/**
 * In another version this reaction also handles these events: they become deliveries again, for a
 * process of that version.
 */
async function returnUnhandled(
  { tx, wake }: UnitOfWork,
  reaction: string,
  unknown: readonly Found[],
) {
  if (unknown.length === 0) return;
  const ids = unknown.map(({ id }) => id);
  await tx
    .delete(eventEffects)
    .where(and(eq(eventEffects.reaction, reaction), inArray(eventEffects.eventId, ids)));
  await tx
    .insert(eventDeliveries)
    .values(unknown.map(({ id, name }) => ({ reaction, eventId: id, event: name })))
    .onConflictDoNothing();
  wake(eventsRecorded);
}

async function requireEffects(
  { database }: Platform,
  reaction: string,
  eventIds: readonly number[],
) {
  const { rows } = await database.query.execute(sql`
    select from ${eventEffects}
    where event_id = any(${sql.param(eventIds)}::bigint[]) and reaction = ${reaction}`);
  if (rows.length < eventIds.length) {
    throw new Error("The event that triggered this reaction was deleted");
  }
}

/** A hung reaction would keep its transaction open, and on the embedded database that blocks everyone. */
async function withinDeadline(running: Promise<void>, deadline: number, name: string) {
  const ended = new AbortController();
  const late = sleep(deadline, null, { signal: ended.signal }).then(() => {
    throw new AbandonedTransaction(`${name} took longer than ${deadline} ms`);
  });
  await Promise.race([running, late]).finally(() => {
    ended.abort();
    late.catch(() => {});
  });
}
