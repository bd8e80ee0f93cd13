import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import type { Log } from "../log/log.server.ts";
import type { Database } from "./database.server.ts";

/** Any fixed number that is the same in every process. */
const migrationLock = 4_817_226;

/** Milliseconds between attempts to take the lock. */
const betweenAttempts = 100;

/** Milliseconds a migration may wait for a lock, with everyone else queued behind it, before it backs off. */
const lockTimeout = 500;
/** The maximum pause between attempts, in milliseconds. */
const maxPause = 5_000;
/** Milliseconds of backing off after which startup fails. */
const patience = 10 * 60_000;

/** The marker of a migration whose statements can't run in a transaction. */
const withoutTransaction = /^\s*--\s*without transaction/i;
/** A lock timeout or a deadlock. */
const blockedCodes = new Set(["55P03", "40P01"]);

type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
type Migration = ReturnType<typeof readMigrationFiles>[number];

/**
 * Brings the schema up to date, each migration in its own transaction. Ten processes may call it at
 * the same time: an advisory lock lets one work, while the others wait and then find nothing to do.
 * Concurrent reads and writes aren't blocked.
 */
export async function migrate(
  database: Database,
  { folder = "db/migrations", log }: { folder?: string; log?: Pick<Log, "warn"> } = {},
): Promise<void> {
  if (!database.direct) {
    const client = database.client as PGlite;
    await applyAll((text, values) => client.query(text, values), folder, log);
    return;
  }
  const connection = await database.direct.connect("hearthline migrations");
  try {
    await lockMigrations(connection);
    await applyAll((text, values) => connection.query(text, values), folder, log);
  } finally {
    // Closing the session also releases the lock, whatever happened.
    await connection.end();
  }
}

/** Polls for the lock: a statement that waits for it would block a concurrent index build. */
async function lockMigrations(connection: Client): Promise<void> {
  for (;;) {
    const { rows } = await connection.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [migrationLock],
    );
    if (rows[0]?.taken) return;
    await sleep(betweenAttempts);
  }
}

async function applyAll(run: Run, folder: string, log?: Pick<Log, "warn">): Promise<void> {
  await run("create schema if not exists drizzle");
  await run(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  const { rows } = await run("select max(created_at) as last from drizzle.__drizzle_migrations");
  const last = Number((rows[0] as { last: string | null } | undefined)?.last ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis > last) await applyWithRetry(run, migration, log);
  }
}

async function applyWithRetry(
  run: Run,
  migration: Migration,
  log?: Pick<Log, "warn">,
): Promise<void> {
  const began = performance.now();
  for (let pause = 200; ; pause = Math.min(pause * 2, maxPause)) {
    try {
      await apply(run, migration);
      return;
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (!blockedCodes.has(code) || performance.now() - began > patience) throw error;
      log?.warn("migration waiting: its tables are in use", {
        delay_ms: pause,
      });
      await sleep(pause);
    }
  }
}

async function apply(run: Run, { sql, hash, folderMillis }: Migration): Promise<void> {
  const note: [string, unknown[]] = [
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
    [hash, folderMillis],
  ];
  if (withoutTransaction.test(sql[0] ?? "")) {
    for (const statement of sql) await run(statement);
    await run(...note);
    return;
  }
  await run("begin");
  try {
    await run(`set local lock_timeout = ${lockTimeout}`);
    for (const statement of sql) await run(statement);
    await run(...note);
    await run("commit");
  } catch (error) {
    await run("rollback").catch(() => {});
    throw error;
  }
}
