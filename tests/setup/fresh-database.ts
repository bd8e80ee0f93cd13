import { openAsBlob } from "node:fs";
import { afterAll, beforeAll, inject } from "vitest";
import type { Database } from "~/platform/database/database.server.ts";
import { createEmbedded, embeddedDatabase } from "~/platform/database/embedded.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { howToGetPostgres } from "./postgres-binaries.ts";
import { createDatabase, dropDatabase } from "./postgres-databases.ts";
import { silentLog } from "./silent-log.ts";

/** A migrated, empty database of its own. `url` is for DATABASE_URL; null on the embedded database. */
export type FreshDatabase = { database: Database; url: string | null };

/**
 * Makes a database of the kind this run is about, or of the given one: a copy of the migrated one.
 * `database.close()` also removes it.
 */
export async function freshDatabase(kind = inject("databaseKind")): Promise<FreshDatabase> {
  return kind === "postgres" ? await freshPostgres() : await freshPglite();
}

/** The same for a whole test file: made before its first test and removed after its last. */
export function sharedDatabase(): () => FreshDatabase {
  let fresh: FreshDatabase | undefined;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh?.database.close());
  return () => {
    if (!fresh) throw new Error("the database is made before the first test");
    return fresh;
  };
}

async function freshPostgres(): Promise<FreshDatabase> {
  const given = inject("postgresTemplate");
  if (!given) throw new Error(howToGetPostgres);
  const template = new URL(given);
  const server = new URL("/postgres", template).href;
  const name = `test_${crypto.randomUUID()}`;
  const url = await createDatabase(server, name, template.pathname.slice(1));
  const database = openPostgres(url, silentLog);
  const close = async () => {
    await database.close();
    await dropDatabase(server, name);
  };
  return { database: { ...database, close }, url };
}

async function freshPglite(): Promise<FreshDatabase> {
  const loadDataDir = await openAsBlob(inject("pgliteTemplate"));
  return { database: await embeddedDatabase(await createEmbedded({ loadDataDir })), url: null };
}
