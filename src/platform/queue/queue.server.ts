import type { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss, type QueueResult } from "pg-boss";
import type { Database, Statement, Transaction } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Platform } from "../platform.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { AnyJob, Job, Schedule } from "./job.ts";
import { type ScheduleSync, type Sweep, startSweep, syncSchedules } from "./queue-sweep.server.ts";
import { deadLetters, eraseJobs, findDueJobs, type JobsAbout } from "./queue-tables.server.ts";
import {
  jobNotifier,
  type Workers,
  workersFor,
  workersForRemovedTasks,
} from "./queue-workers.server.ts";

/** Maximum jobs of one kind handled concurrently in one process. */
const maxWorkers = 4;

/**
 * Maximum milliseconds between sweeps, for jobs whose wake-up call was lost. The embedded database
 * loses none, because its only process creates them.
 */
const maxPause = { postgres: 15_000, pglite: 60_000 };

/** The library's queue for due schedules. */
const recurring = "__pgboss__send-it";

/** How long a finished job is retained. */
const finishedTaskRetentionSeconds = 24 * 3600;

export type SendOptions = {
  /** Higher runs first. */
  priority?: number;
  startAfter?: Date;
};

/** A job to send. */
export type NewJob = { name: string; data: object } & SendOptions;

/** Creates a job to send. @throws if the payload doesn't match the job's schema */
export function newJob<P extends object>(
  job: Job<P>,
  payload: P,
  options: SendOptions = {},
): NewJob {
  return { ...options, name: job.name, data: job.payload.parse(payload) };
}

/** Background jobs, in the same database as the rows they are about. */
export type Queue = {
  /** Registers the queues. Call once, before sending anything. */
  start(jobs: readonly AnyJob[]): Promise<void>;
  /** Starts running jobs in this process. */
  work(platform: Platform, jobs: readonly AnyJob[], schedules: readonly Schedule[]): Promise<void>;
  /** Stops fetching jobs in this process until `work` is called again; active ones are finished. */
  rest(): Promise<void>;
  /** Statements that a transaction runs so these jobs exist exactly when it commits. */
  statementsFor(jobs: readonly NewJob[]): Promise<Statement[]>;
  /** Wakes workers in all processes, once these jobs are committed. */
  notifyWorkers(jobs: readonly Pick<NewJob, "name">[]): void;
  /**
   * Wakes a listener that isn't a worker with the same calls, under a name that isn't a job's.
   * @param isDue whether there is work, checked by each sweep in case a call was lost
   */
  onWake(name: string, wake: () => void, isDue?: SQL): void;
  /**
   * Retries failed jobs of one kind, all of them or those with these ids, in the caller's
   * transaction. @returns how many
   */
  redrive(tx: Transaction, name: string, ids: readonly string[] | null): Promise<number>;
  /** Deletes jobs in any state, in the caller's transaction. @returns how many */
  eraseJobs(tx: Transaction, about: JobsAbout): Promise<number>;
  /** Returns active jobs to the queue and stops. */
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
    // Our sweep runs it when there is something to check.
    supervise: false,
    monitorIntervalSeconds: 5,
    schedule: worker,
    // Our sweep wakes its worker.
    cronWorkerIntervalSeconds: 45,
    bamIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    persistWarnings: false,
  });
  boss.on("error", (error) => log.warn("queue error", { error }));
  boss.on("warning", ({ message }) => {
    // Slow statements are logged like all others.
    if (!message.includes("slow query")) log.warn("queue warning", { reason: message });
  });

  /** All jobs that this process can run. */
  const queues = new Set([deadLetters]);
  const workers = new Map<string, Workers>();
  const others = new Map<string, { wake: () => void; isDue: SQL | undefined }>();
  let sweep: Sweep | null = null;
  const wake = (name: string) => {
    if (name === recurring) wakeRecurring(boss);
    workers.get(name)?.wake();
    others.get(name)?.wake();
  };
  const calls = jobNotifier(database, (names) => {
    if (names === null) {
      for (const name of others.keys()) wake(name);
      sweep?.now();
      return;
    }
    for (const name of names) wake(name);
    if (names.some((name) => workers.has(name))) sweep?.expectWork();
  });
  const sweepAll = () =>
    startSweep({
      read: () => {
        const conditions = [...others].flatMap(([name, { isDue }]) =>
          isDue ? [[name, isDue] as const] : [],
        );
        return findDueJobs(database.query, [...workers.keys(), recurring], new Map(conditions));
      },
      wake,
      check: () => boss.supervise(),
      log,
      maxPause: maxPause[database.kind],
    });
  let stopFollowing = async () => {};
  let scheduleSync: ScheduleSync | null = null;

  return {
    async start(jobs) {
      await boss.start();
      const declared = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const changed: string[] = [];
      if (!declared.has(deadLetters)) {
        await boss.createQueue(deadLetters, { retentionSeconds: 365 * 24 * 3600 });
        changed.push(deadLetters);
      }
      for (const [index, job] of jobs.entries()) {
        // Duplicate names would share a queue.
        const isTwice = jobs.findIndex(({ name }) => name === job.name) !== index;
        if (isTwice) throw new Error(`Two kinds of jobs are named ${job.name}`);
        queues.add(job.name);
        const isChanged = await declareQueue(boss, job, database.kind, declared.get(job.name));
        if (isChanged) changed.push(job.name);
      }
      // The first send looks up a new or changed queue outside the caller's transaction, which would
      // deadlock with a single connection. Looking it up here fills that cache.
      for (const name of changed) {
        await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
      }
      // A process that can run jobs reports that it is alive even while stopped.
      if (worker) sweep = sweepAll();
    },
    async work(platform, jobs, schedules) {
      const context = { platform, boss, onHandled: () => sweep?.expectWork() };
      for (const job of jobs) workers.set(job.name, workersFor(context, job, maxWorkers));
      for (const { name } of await boss.getQueues()) {
        if (queues.has(name) || name.startsWith("__")) continue;
        workers.set(name, workersForRemovedTasks(context, name));
      }
      stopFollowing = await calls.follow();
      if (sweep) sweep.now();
      else sweep = sweepAll();
      scheduleSync = await syncSchedules(boss, database, schedules, log);
    },
    async rest() {
      await stopFollowing();
      stopFollowing = async () => {};
      await scheduleSync?.stop();
      scheduleSync = null;
      for (const worker of workers.values()) await worker.rest();
      workers.clear();
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
    onWake: (name, wakeOther, isDue) => void others.set(name, { wake: wakeOther, isDue }),
    redrive: (tx, name, ids) =>
      boss.redrive(deadLetters, {
        sourceName: name,
        ...(ids ? { ids: [...ids] } : {}),
        db: fromDrizzle(tx, sql),
      }),
    eraseJobs,
    async stop() {
      await stopFollowing();
      await sweep?.stop();
      for (const worker of workers.values()) await worker.rest();
      await Promise.all([scheduleSync?.stop(), boss.stop({ graceful: true, timeout: 5_000 })]);
    },
  };
}

/** The library's own worker, which sends recurring jobs. */
function wakeRecurring(boss: PgBoss): void {
  for (const { id, name } of boss.getWipData({ includeInternal: true })) {
    if (name === recurring) boss.notifyWorker(id);
  }
}

/**
 * Seconds after its last heartbeat when a killed worker's jobs are taken over. A long job may block
 * the embedded database, so no heartbeat can be written.
 */
const heartbeats = { short: 10, long: 60, longEmbedded: 5 * 60 };

/**
 * Creates the queue of a job, or updates how long an existing one keeps and runs its jobs.
 * @returns whether anything was written
 */
async function declareQueue(
  boss: PgBoss,
  job: AnyJob,
  kind: Database["kind"],
  declared: QueueResult | undefined,
): Promise<boolean> {
  const { maxSeconds } = job;
  const long = maxSeconds && {
    expireInSeconds: maxSeconds,
    heartbeatSeconds: kind === "pglite" ? heartbeats.longEmbedded : heartbeats.long,
  };
  if (!declared) {
    await boss.createQueue(job.name, {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelay,
      retryDelayMax: job.retryDelayMax,
      retryBackoff: true,
      heartbeatSeconds: heartbeats.short,
      deadLetter: deadLetters,
      deleteAfterSeconds: finishedTaskRetentionSeconds,
      ...long,
    });
    return true;
  }
  const options = { deleteAfterSeconds: finishedTaskRetentionSeconds, ...long };
  const isDeclared = Object.entries(options).every(
    ([option, seconds]) => declared[option as keyof typeof options] === seconds,
  );
  if (!isDeclared) await boss.updateQueue(job.name, options);
  return !isDeclared;
}
