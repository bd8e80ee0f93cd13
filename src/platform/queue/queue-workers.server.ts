import { sql } from "drizzle-orm";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log/log.server.ts";
import type { Platform } from "../platform.server.ts";
import type { AnyJob } from "./job.ts";

/** A worker fetches jobs when it is woken. The library requires an interval too, so this is its maximum. */
const secondsBetweenPolls = 24 * 3600;

/** With one connection, one job may wait for the network while the other uses the database. */
const maxOnOneConnection = 2;

type Claimed = JobWithMetadata<object>;

export type WorkersOptions = {
  boss: PgBoss;
  name: string;
  count: number;
  batchSize: number;
  handle(claimed: readonly Claimed[]): Promise<JobResult[]>;
  /** Called whenever jobs were handled; failed ones will be due again. */
  onHandled(): void;
  log: Log;
};

/** This process's workers for one kind of job. */
export type Workers = {
  /** There may be jobs: wakes an idle worker, which wakes the next one if it finds some. */
  wake(): void;
  /** Stops fetching jobs; active ones are finished. */
  rest(): Promise<void>;
};

type Worker = { id: Promise<string> | null; isBusy: boolean; wokenAt: number };

/** Creates workers that start when they are first needed. */
export function createWorkers(options: WorkersOptions): Workers {
  const { boss, name, log } = options;
  const workers: Worker[] = Array.from({ length: options.count }, () => ({
    id: null,
    isBusy: false,
    wokenAt: Number.NEGATIVE_INFINITY,
  }));
  let resting = false;

  const start = (worker: Worker): Promise<string> => {
    const settings = {
      includeMetadata: true as const,
      perJobResults: true as const,
      batchSize: options.batchSize,
      pollingIntervalSeconds: secondsBetweenPolls,
    };
    return boss.work<object, void, typeof settings>(name, settings, async (claimed) => {
      worker.isBusy = true;
      // It fetches again after handling these. A full batch means there may be more now.
      wakeWorker(worker);
      if (claimed.length >= options.batchSize) wake();
      try {
        return await options.handle(claimed);
      } finally {
        worker.isBusy = false;
        options.onHandled();
      }
    });
  };
  const wakeWorker = (worker: Worker) => {
    if (resting) return;
    worker.wokenAt = performance.now();
    if (worker.id) {
      worker.id.then((id) => boss.notifyWorker(id)).catch(() => {});
      return;
    }
    worker.id = start(worker);
    worker.id.catch((error) => {
      worker.id = null;
      log.warn("queue error", { queue: name, error });
    });
  };
  const wake = () => {
    // A worker that was just woken may already be fetching. If none is idle, each fetches again
    // when it finishes, or when the queue times out its task.
    const [idle] = workers
      .filter(({ isBusy }) => !isBusy)
      .toSorted((a, b) => a.wokenAt - b.wokenAt);
    for (const worker of idle ? [idle] : workers) wakeWorker(worker);
  };

  return {
    wake,
    async rest() {
      resting = true;
      await boss.offWork(name, { wait: false });
    },
  };
}

/** Dependencies of a process's workers. */
export type WorkerContext = Pick<WorkersOptions, "boss" | "onHandled"> & { platform: Platform };

export function workersFor(
  { platform, boss, onHandled }: WorkerContext,
  job: AnyJob,
  limit: number,
): Workers {
  const onThisDatabase = platform.database.kind === "pglite" ? maxOnOneConnection : limit;
  return createWorkers({
    boss,
    name: job.name,
    count: Math.min(job.workers, onThisDatabase),
    batchSize: job.batch?.limit ?? 1,
    handle: (claimed) => attemptAll(platform, job, claimed),
    onHandled,
    log: platform.log,
  });
}

/**
 * Jobs whose code is gone fail, and are retried until they are dead letters: a process of the
 * previous version may still run them, and staff can retry them once the code is back.
 */
export function workersForRemovedTasks(
  { platform, boss, onHandled }: WorkerContext,
  name: string,
): Workers {
  return createWorkers({
    boss,
    name,
    count: 1,
    batchSize: 1,
    handle: async () => {
      throw new Error("No handler for this task in this version");
    },
    onHandled,
    log: platform.log,
  });
}

/** Runs tasks as one batch where they allow it. If the batch fails, runs each separately, so one never blocks another. */
async function attemptAll(
  platform: Platform,
  job: AnyJob,
  claimed: readonly Claimed[],
): Promise<JobResult[]> {
  if (job.batch && claimed.length > 1) {
    const started = performance.now();
    try {
      const handle = await job.batch.handler();
      await handle(
        platform,
        claimed.map((claim) => job.payload.parse(claim.data)),
      );
      const seconds = (performance.now() - started) / 1000;
      for (const _ of claimed) platform.metrics.countJob(job.name, "done", seconds);
      return claimed.map(({ id }) => ({ id, status: "completed" }));
    } catch (error) {
      platform.log.warn("task batch failed, processing one by one", { job: job.name, error });
    }
  }
  const results: JobResult[] = [];
  for (const claim of claimed) {
    results.push(
      await attemptJob(platform, job, claim).then(
        () => ({ id: claim.id, status: "completed" }) as const,
        (error) => ({ id: claim.id, status: "failed", output: error }) as const,
      ),
    );
  }
  return results;
}

async function attemptJob(platform: Platform, job: AnyJob, claimed: Claimed): Promise<void> {
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
    platform.log.debug("task done", { ...fields, ms });
  } catch (error) {
    platform.metrics.countJob(job.name, "failed", (performance.now() - started) / 1000);
    platform.log[attempt.last ? "error" : "warn"]("job failed", { ...fields, error });
    throw error;
  }
}

const channel = "jobs_sent";
const nameList = z.array(z.string());
/** Jobs sent within this many milliseconds are announced together. */
const batchDelayMs = 5;

/**
 * Notifies workers of new jobs, so they needn't poll every second. The call is made after the
 * commit, not in it: a transaction with NOTIFY holds a server-wide lock while it waits for the
 * disk, so such commits run one after the other. A lost call costs a few seconds, until the next
 * regular poll (docs/decisions/156-what-processes-do-and-how-they-wait.md).
 */
export function jobNotifier(
  database: Database,
  /** Null wakes all workers. */
  wake: (names: readonly string[] | null) => void,
) {
  const waiting = new Set<string>();
  const call = () => {
    const names = [...waiting];
    waiting.clear();
    database.query
      .execute(sql`select pg_notify(${channel}, ${JSON.stringify(names)})`)
      .catch(() => {});
  };
  return {
    /** Jobs with these names were committed. */
    make(names: Iterable<string>): void {
      const sent = [...new Set(names)];
      if (sent.length === 0) return;
      wake(sent);
      // The embedded database has workers only in this process.
      if (database.kind === "pglite") return;
      if (waiting.size === 0) setTimeout(call, batchDelayMs);
      for (const name of sent) waiting.add(name);
    },
    /** Listens to calls from other processes. Wakes all workers after a gap. */
    async follow(): Promise<() => Promise<void>> {
      if (database.kind === "pglite") return async () => {};
      return database.listen(
        channel,
        (payload) => wake(nameList.parse(JSON.parse(payload))),
        (connected) => connected && wake(null),
      );
    },
  };
}
