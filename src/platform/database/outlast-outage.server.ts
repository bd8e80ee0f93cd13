import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "./violations.server.ts";

/** By then a server that takes over is there, in milliseconds. */
const patience = 120_000;
const pause = 200;

/**
 * Writes down what nobody else knows, again and again while the database cannot be reached, for two
 * minutes at the most. An attempt that failed may have been committed.
 */
export async function outlastOutage<T>(write: () => Promise<T>): Promise<T> {
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
