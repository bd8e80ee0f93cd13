import type { Transaction } from "./database/database.server.ts";
import { announcePageChanges } from "./page-cache/page-changes.server.ts";
import type { Platform } from "./platform.server.ts";
import type { Job } from "./queue/job.ts";
import type { SendOptions } from "./queue/queue.server.ts";

/** What a command may do inside its transaction: change rows, send jobs, declare pages changed. */
export type Work = {
  tx: Transaction;
  /** The time of the whole command. */
  now: Date;
  /** Sends a job that exists exactly when the transaction commits. */
  enqueue<P extends object>(job: Job<P>, payload: P, options?: SendOptions): Promise<void>;
  /** Forgets the cached pages of these tags in every process once the transaction commits. */
  dropPages(...tags: string[]): Promise<void>;
};

/**
 * Runs one command as one transaction: rows, jobs and changed pages together, or nothing.
 * This is the only way to send a job.
 */
export async function inTransaction<T>(
  platform: Platform,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const changed: string[] = [];
  const result = await platform.database.transaction((tx) =>
    run({
      tx,
      now: platform.clock.now(),
      enqueue: (job, payload, options) => platform.queue.send(tx, job, payload, options),
      dropPages: async (...tags) => {
        changed.push(...tags);
        await announcePageChanges(tx, tags);
      },
    }),
  );
  // The notification also reaches this process, but a moment later than the answer may.
  if (changed.length > 0) platform.pages.drop(changed);
  return result;
}
