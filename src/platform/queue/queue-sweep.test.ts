import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { startSweep } from "./queue-sweep.server.ts";
import type { DueJobs } from "./queue-tables.server.ts";

const nothing: DueJobs = { due: [], others: [], nextIn: null, inProgress: false };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sweep of a simulated queue, and a log of actions with their seconds. */
async function sweeping() {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const happened = { reads: [] as number[], wakes: [] as string[], checks: [] as number[] };
  const state = { found: nothing, fails: false, secondsPerCheck: 0 };
  const sweep = startSweep({
    read: async () => {
      happened.reads.push(seconds());
      if (state.fails) throw new Error("The server is away");
      return state.found;
    },
    wake: (name) => void happened.wakes.push(name),
    check: async () => {
      happened.checks.push(seconds());
      if (state.secondsPerCheck === 0) return;
      await new Promise((resolve) => setTimeout(resolve, state.secondsPerCheck * 1000));
    },
    log: silentLog,
    maxPause: 15_000,
  });
  await vi.advanceTimersByTimeAsync(0);
  /** The actions within the next milliseconds. */
  const during = async (milliseconds: number) => {
    for (const list of Object.values(happened)) list.length = 0;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return { reads: [...happened.reads], wakes: [...happened.wakes], checks: [...happened.checks] };
  };
  return { state, sweep, happened, during };
}

test("backs off while it finds nothing", async () => {
  const { happened, during } = await sweeping();
  expect(happened).toMatchObject({ reads: [0], checks: [0] });
  const { reads, checks } = await during(10 * minute);
  expect(reads.length).toBeLessThanOrEqual(60);
  expect(checks.length).toBeLessThanOrEqual(14);
});

test("wakes due jobs in each sweep, every three seconds", async () => {
  const { state, during } = await sweeping();
  await during(minute);
  state.found = { ...nothing, due: ["deliver-message"] };
  const { wakes } = await during(minute);
  expect(wakes.length).toBeGreaterThanOrEqual(14);
  expect(new Set(wakes)).toEqual(new Set(["deliver-message"]));
});

test("finds a delayed job when it is due", async () => {
  const { state, during } = await sweeping();
  await during(minute);
  state.found = { ...nothing, nextIn: 4_000 };
  await during(15_000);
  state.found = { ...nothing, nextIn: 500 };
  await during(4_100);
  state.found = { ...nothing, due: ["send-digests"] };
  expect((await during(600)).wakes).toEqual(["send-digests"]);
});

test("sweeps within three seconds after a call", async () => {
  const { sweep, during } = await sweeping();
  await during(10 * minute);
  sweep.expectWork();
  expect((await during(3_000)).reads).toHaveLength(1);
});

test("calls during a sweep don't cause sweeps without a pause", async () => {
  const { sweep, during } = await sweeping();
  sweep.now();
  for (let call = 0; call < 100; call++) sweep.expectWork();
  expect((await during(2_900)).reads.length).toBeLessThanOrEqual(1);
});

test("checks active jobs every ten seconds", async () => {
  const { state, during } = await sweeping();
  await during(10 * minute);
  state.found = { ...nothing, inProgress: true };
  await during(minute);
  expect((await during(10 * minute)).checks.length).toBeGreaterThanOrEqual(59);
});

test("reports every 45 seconds while idle", async () => {
  const { during } = await sweeping();
  const { checks } = await during(10 * minute);
  const pauses = checks.slice(1).map((at, index) => at - (checks[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(46);
});

test("work for another process doesn't prevent backing off", async () => {
  const { state, during } = await sweeping();
  state.found = { ...nothing, others: ["events recorded"] };
  await during(minute);
  expect((await during(10 * minute)).reads.length).toBeLessThanOrEqual(60);
});

test("resumes after an outage", async () => {
  const { state, during } = await sweeping();
  state.fails = true;
  await during(10 * minute);
  state.fails = false;
  state.found = { ...nothing, due: ["deliver-message"] };
  expect((await during(15_000)).wakes).toContain("deliver-message");
});

test("a slow check doesn't cause more frequent sweeps", async () => {
  const { state, during } = await sweeping();
  await during(10 * minute);
  state.secondsPerCheck = 120;
  const { reads, checks } = await during(10 * minute);
  expect(reads.length).toBeLessThanOrEqual(60);
  expect(checks.length).toBeGreaterThanOrEqual(5);
});

test("the next report is on time after a slow check", async () => {
  const { state, during } = await sweeping();
  state.secondsPerCheck = 20;
  const { checks } = await during(10 * minute);
  const pauses = checks.slice(1).map((at, index) => at - (checks[index] ?? 0));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(46);
});

test("stops after the running check", async () => {
  const { sweep, during } = await sweeping();
  await sweep.stop();
  expect((await during(10 * minute)).reads).toEqual([]);
});
