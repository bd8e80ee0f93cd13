import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, stat, statSync } from "node:fs";
import { dirname, join, resolve as resolvePath } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { fromDrizzle } from "pg-boss";
import { closeFolder } from "../files/private-folder.server.ts";
import type { Log } from "../log/log.server.ts";
import {
  durableFolder,
  engineParameters,
  lockDirectory,
  syncFolder,
  syncPath,
} from "./data-directory.server.ts";
import { type Database, guardQueries, type Queries } from "./database.server.ts";
import { type OnSlow, timeEmbedded } from "./slow-statements.ts";
import { yieldBetweenQueries } from "./yield-between-queries.ts";

const make = `
  const [library, folder] = process.argv.slice(1);
  process.stdin.on("end", () => process.exit(1)).resume();
  const { PGlite } = await import(library);
  const client = await PGlite.create(folder);
  await client.close();
  process.exit(0);
`;

/**
 * Opens the embedded database under `dataDir` exclusively: two processes on one folder would
 * silently corrupt each other's rows. Acknowledged data survives a power loss
 * (`fault.power-cut`); if the disk fails the process ends.
 * @throws DirectoryInUse naming the process that holds the folder
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  log: Log,
  onSlow: OnSlow = () => {},
): Promise<Database> {
  const folder = join(dataDir, "database");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeFolder(dataDir, "none");
  closeFolder(folder, "none");
  const unlock = await lockDirectory(dataDir);
  if (!existsSync(join(folder, "PG_VERSION"))) await makeDatabase(folder);
  const end = (why: string) => (error: unknown) => {
    log.error(`${why}: exiting`, { error });
    process.exit(1);
  };
  const client = await createEmbedded(durableFolder(folder, end("disk write failed")));
  exitOnEngineFailure(client, end("embedded database failed"));
  // PGlite creates files readable by everyone, ignoring the process's umask.
  closeFolder(folder, "always");
  timeEmbedded(client, onSlow);
  const unwatch = watchFiles(folder, end("database files are gone"));
  return await embeddedDatabase(client, async () => {
    unwatch();
    await unlock();
  });
}

/**
 * Checks every second that the database's files are still there. Deleted files stay usable while they are
 * open, so the engine may continue for a long time and acknowledge what no one can ever read again.
 * @param onLost ends the process
 * @returns a function that stops watching
 */
export function watchFiles(folder: string, onLost: (error: unknown) => void): () => void {
  const file = join(folder, "PG_VERSION");
  const { ino } = statSync(file);
  const timer = setInterval(() => {
    stat(file, (error, stats) => {
      if (error?.code === "ENOENT") onLost(error);
      else if (stats && stats.ino !== ino) onLost(new Error(`${folder} was replaced`));
    });
  }, 1_000);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Opens a PGlite with what the migrations require
 * (docs/decisions/063-a-constraint-prevents-double-booking.md).
 */
export function createEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ startParams: engineParameters, ...options, extensions: { btree_gist } });
}

/** Creates an empty database, which gets its name only once it is fully on disk. */
async function makeDatabase(folder: string): Promise<void> {
  // Leftovers of a killed process have no owner, and its child may be exiting right now.
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith("database.unfinished")) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await makeEmpty(unfinished);
  closeFolder(unfinished, "always");
  syncFolder(unfinished);
  renameSync(unfinished, folder);
  for (const parent of [dirname(folder), dirname(resolvePath(dirname(folder)))]) syncPath(parent);
}

/**
 * Creating one takes two engines and copies of all files. A child process, which ends with this
 * one, frees their memory.
 */
async function makeEmpty(folder: string): Promise<void> {
  const flags = ["--liftoff-only", "--max-old-space-size=64", "--input-type=module"];
  const library = import.meta.resolve("@electric-sql/pglite");
  const child = spawn(process.execPath, [...flags, "--eval", make, library, folder], {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-2_000);
  });
  const [status] = await once(child, "close");
  if (status !== 0)
    throw new Error(`could not create the database (exit code ${status}): ${output.trim()}`);
}

/** Wraps an open PGlite; also used by tests, in memory. */
export async function embeddedDatabase(
  client: PGlite,
  onClose = async () => {},
): Promise<Database> {
  await dropParsersOfRows(client);
  yieldBetweenQueries(client);
  const query = drizzle(client) as unknown as Queries;
  const guarded = guardQueries(query, (run, last) =>
    query.transaction(async (tx) => {
      const result = await run(tx);
      const connection = fromDrizzle(tx, sql);
      for (const { text, values } of (await last?.()) ?? []) {
        await connection.executeSql(text, values);
      }
      return result;
    }),
  );
  return {
    kind: "pglite",
    client,
    ...guarded,
    replica: guarded.query,
    replication: () => null,
    catchUpReplica: () => {},
    listen: async (channel, onPayload, onGap) => {
      const stop = await client.listen(channel, onPayload);
      onGap(true);
      return async () => void (await stop());
    },
    direct: null,
    ping: async () => void (await client.query("select 1")),
    connections: () => null,
    silence: () => null,
    close: async () => {
      await client.close();
      await onClose();
    },
  };
}

/**
 * PGlite copies all its parsers for each drizzle query. Parsers for arrays of whole table rows,
 * which we never use, are three quarters of them and take two fifths of a small query's time.
 */
async function dropParsersOfRows(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c'",
  );
  for (const { typarray } of rows) delete client.parsers[typarray];
}

/**
 * Stops using an engine that panicked, such as when a log file is missing or the disk is full. A
 * server would restart and recover from the log; the embedded engine continues in its failed state,
 * writes bad data, and finally deadlocks (`fault.power-cut`, `fault.failing-disk`). The same
 * goes for missing or unreadable files of tables, which aren't a panic: every later request fails.
 * @param onLost called with the failure; it ends the process
 */
export function exitOnEngineFailure(
  client: Pick<PGlite, "execProtocolStream">,
  onLost: (error: unknown) => never,
): void {
  const execute = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...args) => {
    try {
      return await execute(...args);
    } catch (error) {
      if (isEngineFailure(error as Partial<DatabaseError> | null)) onLost(error);
      throw error;
    }
  };
}

type DatabaseError = { severity: string; code: string };

/** Class 58 of SQLSTATE is errors of the system, such as a missing file. A full disk isn't one of them. */
const isEngineFailure = (error: Partial<DatabaseError> | null) =>
  error?.severity === "PANIC" || error?.code?.startsWith("58") === true;
