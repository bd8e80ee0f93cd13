import type { PgBoss } from "pg-boss";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Schedule } from "./job.ts";
import { markKnownSchedules, releaseKnownSchedules } from "./queue-tables.server.ts";

/** Seconds between a process's reports of the schedules it knows. */
const syncIntervalSeconds = 60;
const silentAfterSeconds = 120;

export type ScheduleSync = {
  look(): Promise<void>;
  /** After this, the next process to check drops the schedules, unless another process knows them. */
  stop(): Promise<void>;
};

/**
 * Stores recurring jobs and keeps checking that they exist: a process of another version started
 * next to this one has different schedules. Schedules that no running process knows are dropped.
 */
export async function syncSchedules(
  boss: PgBoss,
  { kind, query }: Database,
  schedules: readonly Schedule[],
  log: Log,
): Promise<ScheduleSync> {
  const names = schedules.map(({ job }) => job.name);
  const look = async () => {
    // The embedded database has no other process that could know them.
    const silentAfter = kind === "pglite" ? 0 : silentAfterSeconds;
    const standing = await markKnownSchedules(query, names, silentAfter);
    for (const { job, cron } of schedules) {
      if (standing.get(job.name) !== cron) await boss.schedule(job.name, cron, {}, { tz: "UTC" });
    }
  };
  await look();
  if (kind === "pglite") return { look, stop: async () => {} };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch((error) => log.warn("task schedule check failed", { error }));
  }, syncIntervalSeconds * 1000);
  timer.unref();
  return {
    look,
    async stop() {
      clearInterval(timer);
      await looking;
      // Lets the next process drop them right away. Other processes mark the ones they know again.
      await releaseKnownSchedules(query, names).catch(() => {});
    },
  };
}
