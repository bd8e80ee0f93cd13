import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "./violations.server.ts";

/** Milliseconds within which a failover is expected to finish. */
const patience = 120_000;
const pause = 200;

/**
 * Writes data that exists nowhere else, retrying for up to two minutes while the database is
 * unreachable. A failed attempt may have been committed.
 */
export async function retryDuringOutage<T>(write: () => Promise<T>): Promise<T> {
  const ends = performance.now() + patience;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > ends) throw error;
    }
    await sleep(pause);
  }
}
