import { expect, test } from "vitest";
import { describeSkew, isSkewed } from "./clock-skew.ts";
import type { Queries } from "./database.server.ts";
import { createClockSkew } from "./measure-database.server.ts";

/** A database clock with this time, and a process clock with these times for its reads. */
const skewOf = (databaseTime: number, ...localTimes: number[]) => {
  const execute = async () => ({ rows: [{ now: String(databaseTime) }] });
  const query = { execute } as unknown as Queries;
  return createClockSkew({ kind: "postgres", query }, () => localTimes.shift() ?? Number.NaN);
};
const hours26 = 26 * 60 * 60_000;

test("a slow response isn't clock skew", async () => {
  expect(await skewOf(5_000, 1_000, 200_000).read()).toBe(0);
});

test("distinguishes a clock that is ahead from one that is behind", async () => {
  const ahead = skewOf(1_000_000, 1_000_000 + hours26, 1_000_010 + hours26);
  expect(await ahead.read()).toBe(hours26);
  expect(ahead.last()).toBe(hours26);
  expect(await skewOf(hours26, 0, 10).read()).toBe(10 - hours26);
});

test("allows sixty seconds of skew, not more", () => {
  expect([60_000, -60_000, 60_001, -60_001].map(isSkewed)).toEqual([false, false, true, true]);
});

test("the embedded database has no separate clock", async () => {
  const query = {} as Queries;
  expect(await createClockSkew({ kind: "pglite", query }).read()).toBe(0);
});

test.each([
  [hours26, "26 hours ahead of the database's"],
  [-90_000, "90 seconds behind the database's"],
  [600_000, "10 minutes ahead of the database's"],
])("describes a skew of %d ms as %s", (skew, text) => {
  expect(describeSkew(skew)).toBe(text);
});
