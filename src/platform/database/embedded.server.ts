import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { fromDrizzle } from "pg-boss";
import { closeFolder } from "../files/private-folder.server.ts";
import { type Database, guardQueries, type Queries } from "./database.server.ts";
import { lockDirectory } from "./directory-lock.server.ts";
import { type OnSlow, timeEmbedded } from "./slow-statements.ts";

/** Opens a PGlite with what the migrations count on (docs/decisions/063-a-crew-in-one-place.md). */
export function createEmbedded(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { btree_gist } });
}

/**
 * Opens the embedded database under `dataDir`, alone: two processes on one folder would silently
 * destroy each other's rows. It survives a killed process, but never calls fsync: a power cut may
 * lose or damage data.
 * @throws DirectoryInUse naming the process that holds the folder.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  onSlow: OnSlow = () => {},
): Promise<Database> {
  const folder = join(dataDir, "database");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeFolder(dataDir, "none");
  closeFolder(folder, "none");
  const unlock = await lockDirectory(dataDir);
  const client = await createEmbedded({ dataDir: folder });
  // It makes its files for everybody, whatever the process's umask says.
  closeFolder(folder, "always");
  timeEmbedded(client, onSlow);
  return await embeddedDatabase(client, unlock);
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
    ping: async () => void (await client.query("select 1")),
    connections: () => null,
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
