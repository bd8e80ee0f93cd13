import { pgTable, text } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Log } from "../log/log.server.ts";
import { guardQueries, type Queries, type Transaction } from "./database.server.ts";
import { enforceLockOrder, lockAvailableRows, lockRows, noteLock } from "./lock-rows.server.ts";

const first = pgTable("first_things", { id: text("id") });
const second = pgTable("second_things", { id: text("id") });
const unlisted = pgTable("other_things", { id: text("id") });
const order = ["first_things", "lock of door", "second_things"];

const { transaction } = guardQueries({} as Queries, (run) => run({} as Transaction));
const inTransaction = (act: () => void) => transaction(async () => act());

beforeEach(() => enforceLockOrder(order, null));
afterEach(() => enforceLockOrder([], null));

test("a select locks the rows of one table", async () => {
  await inTransaction(() => {
    expect(lockRows(first)).toEqual(["update", { of: first }]);
    expect(lockRows(second, "key share")).toEqual(["key share", { of: second }]);
    expect(lockAvailableRows(second)).toEqual(["update", { of: second, skipLocked: true }]);
  });
});

test("rejects a lock after one that comes later in the order", async () => {
  const lockBackwards = inTransaction(() => {
    lockRows(second);
    lockRows(first);
  });
  await expect(lockBackwards).rejects.toThrow('"first_things" is locked after "second_things"');
  const holdBackwards = inTransaction(() => {
    lockRows(second);
    noteLock("lock of door");
  });
  await expect(holdBackwards).rejects.toThrow('"lock of door" is locked after "second_things"');
});

test("a lock that is already held may be taken again", () =>
  inTransaction(() => {
    lockRows(first);
    lockRows(second);
    lockRows(first);
  }));

test("a lock that doesn't wait is allowed anytime and is held", async () => {
  await inTransaction(() => {
    lockRows(second);
    lockAvailableRows(first);
  });
  const after = inTransaction(() => {
    lockAvailableRows(second);
    lockRows(first);
  });
  await expect(after).rejects.toThrow("the other way round");
});

test("a lock outside the order may only be held alone", async () => {
  await inTransaction(() => void lockRows(unlisted));
  const beside = inTransaction(() => {
    lockRows(first);
    lockRows(unlisted);
  });
  await expect(beside).rejects.toThrow('"other_things" has no place');
});

test("each transaction starts without locks", async () => {
  await inTransaction(() => void lockRows(second));
  await inTransaction(() => void lockRows(first));
});

test("production logs a violation and continues", async () => {
  const errors: string[] = [];
  const log = { error: (message: string) => void errors.push(message) } as unknown as Log;
  enforceLockOrder(order, log);
  await inTransaction(() => {
    lockRows(second);
    lockRows(first);
  });
  expect(errors).toEqual(["locks taken in the wrong order"]);
});
