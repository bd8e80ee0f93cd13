import type { QueueHealth } from "../queue/queue-health.server.ts";
import type { JobCounts } from "../queue/queue-tables.server.ts";

/** Pending and failed work of all processes, from the database. */
export type Backlog = {
  queue: QueueHealth;
  /** Counts by kind of job, updated by the queue every ten seconds. */
  jobs: JobCounts[];
  /** Unsent messages by channel and state; counted up to 10,000. */
  messages: { channel: string; state: string; count: number }[];
  /** Age of the oldest message that its provider temporarily rejected; 0 without any. */
  delayedSeconds: number;
  /** Failed messages and jobs; counted up to 10,000. */
  deadLetters: number;
};

/** Reads the backlog; provided by a feature, because the platform has no messages. */
export type ReadBacklog = () => Promise<Backlog>;

/** Milliseconds a caller waits: one slow table must not take a process out of service. */
const maxWait = 1_000;

/**
 * The same, but queries the database at most every few seconds, and never while a query is running;
 * null if it couldn't be read, or not in time.
 */
export function cachedBacklog(
  read: ReadBacklog,
  milliseconds = 5_000,
): () => Promise<Backlog | null> {
  let last: { at: number; running: boolean; backlog: Promise<Backlog | null> } | undefined;
  return () => {
    const now = performance.now();
    if (last && (last.running || now - last.at < milliseconds)) return withTimeout(last.backlog);
    const next = { at: now, running: true, backlog: read().catch(() => null) };
    void next.backlog.then(() => {
      next.running = false;
    });
    last = next;
    return withTimeout(next.backlog);
  };
}

function withTimeout<T>(promise: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWait, null);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
