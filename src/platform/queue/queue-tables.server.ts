import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queries, Transaction } from "../database/database.server.ts";

/**
 * The queue's schema version that this file was written for. Its tables aren't part of the
 * library's API: review this file before raising the number.
 */
export const writtenForSchema = 43;

/** The queue of failed jobs that need attention. */
export const deadLetters = "dead-letters";

/** A job that failed permanently. Its payload isn't shown, because it may contain personal text. */
export type DeadJob = {
  id: string;
  name: string;
  attempts: number;
  reason: string;
  at: Date;
  /** Number of failed jobs of its kind. */
  ofKind: number;
};

/** The ids of events that jobs still reference, including dead letters (`retention.days`). */
export async function eventsOfJobs(query: Queries): Promise<number[]> {
  const { rows } = await query.execute<{ id: string }>(sql`
    select distinct data ->> 'eventId' as id from pgboss.job
    where state < 'completed' and data ? 'eventId'`);
  return rows.map(({ id }) => Number(id));
}

/** Failed jobs that need attention: the latest of each kind up to the limit, except for excluded kinds. */
export async function listDeadJobs(
  query: Queries,
  except: readonly string[],
  perKind: number,
): Promise<DeadJob[]> {
  const { rows } = await query.execute<{
    id: string;
    name: string | null;
    attempts: number | null;
    reason: string | null;
    at: Date | string;
    ofKind: number;
  }>(sql`
    select id, source_name as name, source_retry_count as attempts,
      coalesce(source_output, output) ->> 'message' as reason, created_on as at, "ofKind"
    from (
      select *, count(*) over (partition by source_name)::int as "ofKind",
        row_number() over (partition by source_name order by created_on desc, id) as place
      from pgboss.job
      where name = ${deadLetters} and state < 'active'
        and not (source_name = any(${sql.param(except)}::text[]))) dead
    where place <= ${perKind}
    order by created_on desc, id`);
  return rows.map(({ id, name, attempts, reason, at, ofKind }) => ({
    id,
    ofKind,
    name: name ?? "",
    attempts: (attempts ?? 0) + 1,
    reason: reason ?? "No error message",
    at: new Date(at),
  }));
}

/** Selects jobs of one kind whose payload field has one of these values. */
export type JobsAbout = { kind: string; field: string; values: readonly string[] };

/**
 * Deletes jobs in any state, including dead letters, in the caller's transaction. Reads only this
 * kind and the dead letters. @returns how many
 */
export async function eraseJobs(
  tx: Transaction,
  { kind, field, values }: JobsAbout,
): Promise<number> {
  const deleted = await tx.execute(sql`
    delete from pgboss.job where name in (${kind}, ${deadLetters})
      and data ->> ${field}::text = any(${sql.param(values)}::text[]) returning id`);
  return deleted.rows.length;
}

/** Whether a job of this kind with this payload value is waiting or running, as part of a query. */
export const hasLiveJob = (kind: string, field: string, value: AnyPgColumn): SQL => sql`
  exists (select from pgboss.job where name = ${kind} and state < 'completed'
    and data ->> ${field}::text = ${value}::text)`;

/** Seconds that the oldest due job has been waiting, as part of a query; null without one. */
export const maxWait: SQL = sql`
  (select extract(epoch from now() - min(start_after)) from pgboss.job
    where state < 'active' and not blocked and start_after < now() and name <> ${deadLetters})`;

/** The result of a sweep. */
export type DueJobs = {
  /** Kinds of jobs with at least one due. */
  due: readonly string[];
  /** Other work that is due, possibly not for this process. */
  others: readonly string[];
  /** Milliseconds until the next job is due; null without one. */
  nextIn: number | null;
  /** Whether any process had active jobs when the queue last counted them. */
  inProgress: boolean;
};

/**
 * Finds due jobs of these kinds with one statement that reads one index, and checks the conditions
 * of others.
 */
export async function findDueJobs(
  query: Queries,
  names: readonly string[],
  others: ReadonlyMap<string, SQL>,
): Promise<DueJobs> {
  const conditions = [...others].map(
    ([name, isDue]) => sql`case when ${isDue} then ${name}::text end`,
  );
  const { rows } = await query.execute<{
    due: string[] | null;
    others: (string | null)[];
    next: string | null;
    in_progress: boolean | null;
  }>(sql`
    select json_agg(name) filter (where seconds <= 0) as due,
      min(seconds) filter (where seconds > 0) * 1000 as next,
      (select bool_or(active_count > 0) from pgboss.queue) as in_progress,
      json_build_array(${sql.join(conditions, sql`, `)}) as others
    from (
      select name, extract(epoch from min(start_after) - now()) as seconds from pgboss.job
      where name = any(${sql.param(names)}::text[]) and state < 'active' and not blocked
      group by name) waiting`);
  const [row] = rows;
  return {
    due: row?.due ?? [],
    others: row?.others.filter((name) => name !== null) ?? [],
    nextIn: row?.next == null ? null : Number(row.next),
    inProgress: row?.in_progress ?? false,
  };
}

/** Age in seconds of the oldest failed job that is being retried, as part of a query; null without one. */
export const maxRetry: SQL = sql`
  (select extract(epoch from now() - min(created_on)) from pgboss.job
    where state < 'active' and not blocked and state = 'retry' and name <> ${deadLetters})`;

/** Job counts of one kind: due, delayed, active, and failed. */
export type JobCounts = {
  kind: string;
  waiting: number;
  later: number;
  running: number;
  failed: number;
};

/**
 * Jobs by kind, as last counted by the queue: every ten seconds while there are any, otherwise at
 * least every 45.
 */
export async function countJobs(query: Queries): Promise<JobCounts[]> {
  const { rows } = await query.execute<JobCounts>(sql`
    select name as kind, ready_count as waiting, deferred_count as later, active_count as running,
      failed_count as failed
    from pgboss.queue where name not like '\\_\\_%' and name <> ${deadLetters}`);
  return rows;
}

/** Number of failed jobs that need attention, except for some kinds; counted up to `limit`. */
export async function countDeadJobs(
  query: Queries,
  except: readonly string[],
  limit: number,
): Promise<number> {
  const { rows } = await query.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from pgboss.job where name = ${deadLetters} and state < 'active'
        and not (source_name = any(${sql.param(except)}::text[])) limit ${limit}) dead`);
  return rows[0]?.count ?? 0;
}

/**
 * Seconds since a worker process last checked the queues, as part of a query; null if none ever
 * did. Each updates the mark at least every 45 seconds, by the database's clock.
 */
export const secondsSinceWorkerActivity: SQL = sql`
  (select extract(epoch from now() - max(greatest(monitor_claim_on, monitor_on))) from pgboss.queue)`;

/** Records that a running process knows these schedules. @returns the existing expressions */
export async function markKnownSchedules(
  query: Queries,
  names: readonly string[],
  /** Drops others that no process has claimed for this many seconds. */
  silentSeconds: number,
): Promise<Map<string, string>> {
  const { rows } = await query.execute<{ name: string; cron: string }>(sql`
    with dropped as (
      delete from pgboss.schedule where not (name = any(${sql.param(names)}::text[]))
        and updated_on <= now() - make_interval(secs => ${silentSeconds}))
    update pgboss.schedule set updated_on = now()
    where name = any(${sql.param(names)}::text[]) returning name, cron`);
  return new Map(rows.map(({ name, cron }) => [name, cron]));
}

/** Records that a process that knew these schedules has ended. */
export async function releaseKnownSchedules(
  query: Queries,
  names: readonly string[],
): Promise<void> {
  await query.execute(sql`
    update pgboss.schedule set updated_on = 'epoch'::timestamptz
    where name = any(${sql.param(names)}::text[])`);
}
