import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.server.ts";
import { events } from "../events/events.tables.server.ts";
import { deadLetters } from "./queue.server.ts";

/** Whether jobs that are due are worked on. */
export type QueueHealth = {
  /** `nobody works`: jobs wait and no process works on any; `behind`: more than there is time for. */
  state: "ok" | "behind" | "nobody works";
  /** How long the oldest job that is due, or event, has been waiting; 0 without any. */
  oldestSeconds: number;
};

/** A process that works on jobs leaves a sign every ten seconds. */
const silentSeconds = 60;
const longWaitSeconds = 600;

/**
 * Whether jobs wait and somebody works on them (`jobs.no-worker-alert`). The sign of life is
 * the mark that each working process leaves when it looks after the queues, by the database's clock.
 */
export async function readQueueHealth(query: Queries): Promise<QueueHealth> {
  const { rows } = await query.execute<{ waiting: string | null; silent: string | null }>(sql`
    select
      greatest(
        (select extract(epoch from now() - min(start_after)) from pgboss.job
          where state < 'active' and start_after < now() and name <> ${deadLetters}),
        (select extract(epoch from now() - created_at) from ${events}
          where dispatched_at is null order by id limit 1)
      ) as waiting,
      (select extract(epoch from now() - max(greatest(monitor_claim_on, monitor_on)))
        from pgboss.queue) as silent`);
  const waiting = Number(rows[0]?.waiting ?? 0);
  const silent = Number(rows[0]?.silent ?? Number.POSITIVE_INFINITY);
  return { state: judge(waiting, silent), oldestSeconds: Math.round(waiting) };
}

function judge(waiting: number, silent: number): QueueHealth["state"] {
  if (waiting >= silentSeconds && silent >= silentSeconds) return "nobody works";
  return waiting >= longWaitSeconds ? "behind" : "ok";
}
