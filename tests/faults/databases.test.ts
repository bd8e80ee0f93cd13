import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateWithoutLock } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { migrate } from "~/platform/database/migrate.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { silentLog } from "../setup/silent-log.ts";
import { onPostgres } from "./kill-findings.ts";
import { submitAustinRequest } from "./leads.ts";
import { send } from "./send.ts";
import { type Site, startSite } from "./site.ts";

type Migrate = (databaseUrl: string, folder?: string) => Promise<void>;

const migrateWithLock: Migrate = async (databaseUrl, folder) => {
  const database = openPostgres(databaseUrl, silentLog);
  await migrate(database, folder === undefined ? {} : { folder }).finally(() => database.close());
};

async function newDatabase(template?: string): Promise<string> {
  const server = inject("postgresServer");
  if (server === null) throw new Error("the fault tests need PostgreSQL");
  return createDatabase(server, `migrated_${crypto.randomUUID()}`, template);
}

/** Starts ten instances concurrently on an empty database. */
async function migrateTenConcurrently(migrateOne: Migrate): Promise<void> {
  const databaseUrl = await newDatabase();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => migrateOne(databaseUrl)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill("fulfilled"));
  const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const [row] = await onPostgres(databaseUrl, (sql) =>
    sql("select count(*)::int as count from drizzle.__drizzle_migrations"),
  );
  expect(row?.count).toBe(journal.entries.length);
}

test("fault.migration: ten instances migrate concurrently and all start", () =>
  migrateTenConcurrently(migrateWithLock));

test("fault.migration, control: without the lock, instances interfere", async () => {
  const withoutLock: Migrate = async (databaseUrl) => {
    const pool = new Pool({ connectionString: databaseUrl });
    const done = migrateWithoutLock(drizzle(pool), { migrationsFolder: "db/migrations" });
    await done.finally(() => pool.end());
  };
  await expect(migrateTenConcurrently(withoutLock)).rejects.toThrow(/fulfilled/);
});

const folder = mkdtempSync(join(tmpdir(), "hearthline-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const halfWay = [
  "create table half_way (id int)",
  "insert into half_way select 1 / (count(*) - count(*)) from leads",
];

/** The next version's migrations: one more, whose second statement fails. */
function nextVersion(statements: readonly string[]): string {
  const next = join(folder, crypto.randomUUID());
  cpSync("db/migrations", next, { recursive: true });
  const path = join(next, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: Date.now() + 1e9, tag: "9999_next" });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(next, "9999_next.sql"), statements.join(";--> statement-breakpoint\n"));
  return next;
}

/** Runs a failing migration while the old version serves. */
async function failMidMigration(migrateOne: Migrate): Promise<void> {
  const { site, stop } = await startSite({ RATE_LIMIT_FACTOR: "1000" });
  try {
    await expect(migrateOne(site.databaseUrl, nextVersion(halfWay))).rejects.toThrow();
    expect(await site.sql("select to_regclass('half_way') as made")).toEqual([{ made: null }]);
    expect((await send(site.url, "/pest-control/austin-tx?now")).status).toBe(200);
    expect((await submitAustinRequest(site)).status).toBe(201);
    await migrateOne(site.databaseUrl, nextVersion([halfWay[0] ?? ""]));
    expect(await site.sql("select to_regclass('half_way')::text as made")).toEqual([
      { made: "half_way" },
    ]);
    expect((await submitAustinRequest(site)).status).toBe(201);
  } finally {
    await stop();
  }
}

test("fault.migration: rolls back, keeps the old version serving, and can be retried", () =>
  failMidMigration(migrateWithLock));

test("fault.migration, control: statement by statement, half of it remains", async () => {
  const statementByStatement: Migrate = async (databaseUrl, next = "") => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const text = readFileSync(join(next, "9999_next.sql"), "utf8");
    try {
      for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await expect(failMidMigration(statementByStatement)).rejects.toThrow(/made/);
});

/** Runs a migration of the next version during a long read, while leads are submitted. */
async function migrateBesideReader(migrateOne: Migrate): Promise<void> {
  const { site, stop } = await startSite({ RATE_LIMIT_FACTOR: "1000" });
  const reader = new Client({ connectionString: site.databaseUrl });
  await reader.connect();
  try {
    await reader.query("begin");
    await reader.query("select count(*) from leads");
    const next = nextVersion(["alter table leads add column tested_beside text"]);
    const migrated = migrateOne(site.databaseUrl, next).catch((error: unknown) => error);
    for (let lead = 0; lead < 5; lead++) {
      const response = await Promise.race([
        submitAustinRequest(site),
        sleep(5_000, { status: "none" }),
      ]);
      expect(response.status).toBe(201);
      await sleep(200);
    }
    await reader.query("commit");
    expect(await migrated).toBeUndefined();
    expect((await submitAustinRequest(site)).status).toBe(201);
  } finally {
    await reader.end();
    await stop();
  }
}

test("fault.migration: a migration yields to a long read and leads are accepted", () =>
  migrateBesideReader(migrateWithLock));

test("fault.migration, control: waiting for the lock blocks later queries", async () => {
  const waiting: Migrate = async (databaseUrl, next = "") => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(readFileSync(join(next, "9999_next.sql"), "utf8"));
    await client.end();
  };
  await expect(migrateBesideReader(waiting)).rejects.toThrow(/to be 201/);
});

/** Checks timestamps with process and database in different time zones. */
async function checkTimestamps(weaken: (site: Site) => Promise<unknown>): Promise<void> {
  const { site, stop } = await startSite({ TZ: "Pacific/Kiritimati", RATE_LIMIT_FACTOR: "1000" });
  try {
    await site.sql(
      `alter database "${new URL(site.databaseUrl).pathname.slice(1)}" set timezone = 'Asia/Kolkata'`,
    );
    await weaken(site);
    await site.application.restart();
    expect((await submitAustinRequest(site)).status).toBe(201);
    // Written with the process's clock, compared with the database's.
    const [age] = await site.sql(
      `select extract(epoch from now() - (select max(created_at) from leads where name = 'Pat')) as lead,
              extract(epoch from now() - (select created_at from events order by id desc limit 1)) as event`,
    );
    expect(Math.abs(Number(age?.lead))).toBeLessThan(60);
    expect(Math.abs(Number(age?.event))).toBeLessThan(60);
  } finally {
    await stop();
  }
}

test("fault.clocks: timestamps survive distant process and database time zones", () =>
  checkTimestamps(async () => {}));

test("fault.clocks, control: a column without time zone shifts it", async () => {
  const withoutZone = "alter table events alter column created_at type timestamp";
  await expect(checkTimestamps((site) => site.sql(withoutZone))).rejects.toThrow(/less than/);
});
