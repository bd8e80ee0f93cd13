import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.server.ts";
import { deadLetters } from "./queue.server.ts";

/** A job that gave up. Its payload is not shown: it may hold what somebody wrote. */
export type DeadJob = { id: string; name: string; attempts: number; reason: string; at: Date };

const maxShown = 200;

/** The ids of events that jobs still are about, dead letters included (`retention.events`). */
export async function eventsOfJobs(query: Queries): Promise<number[]> {
  const { rows } = await query.execute<{ id: string }>(sql`
    select distinct data ->> 'eventId' as id from pgboss.job
    where state < 'completed' and data ? 'eventId'`);
  return rows.map(({ id }) => Number(id));
}

/** Jobs that gave up and wait for a person, the latest first, but for those of some kinds. */
export async function listDeadJobs(query: Queries, except: readonly string[]): Promise<DeadJob[]> {
  const { rows } = await query.execute<{
    id: string;
    name: string | null;
    attempts: number | null;
    reason: string | null;
    at: Date | string;
  }>(sql`
    select id, source_name as name, source_retry_count as attempts,
      coalesce(source_output, output) ->> 'message' as reason, created_on as at
    from pgboss.job
    where name = ${deadLetters} and state < 'active'
      and source_name not in (${sql.join(
        except.map((name) => sql`${name}`),
        sql`, `,
      )})
    order by created_on desc
    limit ${maxShown}`);
  return rows.map(({ id, name, attempts, reason, at }) => ({
    id,
    name: name ?? "",
    attempts: (attempts ?? 0) + 1,
    reason: reason ?? "It gave no reason",
    at: new Date(at),
  }));
}
