import type { JobWithMetadata, PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { createWorkers, type WorkersOptions } from "./queue-workers.server.ts";

const turn = (milliseconds = 2) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds after which the library abandons a handler and fetches more jobs. */
const maxHandling = 60;

/**
 * A queue that behaves like the library: a worker fetches when it starts, when it is woken, and
 * after its jobs.
 */
function queueOf(jobs: string[], batchSize: number) {
  const wakes = new Map<string, () => void>();
  const counts = { polled: 0, started: 0 };
  const work: unknown = async (
    _name: string,
    _options: unknown,
    handle: (claimed: JobWithMetadata<object>[]) => Promise<unknown>,
  ) => {
    const id = `worker-${++counts.started}`;
    const worker = { isWoken: true, isRunning: false };
    const run = async () => {
      if (worker.isRunning) return;
      worker.isRunning = true;
      while (worker.isWoken) {
        worker.isWoken = false;
        counts.polled++;
        await turn();
        const claimed = jobs.splice(0, batchSize).map((name) => ({ id: name }));
        if (claimed.length === 0) continue;
        const handling = handle(claimed as JobWithMetadata<object>[]);
        await Promise.race([handling, turn(maxHandling)]);
      }
      worker.isRunning = false;
    };
    wakes.set(id, () => {
      worker.isWoken = true;
      void run();
    });
    void run();
    return id;
  };
  const boss = {
    work,
    notifyWorker: (id: string) => wakes.get(id)?.(),
    offWork: async () => wakes.clear(),
  } as unknown as PgBoss;
  return { boss, counts };
}

function workersOn(jobs: string[], { count = 4, batchSize = 1 } = {}) {
  const { boss, counts } = queueOf(jobs, batchSize);
  const state = { inProgress: 0, maxInProgress: 0, done: [] as string[], handled: 0 };
  const handle: WorkersOptions["handle"] = async (claimed) => {
    state.inProgress++;
    state.maxInProgress = Math.max(state.maxInProgress, state.inProgress);
    await (claimed.some(({ id }) => id === "hangs") ? new Promise(() => {}) : turn(20));
    state.inProgress--;
    state.done.push(...claimed.map(({ id }) => id));
    return [];
  };
  const onHandled = () => void state.handled++;
  const named = { boss, name: "tested", log: silentLog };
  const workers = createWorkers({ ...named, count, batchSize, handle, onHandled });
  return { workers, state, counts };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `job-${index}`);

test("workers that were never woken fetch nothing", async () => {
  const { counts } = workersOn(many(1));
  await turn();
  expect(counts).toEqual({ polled: 0, started: 0 });
});

test("one call wakes workers for every waiting job", async () => {
  const { workers, state } = workersOn(many(40));
  workers.wake();
  await expect.poll(() => state.done.length).toBe(40);
  expect(state.maxInProgress).toBe(4);
});

test("one job wakes at most two workers", async () => {
  const { workers, state, counts } = workersOn(many(1));
  workers.wake();
  await expect.poll(() => state.handled).toBe(1);
  await turn();
  expect(counts.started).toBeLessThanOrEqual(2);
});

test("a batch that isn't full wakes no other worker", async () => {
  const { workers, state, counts } = workersOn(many(3), { batchSize: 50 });
  workers.wake();
  await expect.poll(() => state.done.length).toBe(3);
  await turn();
  expect(counts.started).toBe(1);
});

test("a job sent while all are busy runs afterward", async () => {
  const jobs = many(1);
  const { workers, state } = workersOn(jobs, { count: 1 });
  workers.wake();
  await expect.poll(() => state.inProgress, { interval: 1 }).toBe(1);
  jobs.push("late");
  workers.wake();
  await expect.poll(() => state.done).toContain("late");
});

test("a call while a worker starts or fetches isn't lost", async () => {
  const jobs: string[] = [];
  const { workers, state } = workersOn(jobs, { count: 1 });
  workers.wake();
  jobs.push("second");
  workers.wake();
  await expect.poll(() => state.done).toEqual(["second"]);
});

test("a handler that never ends doesn't block later jobs", async () => {
  const jobs = ["hangs"];
  const { workers, state, counts } = workersOn(jobs, { count: 1 });
  workers.wake();
  await expect.poll(() => counts.polled).toBe(2);
  await turn(20);
  jobs.push("late");
  workers.wake();
  await expect.poll(() => state.done, { timeout: 5_000 }).toEqual(["late"]);
});

test("stopped workers fetch no more jobs", async () => {
  const jobs = many(1);
  const { workers, state, counts } = workersOn(jobs);
  await workers.rest();
  workers.wake();
  await turn();
  expect([counts.started, state.done]).toEqual([0, []]);
});
