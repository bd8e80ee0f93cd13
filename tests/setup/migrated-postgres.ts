import type { TestProject } from "vitest/node";
import { howToGetPostgres } from "./postgres-binaries.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { preparedPostgres } from "./prepare-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseKind: "pglite" | "postgres";
    /** URL of a database with tables and queues that nobody is connected to, to be copied. */
    postgresTemplate: string;
  }
}

/** Once per run: a server, and in it one database with tables and queues that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  if (cluster === null) throw new Error(howToGetPostgres);
  try {
    project.provide("postgresTemplate", await preparedPostgres(cluster));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}
