import type { Platform } from "../platform.server.ts";
import { readQueueHealth } from "./queue-health.server.ts";

const warnings = {
  no_workers:
    "no worker is running, so emails and background tasks are waiting: leave PROCESS unset, or start npm run worker next to this process",
  behind: "background tasks are delayed: start more workers (npm run worker) or check their logs",
};

/**
 * Looks once a minute whether jobs wait in vain, and says so in the log for as long as they do.
 * @returns what ends it
 */
export function watchQueue(platform: Platform, everyMilliseconds = 60_000): () => void {
  const look = async () => {
    const { state, oldestSeconds } = await readQueueHealth(platform.database.query);
    if (state !== "ok") platform.log.warn(warnings[state], { oldest_seconds: oldestSeconds });
  };
  // Whoever cannot reach the database says that elsewhere.
  const timer = setInterval(() => void look().catch(() => {}), everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
