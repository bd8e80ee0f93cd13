import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import { inTransactionOnce } from "~/platform/idempotency/in-transaction-once.server.ts";
import { sharedDatabase } from "../setup/fresh-database.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const shared = sharedDatabase();

let operator: pg.Client;
beforeAll(async () => {
  operator = new pg.Client({ connectionString: shared().url ?? "" });
  await operator.connect();
  await operator.query("create table written (what text)");
  await operator.query("alter system set synchronous_standby_names = 'one_that_is_never_there'");
  await operator.query("select pg_reload_conf()");
  await vi.waitFor(commitsWait, { timeout: 60_000 });
});
afterAll(async () => {
  await expectNoStandby();
  await operator.end();
});

async function expectNoStandby(): Promise<void> {
  await operator.query("alter system reset synchronous_standby_names");
  await operator.query("select pg_reload_conf()");
}

/** The test server doesn't wait for a standby by default, so only this connection waits. */
function urlOfWaiting(): string {
  const url = new URL(shared().url ?? "");
  url.searchParams.set("options", "-c synchronous_commit=on");
  return url.href;
}

/** Checks that commits wait, because server processes reload a setting at different times. */
async function commitsWait(): Promise<void> {
  const probe = new pg.Client({ connectionString: urlOfWaiting(), query_timeout: 300 });
  probe.on("error", () => {});
  await probe.connect();
  const [{ pid }] = (await probe.query("select pg_backend_pid() as pid")).rows;
  await probe.query("insert into written values ('probe')").catch(() => {});
  const { rows } = await operator.query(
    "select wait_event, pg_terminate_backend(pid, 60000) from pg_stat_activity where pid = $1",
    [pid],
  );
  expect(rows[0]?.wait_event).toBe("SyncRep");
}

/** Opens the database so its commits wait for the standby. */
function openWaiting(): Database {
  const database = openPostgres(urlOfWaiting(), silentLog);
  onTestFinished(() => database.close());
  return database;
}

/** Cancels the wait for the standby. */
async function endTheWait(): Promise<void> {
  const ended = async () =>
    (
      await operator.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
         where wait_event = 'SyncRep' and datname = current_database()`,
      )
    ).rowCount;
  await expect.poll(ended).toBe(1);
}

test.each([
  [
    "a transaction",
    (database: Database) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into written values ('a transaction')`);
      }),
  ],
  [
    "a statement of its own",
    (database: Database) =>
      database.query.execute(sql`insert into written values ('a statement of its own')`),
  ],
  [
    "the queue",
    (database: Database) =>
      database.direct?.openPool(1, "tested").query("insert into written values ('the queue')"),
  ],
])(
  "%s whose standby wait was canceled fails, although the server committed it",
  async (what, write) => {
    const database = openWaiting();
    const outcome = Promise.resolve(write(database)).catch((error: unknown) => error);
    await endTheWait();
    expect(isUnavailable(await outcome)).toBe(true);
    const written = async () =>
      (await operator.query("select what from written where what = $1", [what])).rows;
    await expect.poll(written).toEqual([{ what }]);
    await database.ping();
  },
);

test("a repeated request gets its response once the standby catches up", async () => {
  const waiting = { ...platform(), database: openWaiting() };
  const key = crypto.randomUUID();
  const run = () =>
    inTransactionOnce<{ ok: true; repeated: boolean }>(
      waiting,
      { scope: "test", key, body: 1, repeat: async () => ({ ok: true, repeated: true }) },
      async (_work, remember) => {
        remember(newId());
        return { ok: true, repeated: false };
      },
    ).catch((error: unknown) => error);
  for (const _attempt of ["the first", "a repeated one"]) {
    const outcome = run();
    await endTheWait();
    expect(isUnavailable(await outcome)).toBe(true);
  }
  await expectNoStandby();
  expect(await run()).toEqual({ ok: true, repeated: true });
});
