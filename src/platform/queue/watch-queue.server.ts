import type { Platform } from "../platform.server.ts";
import { readQueueHealth } from "./queue-health.server.ts";

const warnings = {
  no_workers:
    "no worker is running, so emails and background tasks are waiting: leave PROCESS unset, or start npm run worker next to this process",
  behind: "background tasks are delayed: start more workers (npm run worker) or check their logs",
};

/**
 * Checks once a minute whether jobs are stuck, and logs it for as long as they are.
 * @returns a function that stops it
 */
export function watchQueue(platform: Platform, everyMilliseconds = 60_000): () => void {
  const look = async () => {
    const { state, oldestSeconds } = await readQueueHealth(platform.database.query);
    if (state !== "ok") platform.log.warn(warnings[state], { oldest_seconds: oldestSeconds });
  };
  // Database failures are reported elsewhere.
  const timer = setInterval(() => void look().catch(() => {}), everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
