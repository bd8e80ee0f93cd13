import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { postgresInstallHint } from "./postgres-binaries.ts";
import { startPreparedCluster } from "./prepared-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseKind: "pglite" | "postgres";
    /** URL of a database with tables and queues and without connections, to be copied. */
    postgresTemplate: string;
  }
}

/** Once per run: a server, and on it one database with tables and queues that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await startPreparedCluster();
  if (prepared === null) throw new Error(postgresInstallHint);
  const folder = mkdtempSync(join(tmpdir(), "hearthline-postgres-"));
  project.provide("postgresTemplate", prepared.template);
  project.provide("templateFolder", folder);
  return async () => {
    await prepared.cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
