import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser, howToGetBrowser } from "./find-browser.ts";
import { launchBrowserServer } from "./launch-browser.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { preparedPostgres } from "./prepare-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where sharedBrowser connects to this run's browser. */
    browserServer: string;
    /** URL of a database on a server for this run, for createDatabase; null without PostgreSQL. */
    postgresServer: string | null;
    /** A folder for what the files of one run share; removed at its end. */
    runFolder: string;
  }
}

/** Once per run of the browser tests. Starting a browser takes seconds, so all files share one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executable = findBrowser();
  if (executable === null) throw new Error(howToGetBrowser);
  const [cluster, browser] = await Promise.all([
    startPostgresCluster(),
    launchBrowserServer(executable),
  ]);
  const runFolder = mkdtempSync(join(tmpdir(), "hearthline-run-"));
  project.provide("browserServer", browser.wsEndpoint());
  project.provide("runFolder", runFolder);
  project.provide("postgresServer", cluster?.url("postgres") ?? null);
  if (cluster) await preparedPostgres(cluster);
  return async () => {
    rmSync(runFolder, { recursive: true, force: true });
    await Promise.all([cluster?.stop(), browser.close()]);
  };
}
