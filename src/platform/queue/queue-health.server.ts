import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.server.ts";
import { eventDeliveries, eventSubscriptions } from "../events/events.tables.server.ts";
import { longestRetry, longestWait, silenceOfWorkers } from "./queue-tables.server.ts";

/** Whether jobs that are due are worked on. */
export type QueueHealth = {
  /** `no_workers`: jobs wait and no process works on any; `behind`: more than there is time for. */
  state: "ok" | "behind" | "no_workers";
  /** How long the oldest job that is due, or event, has been waiting; 0 without any. */
  oldestSeconds: number;
  /** Age of the oldest job that failed and is tried again, due or not; 0 without any. */
  oldestRetrySeconds: number;
};

/** A process that works on jobs leaves a sign every 45 seconds at least, or ten while jobs are due. */
const silentSeconds = 60;
const longWaitSeconds = 600;

/**
 * Whether jobs wait and somebody works on them.
 */
export async function readQueueHealth(query: Queries): Promise<QueueHealth> {
  const { rows } = await query.execute<{
    waiting: string | null;
    retried: string | null;
    silent: string | null;
  }>(sql`
    select
      greatest(
        ${longestWait},
        (select extract(epoch from now() - min(oldest.created_at))
          from ${eventSubscriptions} s cross join lateral (
            select d.created_at from ${eventDeliveries} d
            where d.reaction = s.reaction and d.event = s.event order by d.event_id limit 1
          ) oldest
          where s.seen_at > now() - interval '1 day')
      ) as waiting,
      ${longestRetry} as retried,
      ${silenceOfWorkers} as silent`);
  const waiting = Number(rows[0]?.waiting ?? 0);
  const silent = Number(rows[0]?.silent ?? Number.POSITIVE_INFINITY);
  return {
    state: judge(waiting, silent),
    oldestSeconds: Math.round(waiting),
    oldestRetrySeconds: Math.round(Number(rows[0]?.retried ?? 0)),
  };
}

function judge(waiting: number, silent: number): QueueHealth["state"] {
  if (waiting >= silentSeconds && silent >= silentSeconds) return "no_workers";
  return waiting >= longWaitSeconds ? "behind" : "ok";
}
