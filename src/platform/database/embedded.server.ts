import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve as resolvePath } from "node:path";
import { Worker } from "node:worker_threads";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { fromDrizzle } from "pg-boss";
import { closeFolder } from "../files/private-folder.server.ts";
import type { Log } from "../log/log.server.ts";
import { type Database, guardQueries, type Queries } from "./database.server.ts";
import { lockDirectory } from "./directory-lock.server.ts";
import { durableFolder, syncFolder, syncPath } from "./durable-folder.server.ts";
import { type OnSlow, timeEmbedded } from "./slow-statements.ts";

/** Opens a PGlite with what the migrations count on (docs/decisions/063-a-crew-in-one-place.md). */
export function createEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist } });
}

/**
 * Opens the embedded database under `dataDir`, alone: two processes on one folder would silently
 * destroy each other's rows. What it acknowledged survives a power cut (`storage.embedded-durable`);
 * when the disk does not take it the process ends.
 * @throws DirectoryInUse naming the process that holds the folder.
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
  const client = await createEmbedded(
    durableFolder(folder, (error) => {
      log.error("the disk did not keep what was written, so this process ends", { error });
      process.exit(1);
    }),
  );
  // It makes its files for everybody, whatever the process's umask says.
  closeFolder(folder, "always");
  timeEmbedded(client, onSlow);
  return await embeddedDatabase(client, unlock);
}

/** Makes an empty database, which has its name only once all of it is on the disk. */
async function makeDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await inWorker(makeEmpty, { library: import.meta.resolve("@electric-sql/pglite"), unfinished });
  closeFolder(unfinished, "always");
  syncFolder(unfinished);
  renameSync(unfinished, folder);
  for (const parent of [dirname(folder), dirname(resolvePath(dirname(folder)))]) syncPath(parent);
}

/** Making one takes two engines and copies of all files: with a thread of its own their memory goes. */
const makeEmpty = `
  const { library, unfinished } = require("node:worker_threads").workerData;
  import(library)
    .then(({ PGlite }) => PGlite.create(unfinished))
    .then((client) => client.close())
    .then(() => process.exit(0));
`;

function inWorker(code: string, workerData: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData });
    worker.once("error", reject);
    worker.once("exit", (status) =>
      status === 0 ? resolve() : reject(new Error(`the database was not made: ${status}`)),
    );
  });
}

/** Wraps an open PGlite; also used by tests, in memory. */
export async function embeddedDatabase(
  client: PGlite,
  onClose = async () => {},
): Promise<Database> {
  await dropParsersOfRows(client);
  const query = drizzle(client) as unknown as Queries;
  return {
    kind: "pglite",
    client,
    ...guardQueries(query, (run, last) =>
      query.transaction(async (tx) => {
        const result = await run(tx);
        const connection = fromDrizzle(tx, sql);
        for (const { text, values } of (await last?.()) ?? []) {
          await connection.executeSql(text, values);
        }
        return result;
      }),
    ),
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
 * PGlite copies all its parsers for each query of drizzle's. Those for arrays of a table's whole rows,
 * which nothing asks for, are three quarters of them, and two fifths of the time of a small query.
 */
async function dropParsersOfRows(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c'",
  );
  for (const { typarray } of rows) delete client.parsers[typarray];
}
