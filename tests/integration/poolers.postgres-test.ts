import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Transaction } from "~/platform/database/database.server.ts";
import { openPostgres, type PostgresOptions } from "~/platform/database/postgres.server.ts";
import { sharedDatabase } from "../setup/fresh-database.ts";
import { silentLog } from "../setup/silent-log.ts";

const shared = sharedDatabase();
const urlOfDatabase = () => shared().url ?? "";

function open(url: string, options: PostgresOptions = {}) {
  const database = openPostgres(url, silentLog, options);
  onTestFinished(() => database.close());
  return database;
}

/** Statements that one connection prepared after repeated inserts, by name. */
async function preparedOn(options: PostgresOptions): Promise<Record<string, string>> {
  return open(urlOfDatabase(), options).transaction(async (tx) => {
    await tx.execute(sql`create temp table written (value int) on commit drop`);
    for (let row = 0; row < 10; row++) await tx.execute(sql`insert into written values (${row})`);
    for (let time = 0; time < 10; time++) {
      await tx.execute(sql`insert into written values (${time}), (${time}), (${time})`);
    }
    await tx.execute(sql`update written set value = 0 where value = ${1}`);
    const { rows } = await tx.execute<{ name: string; statement: string }>(
      sql`select name, statement from pg_prepared_statements`,
    );
    return Object.fromEntries(rows.map(({ name, statement }) => [name, statement]));
  });
}

test("two processes name a statement alike; bulk inserts have no name", async () => {
  const first = await preparedOn({});
  expect(Object.values(first)).toEqual(["insert into written values ($1)"]);
  expect(Object.keys(first)).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  expect(await preparedOn({})).toEqual(first);
});

const timeoutOf = async (tx: Pick<Transaction, "execute">) =>
  (await tx.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows[0]
    ?.statement_timeout;

const jitOf = async (tx: Pick<Transaction, "execute">) =>
  (await tx.execute<{ jit: string }>(sql`show jit`)).rows[0]?.jit;

test("behind a pooler no statement is prepared and settings are per transaction", async () => {
  const directUrl = urlOfDatabase();
  expect(await preparedOn({ directUrl })).toEqual({});
  const pooled = open(urlOfDatabase(), { directUrl, poolSize: 1 });
  expect(await pooled.transaction(timeoutOf)).toBe("15s");
  expect(await timeoutOf(pooled.query)).toBe("0");
  const direct = open(urlOfDatabase());
  expect([await direct.transaction(timeoutOf), await timeoutOf(direct.query)]).toEqual([
    "15s",
    "15s",
  ]);
});

test("the server JIT-compiles no statement, with or without a pooler", async () => {
  const direct = open(urlOfDatabase());
  const pooled = open(urlOfDatabase(), { directUrl: urlOfDatabase() });
  const settings = [direct.transaction(jitOf), jitOf(direct.query), pooled.transaction(jitOf)];
  expect(await Promise.all(settings)).toEqual(["off", "off", "off"]);
});

test("notifications and the queue bypass the pooler", async () => {
  // Nothing listens there, so every query to the pooler fails.
  const database = open("postgres://nobody@127.0.0.1:1/none", { directUrl: urlOfDatabase() });
  const queue = database.direct?.openPool(2, "tested queue");
  expect((await queue?.query("select 1 as one"))?.rows).toEqual([{ one: 1 }]);
  await expect(database.ping()).rejects.toThrow(/ECONNREFUSED/);
});

test("uses the first reachable host, and sslmode=prefer falls back to no encryption", async () => {
  const url = new URL(urlOfDatabase());
  const text = url.href.replace(url.host, `127.0.0.1:1,${url.host}`);
  const database = open(`${text}?sslmode=prefer`);
  await expect
    .poll(() =>
      database.ping().then(
        () => "reached",
        () => "not yet",
      ),
    )
    .toBe("reached");
});
