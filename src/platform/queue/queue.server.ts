import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Database, Statement, Transaction } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Platform } from "../platform.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { AnyJob, Job, Schedule } from "./job.ts";
import { jobNotifier } from "./job-notifier.server.ts";
import { type KeptSchedules, keepSchedules } from "./keep-schedules.server.ts";
import { deadLetters, eraseJobs, type JobsAbout } from "./queue-tables.server.ts";

/**
 * The workers of one kind of job in one process, and how often each looks by itself: for jobs that
 * are due later, and for those whose wake-up call was lost. A worker that finds one wakes the others.
 */
const secondsBetweenLooks = [3, 30, 30, 30];

/** How long a job that is over stays in its table (`jobs.over-after-a-day`). */
const secondsKeptWhenOver = 24 * 3600;

export type SendOptions = {
  /** Higher goes first. */
  priority?: number;
  startAfter?: Date;
};

/** A job that is about to be sent. */
export type NewJob = { name: string; data: object } & SendOptions;

/** Makes a job to be sent. @throws when the payload is not what the job's schema says. */
export function newJob<P extends object>(
  job: Job<P>,
  payload: P,
  options: SendOptions = {},
): NewJob {
  return { ...options, name: job.name, data: job.payload.parse(payload) };
}

/** Background work, in the same database as the rows it is about. */
export type Queue = {
  /** Makes the queues known. Call once, before anything is sent. */
  start(jobs: readonly AnyJob[]): Promise<void>;
  /** Begins to work on jobs in this process. */
  work(platform: Platform, jobs: readonly AnyJob[], schedules: readonly Schedule[]): Promise<void>;
  /** Takes no more jobs in this process until `work` is called again; those in hand are finished. */
  rest(): Promise<void>;
  /** What a transaction has to do so that these jobs exist exactly when it commits. */
  statementsFor(jobs: readonly NewJob[]): Promise<Statement[]>;
  /** Wakes the workers, here and elsewhere, once these jobs are committed. */
  notifyWorkers(jobs: readonly Pick<NewJob, "name">[]): void;
  /** Wakes somebody who is no worker by the same calls, under a name that is no job's. */
  onWake(name: string, wake: () => void): void;
  /**
   * Puts jobs of one kind that gave up back to work, all of them or those with these ids, as part
   * of the caller's transaction. @returns how many
   */
  redrive(tx: Transaction, name: string, ids: readonly string[] | null): Promise<number>;
  /** Deletes jobs in any state, in the caller's transaction. @returns how many */
  eraseJobs(tx: Transaction, about: JobsAbout): Promise<number>;
  /** Hands running jobs back and stops. */
  stop(): Promise<void>;
};

export function createQueue(
  settings: Settings,
  database: Database,
  log: Log,
  worker: boolean,
): Queue {
  const pool = database.direct?.openPool(settings.queuePoolSize, "hearthline queue");
  const boss = new PgBoss({
    ...(pool
      ? { db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) } }
      : { db: fromPglite(database.client as PGlite), backend: "pglite" as const }),
    supervise: worker,
    // A killed worker's jobs are seen this much later than their heartbeats stop, at the most.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: worker,
    persistWarnings: false,
  });
  boss.on("error", (error) => log.warn("queue fault", { error }));
  boss.on("warning", (warning) => log.warn("queue warning", { reason: warning.message }));

  /** All that this process could work on. */
  const known = new Set([deadLetters]);
  const wakers = new Map<string, () => void>();
  const calls = jobNotifier(database, (names) => {
    for (const name of names ?? wakers.keys()) wakers.get(name)?.();
  });
  let stopFollowing = async () => {};
  let kept: KeptSchedules | null = null;

  return {
    async start(jobs) {
      await boss.start();
      await boss.createQueue(deadLetters, { retentionSeconds: 365 * 24 * 3600 });
      for (const [at, job] of jobs.entries()) {
        // One would take what is meant for the other (`jobs.one-name`).
        const isTwice = jobs.findIndex(({ name }) => name === job.name) !== at;
        if (isTwice) throw new Error(`Two kinds of jobs are named ${job.name}`);
        known.add(job.name);
        await declareQueue(boss, job, database.kind);
      }
      await shortenKeeping(
        boss,
        jobs.map((job) => job.name),
      );
      // The first send looks the queue up outside the caller's transaction, which on one
      // connection would wait for itself; looking it up here fills that cache.
      for (const name of [deadLetters, ...jobs.map((job) => job.name)]) {
        await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
      }
    },
    async work(platform, jobs, schedules) {
      for (const job of jobs) {
        const ids = await workOn(boss, platform, job);
        wakers.set(job.name, () => {
          for (const id of ids) boss.notifyWorker(id);
        });
      }
      for (const { name } of await boss.getQueues()) {
        if (!known.has(name) && !name.startsWith("__")) await failGoneJobs(boss, name);
      }
      stopFollowing = await calls.follow();
      // The first sign that somebody works; the next ones come by themselves.
      boss.supervise().catch((error) => log.warn("queue fault", { error }));
      kept = await keepSchedules(boss, database, schedules, log);
    },
    async rest() {
      await stopFollowing();
      stopFollowing = async () => {};
      await kept?.stop();
      kept = null;
      for (const { name } of await boss.getQueues()) {
        wakers.delete(name);
        await boss.offWork(name, { wait: false });
      }
    },
    async statementsFor(jobs) {
      const statements: Statement[] = [];
      const db = {
        async executeSql(text: string, values: unknown[] = []) {
          statements.push({ text, values });
          return { rows: [] };
        },
      };
      for (const [name, alike] of Map.groupBy(jobs, (job) => job.name)) {
        await boss.insert(name, alike, { db });
      }
      return statements;
    },
    notifyWorkers: (jobs) => calls.make(jobs.map((job) => job.name)),
    onWake: (name, wake) => void wakers.set(name, wake),
    redrive: (tx, name, ids) =>
      boss.redrive(deadLetters, {
        sourceName: name,
        ...(ids ? { ids: [...ids] } : {}),
        db: fromDrizzle(tx, sql),
      }),
    eraseJobs,
    async stop() {
      await stopFollowing();
      await Promise.all([kept?.stop(), boss.stop({ graceful: true, timeout: 5_000 })]);
    },
  };
}

/**
 * A killed worker's jobs are taken over this much later than its last heartbeat, in seconds. A long job
 * may hold the embedded database, which then takes none.
 */
const heartbeats = { short: 10, long: 60, longEmbedded: 5 * 60 };

async function declareQueue(boss: PgBoss, job: AnyJob, kind: Database["kind"]): Promise<void> {
  await boss.createQueue(job.name, {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelay,
    retryDelayMax: job.retryDelayMax,
    retryBackoff: true,
    heartbeatSeconds: heartbeats.short,
    deadLetter: deadLetters,
    deleteAfterSeconds: secondsKeptWhenOver,
  });
  // What an earlier version made stays as it is unless it is told.
  const { longestSeconds: expireInSeconds } = job;
  const heartbeatSeconds = kind === "pglite" ? heartbeats.longEmbedded : heartbeats.long;
  if (expireInSeconds) await boss.updateQueue(job.name, { expireInSeconds, heartbeatSeconds });
}

/** Queues of a version that kept what is over for longer keep it no longer either. */
async function shortenKeeping(boss: PgBoss, names: string[]): Promise<void> {
  for (const { name, deleteAfterSeconds } of await boss.getQueues(names)) {
    if (deleteAfterSeconds === secondsKeptWhenOver) continue;
    await boss.updateQueue(name, { deleteAfterSeconds: secondsKeptWhenOver });
  }
}

/** One may wait for the network while the other asks the database; more would only ask it for jobs in vain. */
const maxOnOneConnection = 2;

/**
 * Starts this process's workers for one kind of job.
 * @returns their ids
 */
async function workOn(boss: PgBoss, platform: Platform, job: AnyJob): Promise<string[]> {
  const ids: string[] = [];
  const handle = async (claimed: JobWithMetadata<object>[]) => {
    // Where one job is there may be more: without this each worker would rest after every job.
    for (const id of ids) boss.notifyWorker(id);
    return attemptAll(platform, job, claimed);
  };
  const most = platform.database.kind === "pglite" ? maxOnOneConnection : job.workers;
  for (const lookEvery of secondsBetweenLooks.slice(0, Math.min(job.workers, most))) {
    const options = {
      includeMetadata: true as const,
      perJobResults: true as const,
      batchSize: job.batch?.most ?? 1,
      pollingIntervalSeconds: lookEvery,
    };
    ids.push(await boss.work<object, void, typeof options>(job.name, options, handle));
  }
  return ids;
}

/**
 * Jobs whose code is gone (`jobs.gone-code`) fail, and are tried again until they are dead letters: a process of the
 * version before may still do them, and staff can replay them once the code is back.
 */
async function failGoneJobs(boss: PgBoss, name: string): Promise<void> {
  await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
    throw new Error("This version of the product knows no such work");
  });
}

/** Does jobs as one where they can be; where that fails, each by itself, so that one stops no other. */
async function attemptAll(
  platform: Platform,
  job: AnyJob,
  claimed: readonly JobWithMetadata<object>[],
): Promise<JobResult[]> {
  if (job.batch && claimed.length > 1) {
    const started = performance.now();
    try {
      const handle = await job.batch.handler();
      await handle(
        platform,
        claimed.map((one) => job.payload.parse(one.data)),
      );
      const seconds = (performance.now() - started) / 1000;
      for (const _ of claimed) platform.metrics.countJob(job.name, "done", seconds);
      return claimed.map(({ id }) => ({ id, status: "completed" }));
    } catch (error) {
      platform.log.warn("task batch failed, processing one by one", { job: job.name, error });
    }
  }
  const results: JobResult[] = [];
  for (const one of claimed) {
    results.push(
      await attemptJob(platform, job, one).then(
        () => ({ id: one.id, status: "completed" }) as const,
        (error) => ({ id: one.id, status: "failed", output: error }) as const,
      ),
    );
  }
  return results;
}

async function attemptJob(
  platform: Platform,
  job: AnyJob,
  claimed: JobWithMetadata<object>,
): Promise<void> {
  const started = performance.now();
  const attempt = {
    number: claimed.retryCount + 1,
    last: claimed.retryCount >= claimed.retryLimit,
    signal: claimed.signal,
  };
  const fields = { job: job.name, job_id: claimed.id, attempt: attempt.number };
  try {
    const handle = await job.handler();
    await handle(platform, job.payload.parse(claimed.data), attempt);
    const ms = Math.round(performance.now() - started);
    platform.metrics.countJob(job.name, "done", ms / 1000);
    platform.log.debug("job done", { ...fields, ms });
  } catch (error) {
    platform.metrics.countJob(job.name, "failed", (performance.now() - started) / 1000);
    platform.log[attempt.last ? "error" : "warn"]("job failed", { ...fields, error });
    throw error;
  }
}
