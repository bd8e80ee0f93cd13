import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission } from "./admission.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hasArrived = () => false;

/** Sends requests at a steady rate to a server that handles `atOnce` concurrently, each for a while. */
async function load(pace: {
  concurrency: number;
  everyMs: number;
  takesMs: number;
  forMs: number;
}) {
  const admission = createAdmission(pace.concurrency);
  const waits: number[] = [];
  let refused = 0;
  for (let at = 0; at < pace.forMs; at += pace.everyMs) {
    const startedAt = performance.now();
    void admission.enter(hasArrived).then(async (end) => {
      if (!end) return void refused++;
      waits.push(performance.now() - startedAt);
      setTimeout(end, pace.takesMs);
    });
    await vi.advanceTimersByTimeAsync(pace.everyMs);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  return { waits: waits.toSorted((a, b) => a - b), refused };
}

test("within capacity, admits every request immediately", async () => {
  const { waits, refused } = await load({ concurrency: 4, everyMs: 10, takesMs: 39, forMs: 5_000 });
  expect([refused, waits.length, waits.at(-1)]).toEqual([0, 500, 0]);
});

test("at triple load, admits a third quickly and rejects the rest", async () => {
  const { waits, refused } = await load({
    concurrency: 4,
    everyMs: 10,
    takesMs: 120,
    forMs: 20_000,
  });
  expect(waits.length).toBeGreaterThan(600);
  expect(waits.length + refused).toBe(2_000);
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(100);
  expect(waits.at(-1)).toBeLessThan(450);
});

test("admits a whole burst without a rejection", async () => {
  const { waits, refused } = await load({ concurrency: 4, everyMs: 1, takesMs: 20, forMs: 60 });
  expect([refused, waits.length]).toEqual([0, 60]);
});

test("endless uploads block others for one second, other requests for five", async () => {
  for (const [isArriving, seconds] of [
    [() => true, 1],
    [() => false, 5],
  ] as const) {
    const admission = createAdmission(2);
    await admission.enter(isArriving);
    await admission.enter(isArriving);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 600);
    const early = admission.enter(hasArrived);
    await vi.advanceTimersByTimeAsync(500);
    expect(await early).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(await admission.enter(hasArrived)).not.toBeNull();
  }
});

test("releasing a slot twice frees it once", async () => {
  const admission = createAdmission(1);
  const end = await admission.enter(hasArrived);
  end?.();
  end?.();
  expect(await admission.enter(hasArrived)).not.toBeNull();
  const waiting = admission.enter(hasArrived);
  await vi.advanceTimersByTimeAsync(500);
  expect(await waiting).toBeNull();
});
