import type { Log } from "../log/log.server.ts";
import type { DueJobs } from "./queue-tables.server.ts";

export type SweepOptions = {
  read(): Promise<DueJobs>;
  wake(name: string): void;
  /** Has the queue check the jobs in hand, count the others, and leave a sign that this process works. */
  check(): Promise<void>;
  log: Log;
  /** Milliseconds between two sweeps, when nothing happens. */
  longestPause: number;
};

export type Sweep = {
  /** Something happens: looks again soon, and checks what comes of it. */
  expectWork(): void;
  /** Sweeps right away. */
  now(): void;
  stop(): Promise<void>;
};

/** Milliseconds between two sweeps, when something happens. */
const shortestPause = 3_000;

/** Milliseconds between two checks while something happens: those in the hands of a killed process are missed within as many. */
const betweenChecks = 10_000;

/** When nothing happens. A process that gives no sign of life for a minute counts as gone. */
const betweenIdleChecks = 45_000;

/** Jobs due at a time in the database are found a little later. */
const margin = 20;

/**
 * One statement looks for all kinds of jobs that are due, in place of a poll for each: for those that are due
 * later, and for those whose wake-up call was lost. It backs off while it finds nothing
 * (docs/decisions/156-how-idle-processes-wait.md).
 */
export function startSweep(options: SweepOptions): Sweep {
  const { log, longestPause } = options;
  let pause = shortestPause;
  /** Whether something happened since the last check. */
  let unchecked = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  /** Whether something happened since the sweep that is running began. */
  let expected = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let sweepsAt = Number.POSITIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;

  const sweep = async () => {
    // It may be in the hands of another process already.
    if (performance.now() >= dueAt) unchecked = true;
    expected = false;
    const { due, others, nextIn, inHand } = await options.read();
    if (stopped) return;
    for (const name of [...due, ...others]) options.wake(name);
    unchecked ||= due.length > 0 || inHand;
    check();
    // They are in hand until the next check says otherwise.
    unchecked ||= inHand;
    pause = due.length > 0 || expected ? shortestPause : Math.min(pause * 2, longestPause);
    dueAt = performance.now() + (nextIn ?? Number.POSITIVE_INFINITY);
    rest(Math.min(pause, untilCheck(), (nextIn ?? pause) + margin));
  };
  /** While one is running, its end says when the next is due. */
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
        // A sweep that looks right now takes it into account itself.
        const nextSweep = sweepsAt - performance.now();
        if (Number.isFinite(nextSweep)) rest(Math.min(nextSweep, untilCheck()));
      });
  };
  const run = () => {
    if (stopped) return;
    clearTimeout(timer);
    sweepsAt = Number.POSITIVE_INFINITY;
    again = running !== null;
    running ??= sweep()
      .catch((error) => {
        log.warn("queue sweep failed", { error });
        pause = Math.min(pause * 2, longestPause);
        rest(pause);
      })
      .finally(() => {
        running = null;
        if (again) run();
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
      pause = shortestPause;
      if (!running && sweepsAt - performance.now() > shortestPause) rest(shortestPause);
    },
    now: run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([running, checking]);
    },
  };
}
