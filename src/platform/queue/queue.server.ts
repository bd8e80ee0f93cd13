import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, Transaction } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Platform } from "../platform.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { AnyJob, Job, Schedule } from "./job.ts";

export const deadLetters = "dead-letters";

export type SendOptions = {
  /** Higher goes first. */
  priority?: number;
  startAfter?: Date;
};

/** Background work, in the same database as the rows it is about. */
export type Queue = {
  /** Makes the queues known. Call once, before anything is sent. */
  start(jobs: readonly AnyJob[]): Promise<void>;
  /** Begins to work on jobs in this process. */
  work(platform: Platform, jobs: readonly AnyJob[], schedules: readonly Schedule[]): Promise<void>;
  /** Adds a job to the caller's transaction: it exists exactly when the transaction commits. */
  send<P extends object>(
    tx: Transaction,
    job: Job<P>,
    payload: P,
    options?: SendOptions,
  ): Promise<void>;
  /** Hands running jobs back and stops. */
  stop(): Promise<void>;
};

export function createQueue(
  settings: Settings,
  database: Database,
  log: Log,
  worker: boolean,
): Queue {
  const boss = new PgBoss({
    ...(database.kind === "pglite"
      ? { db: fromPglite(database.client as PGlite), backend: "pglite" as const }
      : {
          connectionString: settings.databaseUrl ?? "",
          max: 4,
          application_name: "hearthline queue",
        }),
    useListenNotify: worker,
    supervise: worker,
    schedule: worker,
    persistWarnings: false,
  });
  boss.on("error", (error) => log.warn("queue fault", { error }));
  boss.on("warning", (warning) => log.warn("queue warning", { reason: warning.message }));

  return {
    async start(jobs) {
      await boss.start();
      await boss.createQueue(deadLetters, { retentionSeconds: 365 * 24 * 3600 });
      for (const job of jobs) {
        await declareQueue(boss, job);
        // The first send looks the queue up outside the caller's transaction, which on one
        // connection would wait for itself; looking it up here fills that cache.
        await boss.findJobs(job.name, { id: "00000000-0000-0000-0000-000000000000" });
      }
    },
    async work(platform, jobs, schedules) {
      for (const job of jobs) await workOn(boss, platform, job);
      for (const { job, cron } of schedules) await boss.schedule(job.name, cron, {}, { tz: "UTC" });
    },
    async send(tx, job, payload, options = {}) {
      await boss.send(job.name, job.payload.parse(payload), {
        ...options,
        db: fromDrizzle(tx, sql),
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

function declareQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  return boss.createQueue(job.name, {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelay,
    retryDelayMax: job.retryDelayMax,
    retryBackoff: true,
    // A killed worker's jobs are taken over after this long instead of after 15 minutes.
    heartbeatSeconds: 10,
    deadLetter: deadLetters,
    notify: true,
  });
}

async function workOn(boss: PgBoss, platform: Platform, job: AnyJob): Promise<void> {
  const options = {
    includeMetadata: true as const,
    pollingIntervalSeconds: 2,
    localConcurrency: 4,
  };
  await boss.work<object, void, typeof options>(job.name, options, async ([claimed]) => {
    if (!claimed) return;
    const started = Date.now();
    const attempt = {
      number: claimed.retryCount + 1,
      last: claimed.retryCount >= claimed.retryLimit,
      signal: claimed.signal,
    };
    const fields = { job: job.name, job_id: claimed.id, attempt: attempt.number };
    try {
      const handle = await job.handler();
      await handle(platform, job.payload.parse(claimed.data), attempt);
      platform.log.debug("job done", { ...fields, ms: Date.now() - started });
    } catch (error) {
      platform.log[attempt.last ? "error" : "warn"]("job failed", { ...fields, error });
      throw error;
    }
  });
}
