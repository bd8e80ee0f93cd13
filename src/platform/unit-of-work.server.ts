import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database/database.server.ts";
import { insertRows } from "./database/hot-path/insert-rows.server.ts";
import { type Event, eventsRecorded, nounOf } from "./events/event.ts";
import { events } from "./events/events.tables.server.ts";
import { publishPageChanges } from "./page-cache/page-changes.server.ts";
import type { Platform } from "./platform.server.ts";
import type { Job } from "./queue/job.ts";
import { type NewJob, newJob, type SendOptions } from "./queue/queue.server.ts";
import type { JobsAbout } from "./queue/queue-tables.server.ts";

/** What a command may do inside its transaction: change rows, send jobs, declare pages changed. */
export type UnitOfWork = {
  tx: Transaction;
  /** The time of the whole command. */
  now: Date;
  /**
   * Adds rows at the very end of the transaction, together with its commit, so that they cost no
   * round trip of their own, and with one statement for all of one table, where its first rows came. Nothing in the transaction sees them;
   * `unlessKnown` names the unique column by which a row that is there already stays as it is.
   */
  insertAtCommit<T extends PgTable>(
    table: T,
    rows: readonly T["$inferInsert"][],
    unlessKnown?: PgColumn,
  ): void;
  /** Sends a job that exists exactly when the transaction commits. */
  enqueue<P extends object>(job: Job<P>, payload: P, options?: SendOptions): void;
  /** After the commit, calls whoever waits under this name in any process (`Queue.onWake`). */
  wake(name: string): void;
  /** Puts jobs of one kind that gave up back to work, all or those with these ids. @returns how many */
  redrive(jobName: string, ids: readonly string[] | null): Promise<number>;
  /** Deletes jobs in any state. @returns how many */
  eraseJobs(about: JobsAbout): Promise<number>;
  /**
   * Writes down, with the commit, that something happened. Who reacts to it
   * stands in src/app/reactions.server.ts; pages that show such things live are told of its noun, and those of the business that
   * the payload names.
   * @throws when the payload is not what the event's schema says
   */
  record<P extends object>(event: Event<P>, payload: P): void;
  /** Drops the cached pages of these tags in every process once the transaction commits. */
  dropPages(...tags: string[]): Promise<void>;
  /** The same after an edit: during an outage the pages may still be served as they were (`PageCache.drop`). */
  refreshPages(...tags: string[]): Promise<void>;
};

type Insert = { table: PgTable; rows: object[]; unlessKnown: PgColumn | undefined };

/**
 * Runs one command as one transaction: rows, jobs and changed pages together, or nothing.
 * This is the only way to send a job.
 */
export async function inTransaction<T>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const changed: string[] = [];
  const edited: string[] = [];
  const inserts: Insert[] = [];
  const sent: NewJob[] = [];
  /** Jobs' and others' names that are called after the commit. */
  const called: { name: string }[] = [];
  const recorded: (typeof events.$inferInsert)[] = [];
  const nouns = new Set<string>();
  const result = await platform.database.transaction(
    (tx) => {
      const now = platform.clock.now();
      return run({
        tx,
        now,
        insertAtCommit: (table, rows, unlessKnown) => {
          const known = inserts.find(
            (insert) => insert.table === table && insert.unlessKnown === unlessKnown,
          );
          if (known) known.rows.push(...rows);
          else inserts.push({ table, rows: [...rows], unlessKnown });
        },
        enqueue: (job, payload, options) => void sent.push(newJob(job, payload, options)),
        wake: (name) => void called.push({ name }),
        redrive: (name, ids) => {
          called.push({ name });
          return platform.queue.redrive(tx, name, ids);
        },
        eraseJobs: (about) => platform.queue.eraseJobs(tx, about),
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
          await publishPageChanges(tx, tags, { copiesStay: true });
        },
      });
    },
    async () => [
      ...inserts.map(({ table, rows, unlessKnown }) => insertRows(table, rows, unlessKnown)),
      ...(recorded.length > 0 ? [insertRows(events, recorded)] : []),
      ...(await platform.queue.statementsFor(sent)),
    ],
  );
  const woken = recorded.length > 0 ? [{ name: eventsRecorded }] : [];
  platform.queue.notifyWorkers([...woken, ...sent, ...called]);
  platform.liveUpdates.publish(nouns);
  // The notification also reaches this process, but a moment later than the answer may.
  if (edited.length > 0) platform.pages.drop(edited, { copiesStay: true });
  if (changed.length > 0) platform.pages.drop(changed);
  return result;
}
