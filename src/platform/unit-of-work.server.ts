import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Statement, Transaction } from "./database/database.server.ts";
import { insertRows } from "./database/insert-rows.server.ts";
import { publishPageChanges } from "./page-cache/page-changes.server.ts";
import type { Platform } from "./platform.server.ts";
import type { Job } from "./queue/job.ts";
import { type NewJob, newJob, type SendOptions } from "./queue/queue.server.ts";

/** What a command may do inside its transaction: change rows, send jobs, declare pages changed. */
export type UnitOfWork = {
  tx: Transaction;
  /** The time of the whole command. */
  now: Date;
  /**
   * Adds rows at the very end of the transaction, together with its commit, so that they cost no
   * round trip of their own. Nothing in the transaction sees them; `unlessKnown` names the unique
   * column by which a row that is there already stays as it is.
   */
  insertAtCommit<T extends PgTable>(
    table: T,
    rows: readonly T["$inferInsert"][],
    unlessKnown?: PgColumn,
  ): void;
  /** Sends a job that exists exactly when the transaction commits. */
  enqueue<P extends object>(job: Job<P>, payload: P, options?: SendOptions): void;
  /** Puts jobs of one kind that gave up back to work, all or those with these ids. @returns how many */
  redrive(jobName: string, ids: readonly string[] | null): Promise<number>;
  /** Deletes jobs of any kind and state whose payload says this. @returns how many */
  eraseJobs(saying: Record<string, string>): Promise<number>;
  /** Tells who looks at a list that something of this kind is there, once the transaction commits. */
  publish(kind: string): void;
  /** Drops the cached pages of these tags in every process once the transaction commits. */
  dropPages(...tags: string[]): Promise<void>;
};

/**
 * Runs one command as one transaction: rows, jobs and changed pages together, or nothing.
 * This is the only way to send a job.
 */
export async function inTransaction<T>(
  platform: Platform,
  run: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const changed: string[] = [];
  const rows: Statement[] = [];
  const sent: NewJob[] = [];
  const redriven: { name: string }[] = [];
  const arrived = new Set<string>();
  const result = await platform.database.transaction(
    (tx) =>
      run({
        tx,
        now: platform.clock.now(),
        insertAtCommit: (...insert) => void rows.push(insertRows(...insert)),
        enqueue: (job, payload, options) => void sent.push(newJob(job, payload, options)),
        redrive: (name, ids) => {
          redriven.push({ name });
          return platform.queue.redrive(tx, name, ids);
        },
        eraseJobs: (saying) => platform.queue.eraseJobs(tx, saying),
        publish: (kind) => void arrived.add(kind),
        dropPages: async (...tags) => {
          changed.push(...tags);
          await publishPageChanges(tx, tags);
        },
      }),
    async () => [...rows, ...(await platform.queue.statementsFor(sent))],
  );
  platform.queue.notifyWorkers([...sent, ...redriven]);
  platform.liveUpdates.publish(arrived);
  // The notification also reaches this process, but a moment later than the answer may.
  if (changed.length > 0) platform.pages.drop(changed);
  return result;
}
