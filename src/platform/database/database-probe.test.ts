import { expect, onTestFinished, test, vi } from "vitest";
import { databaseProbe } from "./measure-database.server.ts";

test("checks the database once a second and doesn't block during an outage", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const isUnreachable = databaseProbe();
  let pings = 0;
  let respond = async () => {};
  const database = {
    ping() {
      pings++;
      return respond();
    },
  };
  expect(await Promise.all([isUnreachable(database), isUnreachable(database)])).toEqual([
    false,
    false,
  ]);
  expect([await isUnreachable(database), pings]).toEqual([false, 1]);

  respond = () => Promise.reject(new Error("gone"));
  vi.advanceTimersByTime(1_001);
  expect([await isUnreachable(database), pings]).toEqual([true, 2]);

  const late = Promise.withResolvers<void>();
  respond = () => late.promise;
  vi.advanceTimersByTime(1_001);
  expect([await isUnreachable(database), await isUnreachable(database), pings]).toEqual([
    true,
    true,
    3,
  ]);
  late.resolve();
  await expect.poll(() => isUnreachable(database)).toBe(false);
});
