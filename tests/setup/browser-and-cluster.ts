import type { TestProject } from "vitest/node";
import { browserInstallHint, findBrowser } from "./find-browser.ts";
import { startPreparedCluster } from "./prepared-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a database on a server for this run, for createDatabase; null without PostgreSQL. */
    postgresServer: string | null;
  }
}

/**
 * Once per run of the browser tests: on PostgreSQL, which uses less CPU time than the embedded
 * database. Without it they use the embedded one; tests about several processes then fail, and say
 * why.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (findBrowser() === null) throw new Error(browserInstallHint);
  const prepared = await startPreparedCluster();
  project.provide("postgresServer", prepared?.cluster.url("postgres") ?? null);
  project.provide("databaseKind", prepared ? "postgres" : "pglite");
  if (prepared) project.provide("postgresTemplate", prepared.template);
  return async () => prepared?.cluster.stop();
}
