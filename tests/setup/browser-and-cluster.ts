import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBrowser, howToGetBrowser } from "./find-browser.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The browser's executable, for launchBrowser. */
    browser: string;
    /** URL of a database on a server for this run, for createDatabase; null without PostgreSQL. */
    postgresServer: string | null;
    /** A folder for what the files of one run share; removed at its end. */
    runFolder: string;
  }
}

/** Once per run of the browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = findBrowser();
  if (browser === null) throw new Error(howToGetBrowser);
  const cluster = await startPostgresCluster();
  const runFolder = mkdtempSync(join(tmpdir(), "hearthline-run-"));
  project.provide("browser", browser);
  project.provide("runFolder", runFolder);
  project.provide("postgresServer", cluster?.url("postgres") ?? null);
  return async () => {
    rmSync(runFolder, { recursive: true, force: true });
    await cluster?.stop();
  };
}
