import { expect, test, vi } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import { workWhileClockAgrees } from "./work-while-clock-agrees.server.ts";

const hour = 60 * 60_000;

/** Work that says whether it is going on, and a clock that a test sets. */
async function working(skew: number) {
  const state = { skew, works: 0, errors: 0 };
  const clockSkew = { read: async () => state.skew, last: () => state.skew };
  const log = {
    ...silentLog,
    error: () => {
      state.errors += 1;
    },
  };
  const end = await workWhileClockAgrees(
    { clockSkew, log },
    async () => {
      state.works += 1;
      return async () => {
        state.works -= 1;
      };
    },
    1,
  );
  return { state, end };
}

test("jobs.clock-skew: work stops while the clock is wrong, and goes on after", async () => {
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

test("jobs.clock-skew: a process that starts with a wrong clock does not begin to work", async () => {
  const { state, end } = await working(26 * hour);
  expect(state).toMatchObject({ works: 0, errors: 1 });
  state.skew = 0;
  await vi.waitFor(() => expect(state.works).toBe(1));
  await end();
  expect(state.works).toBe(0);
});
