import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { disableStatementTimeout } from "~/platform/database/bulk-statements.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { createListener } from "~/platform/database/postgres-listener.server.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import { withOutages } from "~/platform/log/outage.ts";
import { startBlackholeProxy } from "../setup/blackhole-proxy.ts";
import { sharedDatabase } from "../setup/fresh-database.ts";
import { silentLog } from "../setup/silent-log.ts";

const shared = sharedDatabase();
const urlOfDatabase = () => shared().url ?? "";

/** Listens on a separate database, and records the log's warnings and the reported gaps. */
async function listening(url: string) {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (message: string) => void warnings.push(message) };
  const database = openPostgres(url, log, { pulseEvery: 100 });
  onTestFinished(() => database.close());
  const gaps: boolean[] = [];
  const heard: string[] = [];
  await database.listen(
    "tested",
    (payload) => heard.push(payload),
    (connected) => gaps.push(connected),
  );
  const runSql = (text: string) => database.query.execute(sql`select pg_notify('tested', ${text})`);
  return { database, warnings, gaps, heard, runSql };
}

test("a silent server notifies listeners and fails pending queries until it recovers", async () => {
  const proxy = await startBlackholeProxy(urlOfDatabase());
  onTestFinished(() => proxy.stop());
  const { database, warnings, gaps, heard, runSql } = await listening(proxy.url);
  await runSql("before");
  await expect.poll(() => heard).toEqual(["before"]);
  expect(gaps).toEqual([true]);

  const waiting = database.query.execute(sql`select pg_sleep(600)`).catch((error) => error);
  proxy.silence();
  expect(isUnavailable(await waiting)).toBe(true);
  expect(gaps).toEqual([true, false]);
  expect(warnings.filter((line) => line.startsWith("database notifications lost"))).toHaveLength(1);
  await expect(database.ping()).rejects.toSatisfy(isUnavailable);

  proxy.heal();
  await expect.poll(() => gaps).toEqual([true, false, true]);
  await expect
    .poll(() =>
      runSql("after").then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => heard).toContain("after");
});

test("a listener whose test notification doesn't arrive reports that it's disconnected", async () => {
  const gaps: boolean[] = [];
  const reasons: string[] = [];
  const listener = createListener({
    open: () => new pg.Client({ connectionString: urlOfDatabase() }),
    // Simulates a pooler that gives the connection to another client.
    notify: async () => {},
    onLost: () => {},
    onSilence: () => {},
    log: {
      ...silentLog,
      warn: (_message, fields) => void reasons.push(String(fields?.error)),
    },
    pulseEvery: 50,
  });
  onTestFinished(() => listener.close());
  await listener.listen(
    "tested",
    () => {},
    (connected) => gaps.push(connected),
  );
  expect(gaps).toEqual([false]);
  expect(reasons).toEqual([expect.stringContaining("Test notification not received")]);
});

test("an idle connection keeps receiving notifications", async () => {
  const { gaps, heard, runSql } = await listening(urlOfDatabase());
  for (let round = 0; round < 5; round++) {
    await runSql(String(round));
    await expect.poll(() => heard).toContain(String(round));
  }
  expect(gaps).toEqual([true]);
});

test.each([
  [
    "a statement that took too long",
    sql`set local statement_timeout = 20`,
    sql`select pg_sleep(60)`,
  ],
  [
    "a server that only reads",
    sql`set transaction read only`,
    sql`create table impossible (id int)`,
  ],
])("after %s the connection is closed, and the next one works", async (_what, before, failing) => {
  const database = openPostgres(urlOfDatabase(), silentLog);
  onTestFinished(() => database.close());
  const outcome = await database
    .transaction(async (tx) => {
      await tx.execute(before);
      await tx.execute(failing);
    })
    .catch((error) => error);
  expect(isUnavailable(outcome)).toBe(true);
  expect((database.client as pg.Pool).totalCount).toBe(0);
  await database.ping();
});

test.each([
  ["a statement that took too long", sql`set local statement_timeout = 20`, null],
  ["another service", null, Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["a missing file", null, Object.assign(new Error("open"), { code: "ENOENT" })],
])("%s that fails a transaction isn't an outage", async (_what, before, failure) => {
  const events: string[] = [];
  const log = withOutages({ ...silentLog, error: (event) => void events.push(event) });
  const database = openPostgres(urlOfDatabase(), log);
  onTestFinished(() => database.close());
  const outcome = await database
    .transaction(async (tx) => {
      if (failure) throw failure;
      await tx.execute(before ?? sql`select 1`);
      await tx.execute(sql`select pg_sleep(60)`);
    })
    .catch((error) => error);
  log.error("request failed", { error: outcome });
  expect(events).toEqual(["request failed"]);
});

/** A log that records outages. */
function logOfOutages() {
  const events: string[] = [];
  const write = (event: string) => void events.push(event);
  return { events, log: withOutages({ ...silentLog, info: write, warn: write, error: write }) };
}

test("closing idle connections isn't an outage", async () => {
  const { events, log } = logOfOutages();
  const database = openPostgres(urlOfDatabase(), log);
  onTestFinished(() => database.close());
  const pids = sql`select pg_backend_pid() as pid, pg_sleep(0.2)`;
  const requests = await Promise.all([1, 2, 3].map(() => database.query.execute(pids)));
  const other = new pg.Client({ connectionString: urlOfDatabase() });
  await other.connect();
  await other.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [
    requests.map(({ rows }) => rows[0]?.pid),
  ]);
  await other.end();
  await expect.poll(() => events.length).toBeGreaterThan(0);
  await sleep(500);
  expect(new Set(events)).toEqual(new Set(["database connection lost"]));
});

test("without direct connections, only one continuous outage is logged", async () => {
  const { events, log } = logOfOutages();
  const directUrl = "postgres://nobody@127.0.0.1:1/none";
  const database = openPostgres(urlOfDatabase(), log, { directUrl });
  onTestFinished(() => database.close());
  const pool = database.direct?.openPool(1, "test queue");
  await expect(pool?.query("select 1")).rejects.toThrow();
  await database.listen(
    "tested",
    () => {},
    () => {},
  );
  await sleep(2_500);
  expect(events).toEqual(["database unavailable: requests that need it get 503"]);
});

test("lifting time limits affects only its own transaction", async () => {
  const database = openPostgres(urlOfDatabase(), silentLog, { poolSize: 1 });
  onTestFinished(() => database.close());
  const answerLimit = async () => {
    const [connection] = (database.client as unknown as { _clients: unknown[] })._clients;
    return (connection as { connectionParameters: { query_timeout: number } }).connectionParameters
      .query_timeout;
  };
  await database.transaction(async (tx) => {
    await disableStatementTimeout(tx);
    const { rows } = await tx.execute(sql`show statement_timeout`);
    expect([rows, await answerLimit()]).toEqual([[{ statement_timeout: "0" }], 0]);
  });
  expect(await answerLimit()).toBe(17_000);
});

test("a queued query may wait longer than the connect timeout", async () => {
  const database = openPostgres(urlOfDatabase(), silentLog);
  onTestFinished(() => database.close());
  const pool = database.direct?.openPool(2, "test queue");
  const first = [pool?.query("select pg_sleep(3.5)"), pool?.query("select pg_sleep(3.5)")];
  const waited = await pool?.query("select 1 as turn");
  expect(waited?.rows).toEqual([{ turn: 1 }]);
  await Promise.all(first);
});
