import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const folder = mkdtempSync(join(tmpdir(), "hearthline-postgres-"));
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide("postgresTemplate", await preparedPostgres(cluster));
    project.provide("templateFolder", folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
