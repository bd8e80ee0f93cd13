import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Platform } from "../../platform.server.ts";
import { readinessOnceASecond } from "./operations-endpoints.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("checks readiness once a second, however often it is called", async () => {
  let ready = true;
  const look = vi.fn(async () => ({ ready, report: {} }));
  const readiness = readinessOnceASecond(look);
  const isReady = async () => (await readiness({} as Platform)).ready;
  expect(await Promise.all(Array.from({ length: 100 }, isReady))).not.toContain(false);
  expect(look).toHaveBeenCalledTimes(1);
  ready = false;
  vi.advanceTimersByTime(1_000);
  expect(await isReady()).toBe(false);
  expect(look).toHaveBeenCalledTimes(2);
});

test("checks again once a database is connected", async () => {
  const readiness = readinessOnceASecond(async (platform) => ({
    ready: platform !== null,
    report: {},
  }));
  expect((await readiness(null)).ready).toBe(false);
  expect((await readiness({} as Platform)).ready).toBe(true);
});
