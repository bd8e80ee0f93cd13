import type pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../../../tests/setup/silent-log.ts";
import {
  countSlowStatements,
  createSlowStatementLogger,
  kindOf,
  slowFrom,
  startingFor,
  timedConnection,
} from "./slow-statements.ts";

test.each([
  ['select "id" from "messages" where "to_address" = $1', "select messages"],
  ["insert into leads (name) values ($1)", "insert leads"],
  ["UPDATE only seo_pages SET a = 1", "update seo_pages"],
  ["with next as (select 1 from pgboss.job) update pgboss.job set x = 1", "with pgboss.job"],
  ["select 'a lead from ann' as words", "select -"],
  ["vacuum", "other -"],
])("identifies a slow statement by its action and table: %s", (text, name) => {
  expect(kindOf(text)).toBe(name);
});

test("logs and counts a slow statement by name, without its text", () => {
  const lines: unknown[] = [];
  const counted: string[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const note = createSlowStatementLogger(log, {
    countSlowStatement: (text) => void counted.push(text),
  });
  // Statements during startup don't count, however long it takes.
  vi.advanceTimersByTime(startingFor);
  note("select 2 from messages", 9_000);
  countSlowStatements();
  note("select 3 from messages", 9_000);
  vi.advanceTimersByTime(startingFor);
  note("select 1 from messages where subject = 'ann@example.com'", 612.4);
  expect(lines).toEqual([
    ["slow statement", { name: expect.stringMatching(/^select messages [0-9a-f]{8}$/), ms: 612 }],
  ]);
  expect(counted).toEqual(["select messages"]);
});

/** A driver whose statements take the number of milliseconds in their text. */
class Driver {
  // biome-ignore lint/suspicious/noExplicitAny: as the driver's own method
  query(statement: any, values?: any, callback?: any): any {
    const done = typeof values === "function" ? values : callback;
    const milliseconds = Number(statement.text ?? statement);
    if (!done) return new Promise((resolve) => setTimeout(resolve, milliseconds));
    return void setTimeout(() => done(null, null), milliseconds);
  }
}

test("times promise and callback calls alike, and reports only slow ones", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow: [string, number][] = [];
  const Timed = timedConnection(Driver as unknown as typeof pg.Client, (...args) => {
    slow.push(args);
  });
  const connection = new Timed();
  const onAnswer = vi.fn();
  const queries = [connection.query({ text: "499" }), connection.query("500")];
  connection.query("700", onAnswer);
  connection.query({ text: "900" } as never, [] as never, onAnswer as never);
  connection.query("10", onAnswer);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(queries);
  expect(onAnswer).toHaveBeenCalledTimes(3);
  expect(slow).toEqual([
    ["500", slowFrom],
    ["700", 700],
    ["900", 900],
  ]);
});
