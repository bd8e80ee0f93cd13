import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { findPostgresBinaries, postgresInstallHint } from "./postgres-binaries.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres-cluster.ts";
import { cachedTemplate } from "./template-cache.ts";

/** A server, and on it the URL of a database with tables and queues and without connections, to be copied. */
export type PreparedCluster = { cluster: PostgresCluster; template: string };

/** Starts such a server, from a copy of its data if there is one; null when its programs aren't installed. */
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
  // Imports the whole product, which takes seconds.
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
  if (cluster === null) throw new Error(postgresInstallHint);
  return cluster;
}
