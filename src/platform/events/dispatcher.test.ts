import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import type { Platform } from "../platform.server.ts";
import { startDispatcher } from "./dispatcher.server.ts";

const dispatches = vi.hoisted(() => [] as { end(): void; fail(): void }[]);

vi.mock("./subscribe.server.ts", () => ({ subscribe: async () => {} }));
vi.mock("./dispatch-events.server.ts", () => ({
  markDispatched: async () => 0,
  dispatchEvents: () =>
    new Promise((resolve, reject) => {
      const end = () => resolve({ sent: [], mayBeMore: false });
      dispatches.push({ end, fail: () => reject(new Error("The server is away")) });
    }),
}));

beforeEach(() => void dispatches.splice(0));

/** A dispatcher whose dispatches end when the test resolves them, and its wake function. */
async function dispatching() {
  let wake = () => {};
  const queue = {
    onWake(_name: string, wakeIt: () => void) {
      wake = wakeIt;
    },
  };
  const platform = { queue, log: silentLog } as unknown as Platform;
  const stop = await startDispatcher(platform, { reactions: [] });
  const end = async () => {
    const stopped = stop();
    for (const dispatch of dispatches.splice(0)) dispatch.end();
    await stopped;
  };
  onTestFinished(end);
  return { wake: () => wake(), stop, end };
}

/** Waits until `count` promises have settled. */
const settle = async (count = 20) => {
  for (let step = 0; step < count; step++) await null;
};

test("a call during a dispatch that fails isn't lost", async () => {
  const { wake } = await dispatching();
  wake();
  dispatches[0]?.fail();
  await settle();
  expect(dispatches).toHaveLength(2);
});

test("a dispatch that fails isn't repeated before the next call", async () => {
  await dispatching();
  dispatches[0]?.fail();
  await settle();
  expect(dispatches).toHaveLength(1);
});

test("a call at any step after the last dispatch isn't lost", async () => {
  for (let steps = 0; steps < 12; steps++) {
    const { wake, end } = await dispatching();
    dispatches[0]?.end();
    await settle(steps);
    wake();
    await settle();
    expect(dispatches, `after ${steps}`).toHaveLength(2);
    await end();
  }
});

test("a stopped dispatcher dispatches no more", async () => {
  const { wake, stop } = await dispatching();
  wake();
  const stopped = stop();
  dispatches[0]?.end();
  await stopped;
  wake();
  await settle();
  expect(dispatches).toHaveLength(1);
});
