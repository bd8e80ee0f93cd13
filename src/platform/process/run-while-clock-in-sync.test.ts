import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { runWhileClockInSync } from "./run-while-clock-in-sync.server.ts";

const hour = 60 * 60_000;

/** Work that reports whether it is running, and a clock that the test sets. */
async function working(skew: number, between = 1) {
  const state = { skew, setBy: 0, works: 0, errors: 0, readings: 0, isAway: false };
  const read = async () => {
    state.readings += 1;
    if (state.isAway) throw new Error("connect ECONNREFUSED");
    return state.skew;
  };
  const clockSkew = { read, last: () => state.skew };
  const log = {
    ...silentLog,
    error: () => {
      state.errors += 1;
    },
  };
  const end = await runWhileClockInSync(
    { clock: { now: () => new Date(Date.now() + state.setBy) }, clockSkew, log },
    async () => {
      state.works += 1;
      return async () => {
        state.works -= 1;
      };
    },
    between,
  );
  return { state, end };
}

test("work stops while the clock is wrong, then resumes", async () => {
  const { state, end } = await working(0);
  expect(state.works).toBe(1);
  state.skew = -2 * hour;
  await vi.waitFor(() => expect(state.works).toBe(0));
  expect(state.errors).toBe(1);
  state.skew = 59_000;
  await vi.waitFor(() => expect(state.works).toBe(1));
  await end();
  expect(state.works).toBe(0);
});

test("a process that starts with a wrong clock doesn't begin work", async () => {
  const { state, end } = await working(26 * hour);
  expect(state).toMatchObject({ works: 0, errors: 1 });
  state.skew = 0;
  await vi.waitFor(() => expect(state.works).toBe(1));
  await end();
  expect(state.works).toBe(0);
});

test("notices a changed clock at the next check", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { state, end } = await working(0, 5_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.readings).toBeLessThanOrEqual(3);
  Object.assign(state, { setBy: hour, skew: hour });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.works).toBe(0);
  await end();
});

test("notices a clock changed during a database outage afterward", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { state, end } = await working(0, 5_000);
  Object.assign(state, { setBy: hour, skew: hour, isAway: true });
  await vi.advanceTimersByTimeAsync(5_000);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.works).toBe(0);
  await end();
});

test("notices a changed database clock within 30 seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { state, end } = await working(0, 5_000);
  state.skew = hour;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(state.works).toBe(0);
  await end();
});
