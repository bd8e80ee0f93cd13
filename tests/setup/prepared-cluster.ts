import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findPostgresBinaries, howToGetPostgres } from "./postgres-binaries.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres-cluster.ts";
import { cachedTemplate } from "./template-cache.ts";

/** A server, and on it the URL of a database with tables and queues that no one is connected to, to be copied. */
export type PreparedCluster = { cluster: PostgresCluster; template: string };

/** Starts such a server, from a copy of its data once there is one; null when its programs are not installed. */
export async function startPreparedCluster(): Promise<PreparedCluster | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return null;
  const version = execFileSync(join(binaries, "postgres"), ["--version"], { encoding: "utf8" });
  const user = process.getuid?.();
  const startFrom = await cachedTemplate("postgres", `${version} ${user}`, makeTemplate);
  const cluster = await startNew({ startFrom });
  return { cluster, template: cluster.url("prepared") };
}

async function makeTemplate(path: string): Promise<void> {
  // The whole product, which takes seconds to load.
  const { preparePostgres } = await import("./prepare-database.ts");
  const cluster = await startNew();
  try {
    await preparePostgres(await cluster.createDatabase("prepared"));
    await cluster.saveTo(path);
  } finally {
    await cluster.stop();
  }
}

async function startNew(options: { startFrom?: string } = {}): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster(options);
  if (cluster === null) throw new Error(howToGetPostgres);
  return cluster;
}
