import { openAsBlob } from "node:fs";
import { afterAll, beforeAll, inject } from "vitest";
import type { Database } from "~/platform/database/database.server.ts";
import { createEmbedded, embeddedDatabase } from "~/platform/database/embedded.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { migratedPglite } from "./migrated-pglite.ts";
import { postgresInstallHint } from "./postgres-binaries.ts";
import { createDatabase, dropDatabase } from "./postgres-databases.ts";
import { silentLog } from "./silent-log.ts";

/** A new, migrated, empty database. `url` is for DATABASE_URL; null on the embedded database. */
export type FreshDatabase = { database: Database; url: string | null };

/**
 * Creates a database of this run's kind, or of the given one: a copy of the migrated one, or of
 * `template`, a URL or a dumped folder. `database.close()` also removes it.
 */
export async function freshDatabase(
  kind = inject("databaseKind"),
  template = migratedTemplate(kind),
): Promise<FreshDatabase> {
  return kind === "postgres" ? await freshPostgres(template) : await freshPglite(template);
}

/** An embedded database without any table, whichever kind this run uses. */
export async function emptyEmbedded(): Promise<FreshDatabase> {
  return { database: await embeddedDatabase(await createEmbedded()), url: null };
}

/** An embedded database with all tables, whichever kind this run uses. */
export async function migratedEmbedded(): Promise<FreshDatabase> {
  return freshPglite(await migratedPglite());
}

/** The template of every test file's database. */
export function migratedTemplate(kind: Database["kind"]): string {
  const template = inject(kind === "postgres" ? "postgresTemplate" : "pgliteTemplate");
  if (!template) throw new Error(postgresInstallHint);
  return template;
}

/** The same for a whole test file: created before its first test and removed after its last. */
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

async function freshPostgres(template: string): Promise<FreshDatabase> {
  const url = await copyPostgres(template, `test_${crypto.randomUUID()}`);
  const database = openPostgres(url, silentLog);
  const close = async () => {
    await database.close();
    await dropDatabase(new URL("/postgres", url).href, new URL(url).pathname.slice(1));
  };
  return { database: { ...database, close }, url };
}

/** Copies a database without open connections. @returns the copy's URL */
export function copyPostgres(template: string, name: string): Promise<string> {
  const { href, pathname } = new URL(template);
  return createDatabase(new URL("/postgres", href).href, name, pathname.slice(1), "file_copy");
}

async function freshPglite(template: string): Promise<FreshDatabase> {
  const loadDataDir = await openAsBlob(template);
  return { database: await embeddedDatabase(await createEmbedded({ loadDataDir })), url: null };
}
