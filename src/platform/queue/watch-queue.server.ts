import type { Platform } from "../platform.server.ts";
import { readQueueHealth } from "./queue-health.server.ts";

const warnings = {
  "nobody works":
    "jobs wait and no process works on them, so no mail leaves: leave PROCESS unset, or start npm run worker beside this process",
  behind: "jobs wait for long: start more processes with npm run worker, or look at their logs",
};

/**
 * Looks once a minute whether jobs wait in vain, and says so in the log for as long as they do
 * (`jobs.no-worker-alert`).
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
