import type { TestProject } from "vitest/node";
import { migrate } from "~/platform/database/migrate.server.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { howToGetPostgres } from "./postgres-binaries.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres-cluster.ts";
import { silentLog } from "./silent-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseKind: "pglite" | "postgres";
    /** URL of a migrated database that nobody is connected to, to be copied. */
    postgresTemplate: string;
  }
}

/** Once per run: a server, and in it one migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (cluster === null) throw new Error(howToGetPostgres);
  try {
    project.provide("postgresTemplate", await migratedDatabase(cluster));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}

async function migratedDatabase(cluster: PostgresCluster): Promise<string> {
  const url = await cluster.createDatabase("migrated");
  const database = openPostgres(url, silentLog);
  await migrate(database).finally(() => database.close());
  return url;
}
