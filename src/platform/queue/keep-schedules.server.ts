import type { PgBoss } from "pg-boss";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Schedule } from "./job.ts";
import { markKnownSchedules, markLeftSchedules } from "./queue-tables.server.ts";

/** How often a process says which schedules it knows, and for how long its word counts when it is killed. */
const secondsBetweenLooks = 60;
const silentAfterSeconds = 120;

export type KeptSchedules = {
  look(): Promise<void>;
  /** What recurs is dropped by whoever looks next, unless another process knows it. */
  stop(): Promise<void>;
};

/**
 * Writes down what recurs, and goes on looking that it stands there: a process of another version that is
 * started beside this one knows other schedules. What no working process knows is dropped.
 */
export async function keepSchedules(
  boss: PgBoss,
  { kind, query }: Database,
  schedules: readonly Schedule[],
  log: Log,
): Promise<KeptSchedules> {
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
  }, secondsBetweenLooks * 1000);
  timer.unref();
  return {
    look,
    async stop() {
      clearInterval(timer);
      await looking;
      // Whoever comes next need not wait; others say again that they know them.
      await markLeftSchedules(query, names).catch(() => {});
    },
  };
}
