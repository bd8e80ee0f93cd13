import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.server.ts";
import { eventDeliveries, eventSubscriptions } from "../events/events.tables.server.ts";
import type { Platform } from "../platform.server.ts";
import { maxRetry, maxWait, secondsSinceWorkerActivity } from "./queue-tables.server.ts";

/** Whether due jobs are being processed. */
export type QueueHealth = {
  /**
   * `no_workers`: jobs are waiting and no process runs any; `behind`: more jobs than the workers
   * can handle.
   */
  state: "ok" | "behind" | "no_workers";
  /** How long the oldest due job or event has been waiting; 0 without any. */
  oldestSeconds: number;
  /** Age of the oldest failed job that is being retried, due or not; 0 without any. */
  oldestRetrySeconds: number;
};

/** A running worker reports every 45 seconds at least, or every ten while jobs are due. */
const silentSeconds = 60;
const longWaitSeconds = 600;

/** Whether jobs are waiting and workers are running. */
export async function readQueueHealth(query: Queries): Promise<QueueHealth> {
  const { rows } = await query.execute<{
    waiting: string | null;
    retried: string | null;
    silent: string | null;
  }>(sql`
    select
      greatest(
        ${maxWait},
        (select extract(epoch from now() - min(oldest.created_at))
          from ${eventSubscriptions} s cross join lateral (
            select d.created_at from ${eventDeliveries} d
            where d.reaction = s.reaction and d.event = s.event order by d.event_id limit 1
          ) oldest
          where s.seen_at > now() - interval '1 day')
      ) as waiting,
      ${maxRetry} as retried,
      ${secondsSinceWorkerActivity} as silent`);
  const waiting = Number(rows[0]?.waiting ?? 0);
  const silent = Number(rows[0]?.silent ?? Number.POSITIVE_INFINITY);
  return {
    state: evaluateState(waiting, silent),
    oldestSeconds: Math.round(waiting),
    oldestRetrySeconds: Math.round(Number(rows[0]?.retried ?? 0)),
  };
}

function evaluateState(waiting: number, silent: number): QueueHealth["state"] {
  if (waiting >= silentSeconds && silent >= silentSeconds) return "no_workers";
  return waiting >= longWaitSeconds ? "behind" : "ok";
}

const warnings = {
  no_workers:
    "no worker is running, so emails and background tasks are waiting: leave PROCESS unset, or start npm run worker next to this process",
  behind: "background tasks are delayed: start more workers (npm run worker) or check their logs",
};

/**
 * Checks once a minute whether jobs are stuck, and logs it for as long as they are.
 * @returns a function that stops it
 */
export function watchQueue(platform: Platform, everyMilliseconds = 60_000): () => void {
  const check = async () => {
    const { state, oldestSeconds } = await readQueueHealth(platform.database.query);
    if (state !== "ok") platform.log.warn(warnings[state], { oldest_seconds: oldestSeconds });
  };
  // Database failures are reported elsewhere.
  const timer = setInterval(() => void check().catch(() => {}), everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
