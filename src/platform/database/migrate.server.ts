import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.server.ts";

/** Any fixed number; it only has to be the same in every process. */
const migrationLock = 4_817_226;

/**
 * Brings the schema up to date. Ten processes may call it at once: an advisory lock lets one work
 * while the others wait and then find nothing to do. Each run is one transaction.
 */
export async function migrate(database: Database, folder = "db/migrations"): Promise<void> {
  const migrations = { migrationsFolder: folder };
  if (!database.direct) {
    await migrateEmbedded(drizzleEmbedded(database.client as PGlite), migrations);
    return;
  }
  const connection = await database.direct.connect("hearthline migrations");
  try {
    await connection.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePostgres(drizzle(connection), migrations);
  } finally {
    // Closing the session also gives the lock back, whatever happened.
    await connection.end();
  }
}
