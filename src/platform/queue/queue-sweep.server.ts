import type { PgBoss } from "pg-boss";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Schedule } from "./job.ts";
import { type DueJobs, markKnownSchedules, releaseKnownSchedules } from "./queue-tables.server.ts";

export type SweepOptions = {
  read(): Promise<DueJobs>;
  wake(name: string): void;
  /** Makes the queue check active jobs, count the others, and report that this process is running. */
  check(): Promise<void>;
  log: Log;
  /** Milliseconds between sweeps while idle. */
  maxPause: number;
};

export type Sweep = {
  /** Work is expected: sweeps again soon, and checks the result. */
  expectWork(): void;
  /** Sweeps right away. */
  now(): void;
  stop(): Promise<void>;
};

/** Milliseconds between sweeps while active. */
const minPause = 3_000;

/** Milliseconds between checks while active: a killed process's jobs are detected within this time. */
const betweenChecks = 10_000;

/** While idle. A process that doesn't report for a minute counts as gone. */
const betweenIdleChecks = 45_000;

/** Jobs that are due at a given database time are found slightly later. */
const margin = 20;

/**
 * One statement finds due jobs of all kinds, instead of a poll for each: scheduled jobs, and jobs
 * whose wake-up call was lost. It backs off while it finds nothing
 * (docs/decisions/156-what-processes-do-and-how-they-wait.md).
 */
export function startSweep(options: SweepOptions): Sweep {
  const { log, maxPause } = options;
  let pause = minPause;
  /** Whether there was activity since the last check. */
  let unchecked = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let running: Promise<void> | null = null;
  let repeat = false;
  /** Whether there was activity since the current sweep started. */
  let expected = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweepsAt = Number.POSITIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;

  const sweep = async () => {
    // Another process may already have it.
    if (performance.now() >= dueAt) unchecked = true;
    expected = false;
    const { due, others, nextIn, inProgress } = await options.read();
    if (stopped) return;
    for (const name of [...due, ...others]) options.wake(name);
    unchecked ||= due.length > 0 || inProgress;
    check();
    // They count as active until the next check.
    unchecked ||= inProgress;
    pause = due.length > 0 || expected ? minPause : Math.min(pause * 2, maxPause);
    dueAt = performance.now() + (nextIn ?? Number.POSITIVE_INFINITY);
    rest(Math.min(pause, untilCheck(), (nextIn ?? pause) + margin));
  };
  /** While one is running, its end sets when the next is due. */
  const untilCheck = () =>
    checking
      ? Number.POSITIVE_INFINITY
      : checkedAt + (unchecked ? betweenChecks : betweenIdleChecks) - performance.now();
  const check = () => {
    if (untilCheck() > 0) return;
    checkedAt = performance.now();
    unchecked = false;
    checking = options
      .check()
      .catch((error) => log.warn("queue error", { error }))
      .finally(() => {
        checking = null;
        // A running sweep takes it into account itself.
        const nextSweep = sweepsAt - performance.now();
        if (Number.isFinite(nextSweep)) rest(Math.min(nextSweep, untilCheck()));
      });
  };
  const run = () => {
    if (stopped) return;
    clearTimeout(timer);
    sweepsAt = Number.POSITIVE_INFINITY;
    repeat = running !== null;
    running ??= sweep()
      .catch((error) => {
        log.warn("queue sweep failed", { error });
        pause = Math.min(pause * 2, maxPause);
        rest(pause);
      })
      .finally(() => {
        running = null;
        if (repeat) run();
      });
  };
  const rest = (milliseconds: number) => {
    if (stopped) return;
    clearTimeout(timer);
    sweepsAt = performance.now() + milliseconds;
    timer = setTimeout(run, Math.max(milliseconds, margin));
  };

  run();
  return {
    expectWork() {
      unchecked = true;
      expected = true;
      pause = minPause;
      if (!running && sweepsAt - performance.now() > minPause) rest(minPause);
    },
    now: run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([running, checking]);
    },
  };
}

/** Seconds between a process's reports of the schedules it knows. */
const syncIntervalSeconds = 60;
const silentAfterSeconds = 120;

export type ScheduleSync = {
  sweep(): Promise<void>;
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
  const sweep = async () => {
    // The embedded database has no other process that could know them.
    const silentAfter = kind === "pglite" ? 0 : silentAfterSeconds;
    const knownSchedules = await markKnownSchedules(query, names, silentAfter);
    for (const { job, cron } of schedules) {
      if (knownSchedules.get(job.name) !== cron)
        await boss.schedule(job.name, cron, {}, { tz: "UTC" });
    }
  };
  await sweep();
  if (kind === "pglite") return { sweep, stop: async () => {} };
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep().catch((error) => log.warn("task schedule check failed", { error }));
  }, syncIntervalSeconds * 1000);
  timer.unref();
  return {
    sweep,
    async stop() {
      clearInterval(timer);
      await sweeping;
      // Lets the next process drop them right away. Other processes mark the ones they know again.
      await releaseKnownSchedules(query, names).catch(() => {});
    },
  };
}
