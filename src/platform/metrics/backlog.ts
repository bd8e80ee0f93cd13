import type { QueueHealth } from "../queue/queue-health.server.ts";
import type { JobCounts } from "../queue/queue-tables.server.ts";

/** What waits and what gave up, of all processes together, as the database has it. */
export type Backlog = {
  queue: QueueHealth;
  /** By kind of job, as the queue itself counts them every ten seconds. */
  jobs: JobCounts[];
  /** Those that have not left, by channel and state; counted to 10,000. */
  messages: { channel: string; state: string; count: number }[];
  /** How long the oldest message that its provider refused for now is waiting; 0 without any. */
  delayedSeconds: number;
  /** Messages and other work that gave up; counted to 10,000. */
  deadLetters: number;
};

/** Reads the backlog; a feature plugs it in, since the platform knows no messages. */
export type ReadBacklog = () => Promise<Backlog>;

/** Who asks waits for so many milliseconds; one slow table must not take a process out of service. */
const longestWait = 1_000;

/**
 * The same, asked of the database every few seconds at most, however many ask, and not again before it
 * has answered; null when it could not be read, or not in time.
 */
export function backlogNowAndThen(
  read: ReadBacklog,
  milliseconds = 5_000,
): () => Promise<Backlog | null> {
  let last: { at: number; running: boolean; found: Promise<Backlog | null> } | undefined;
  return () => {
    const now = performance.now();
    if (last && (last.running || now - last.at < milliseconds)) return inTime(last.found);
    const next = { at: now, running: true, found: read().catch(() => null) };
    void next.found.then(() => {
      next.running = false;
    });
    last = next;
    return inTime(next.found);
  };
}

function inTime<T>(found: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait, null);
    void found.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
