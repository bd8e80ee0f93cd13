import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { AbandonedTransaction } from "../database/abandoned-transaction.ts";
import type { Platform } from "../platform.server.ts";
import { defineJob, type Job } from "../queue/job.ts";
import { inTransaction, type UnitOfWork } from "../unit-of-work.server.ts";
import { eventEffects, events } from "./events.tables.server.ts";
import type { AnyReaction } from "./reaction.ts";

/** Milliseconds that a reaction may take: it only asks the database. */
const longestReaction = 60_000;

const payload = z.object({ eventId: z.int() });

/** The job that runs a reaction to one event. Its retries and its dead letters are those of any job (`events.retries`). */
export function jobOf(reaction: AnyReaction): Job<z.output<typeof payload>> {
  return defineJob({
    name: reaction.name,
    payload,
    workers: 2,
    handler:
      async () =>
      (platform, { eventId }) =>
        runReaction(platform, reaction, eventId),
  });
}

/**
 * Runs a reaction to one event, once: what it does commits together with the row that says so, and
 * whoever comes second, at the same time or later, does nothing (`events.one-effect`).
 * @throws when the event is no longer kept, its payload is not what its schema says, or the reaction
 * takes longer than a minute
 */
export async function runReaction(
  platform: Platform,
  reaction: AnyReaction,
  eventId: number,
  deadline = longestReaction,
): Promise<void> {
  const handle = await reaction.handler();
  const begun = await inTransaction(platform, async (work) => {
    const found = await beginEffect(work, reaction.name, eventId);
    if (!found) return false;
    const event = reaction.events.find(({ name }) => name === found.name);
    if (!event) throw new Error(`${reaction.name} does not react to ${found.name}`);
    const happened = {
      payload: event.schema.parse(found.payload),
      createdAt: new Date(found.createdAt),
    };
    await withinDeadline(handle(work, happened, platform), deadline, reaction.name);
    return true;
  });
  if (!begun) await requireEffect(platform, reaction.name, eventId);
}

type Found = { name: string; payload: unknown; createdAt: string };

/** Notes the effect. @returns the event, or null when there is none or it had its effect before */
async function beginEffect(
  { tx }: UnitOfWork,
  reaction: string,
  eventId: number,
): Promise<Found | null> {
  const { rows } = await tx.execute<{ event: Found }>(sql`
    insert into ${eventEffects} (event_id, reaction)
    select id, ${reaction} from ${events} where id = ${eventId}
    on conflict do nothing
    returning (
      select json_build_object('name', name, 'payload', payload, 'createdAt', created_at)
      from ${events} where id = event_id
    ) as event`);
  return rows[0]?.event ?? null;
}

async function requireEffect({ database }: Platform, reaction: string, eventId: number) {
  const { rows } = await database.query.execute(
    sql`select from ${eventEffects} where event_id = ${eventId} and reaction = ${reaction}`,
  );
  if (rows.length === 0) throw new Error("The event of this reaction is no longer kept");
}

/** One that hangs would keep its transaction open, on the embedded database everybody's. */
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
