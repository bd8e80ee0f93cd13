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

/**
 * The same, asked of the database every few seconds at most, however many ask (`metrics.cheap`); null
 * when it could not be read.
 */
export function backlogNowAndThen(
  read: ReadBacklog,
  milliseconds = 5_000,
): () => Promise<Backlog | null> {
  let last: { at: number; found: Promise<Backlog | null> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= milliseconds) {
      last = { at: now, found: read().catch(() => null) };
    }
    return last.found;
  };
}
