import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database/database.server.ts";
import { insertRows } from "./database/hot-path/insert-rows.server.ts";
import { isDeadlock } from "./database/violations.server.ts";
import { type Event, eventsRecorded, nounOf } from "./events/event.ts";
import { events } from "./events/events.tables.server.ts";
import { publishPageChanges } from "./page-cache/page-changes.server.ts";
import type { Platform } from "./platform.server.ts";
import type { Job } from "./queue/job.ts";
import { type NewJob, newJob, type SendOptions } from "./queue/queue.server.ts";
import type { JobsAbout } from "./queue/queue-tables.server.ts";

/** What a command can do in its transaction: change rows, send jobs, and invalidate pages. */
export type UnitOfWork = {
  tx: Transaction;
  /** The time of the whole command. */
  now: Date;
  /**
   * Inserts rows at the very end of the transaction, together with its commit, so they cost no
   * extra round trip: one statement per table, in the order of first use. The transaction itself
   * doesn't see them. `conflictColumn` names the unique column by which an existing row is left
   * unchanged.
   */
  insertAtCommit<T extends PgTable>(
    table: T,
    rows: readonly T["$inferInsert"][],
    conflictColumn?: PgColumn,
  ): void;
  /** Sends a job that exists exactly when the transaction commits. */
  enqueue<P extends object>(job: Job<P>, payload: P, options?: SendOptions): void;
  /** After the commit, wakes listeners with this name in any process (`Queue.onWake`). */
  wake(name: string): void;
  /** Retries failed jobs of one kind, all of them or those with these ids. @returns how many */
  redrive(jobName: string, ids: readonly string[] | null): Promise<number>;
  /** Deletes jobs in any state. @returns how many */
  eraseJobs(about: JobsAbout): Promise<number>;
  /**
   * Records an event with the commit. Its reactions are in src/app/reactions.server.ts. Open pages
   * that show its resource update, including those of the business in the payload.
   * @throws if the payload doesn't match the event's schema
   */
  record<P extends object>(event: Event<P>, payload: P): void;
  /** Drops the cached pages of these tags in every process after the commit. */
  dropPages(...tags: string[]): Promise<void>;
  /** The same after an edit: the earlier version may still be served during an outage (`PageCache.drop`). */
  refreshPages(...tags: string[]): Promise<void>;
};

type Insert = { table: PgTable; rows: object[]; conflictColumn: PgColumn | undefined };

/** Maximum attempts of a transaction that PostgreSQL rolled back because of a deadlock. */
const maxAttempts = 3;

/**
 * Runs a command as one transaction: rows, jobs and changed pages together, or nothing. This is the
 * only way to send a job. The victim of a deadlock runs again, so `run` changes nothing but the database.
 */
export async function inTransaction<T>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(platform, run);
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
      platform.log.warn("transaction repeated after a deadlock", { error });
    }
  }
}

async function runOnce<T>(platform: Platform, run: (work: UnitOfWork) => Promise<T>): Promise<T> {
  const changed: string[] = [];
  const edited: string[] = [];
  const inserts: Insert[] = [];
  const sent: NewJob[] = [];
  /** Names of jobs and other listeners to wake after the commit. */
  const toWake: { name: string }[] = [];
  const recorded: (typeof events.$inferInsert)[] = [];
  const nouns = new Set<string>();
  const result = await platform.database.transaction(
    (tx) => {
      const now = platform.clock.now();
      return run({
        tx,
        now,
        insertAtCommit: (table, rows, conflictColumn) => {
          const pendingInsert = inserts.find(
            (insert) => insert.table === table && insert.conflictColumn === conflictColumn,
          );
          if (pendingInsert) pendingInsert.rows.push(...rows);
          else inserts.push({ table, rows: [...rows], conflictColumn });
        },
        enqueue: (job, payload, options) => void sent.push(newJob(job, payload, options)),
        wake: (name) => void toWake.push({ name }),
        redrive: (name, ids) => {
          toWake.push({ name });
          return platform.queue.redrive(tx, name, ids);
        },
        eraseJobs: (subject) => platform.queue.eraseJobs(tx, subject),
        record: (event, payload) => {
          recorded.push({
            name: event.name,
            payload: event.schema.parse(payload),
            createdAt: now,
          });
          nouns.add(nounOf(event));
          const { contractorId } = payload as { contractorId?: unknown };
          if (typeof contractorId === "string") nouns.add(`${nounOf(event)}@${contractorId}`);
        },
        dropPages: async (...tags) => {
          changed.push(...tags);
          await publishPageChanges(tx, tags);
        },
        refreshPages: async (...tags) => {
          edited.push(...tags);
          await publishPageChanges(tx, tags, { keepCopies: true });
        },
      });
    },
    async () => [
      ...inserts.map(({ table, rows, conflictColumn }) => insertRows(table, rows, conflictColumn)),
      ...(recorded.length > 0 ? [insertRows(events, recorded)] : []),
      ...(await platform.queue.statementsFor(sent)),
    ],
  );
  const woken = recorded.length > 0 ? [{ name: eventsRecorded }] : [];
  platform.queue.notifyWorkers([...woken, ...sent, ...toWake]);
  platform.liveUpdates.publish(nouns);
  // The notification also reaches this process, but possibly after the response.
  if (edited.length > 0) platform.pages.drop(edited, { keepCopies: true });
  if (changed.length > 0) platform.pages.drop(changed);
  return result;
}
