import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Application, startApplication } from "../tests/setup/application.ts";
import { loadDemo } from "../tests/setup/load-demo.ts";
import { postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { type PostgresCluster, startPostgresCluster } from "../tests/setup/postgres-cluster.ts";

/** A business page of the demo data. */
export const businessPage = "/pest-control/austin-tx";

/** Every sender has its own address, as in production; rate limits aren't measured. */
export const measuredSettings = {
  RATE_LIMIT_FACTOR: "100000",
  TRUSTED_PROXIES: "127.0.0.1",
  PROCESS: "web",
};

/** The built product with the demo data on PostgreSQL. */
export type Product = { application: Application; databaseUrl: string };

/** Shared by the sections of a run: started when a section first needs it. */
export type Installation = {
  /** Our own PostgreSQL server that syncs to disk, as in production. */
  cluster(): Promise<PostgresCluster>;
  product(): Promise<Product>;
  stop(): Promise<void>;
};

export function prepareInstallation(): Installation {
  let cluster: Promise<PostgresCluster> | undefined;
  let product: Promise<Product> | undefined;
  const installation: Installation = {
    cluster: () => (cluster ??= startServer()),
    product: () => (product ??= installation.cluster().then(startProduct)),
    async stop() {
      await (await product)?.application.stop();
      await (await cluster)?.stop();
    },
  };
  return installation;
}

async function startServer(): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster({ durable: true });
  if (cluster === null) throw new Error(postgresInstallHint);
  return cluster;
}

async function startProduct(cluster: PostgresCluster): Promise<Product> {
  const databaseUrl = await cluster.createDatabase("bench");
  const startFrom = mkdtempSync(join(tmpdir(), "hearthline-demo-"));
  await loadDemo(databaseUrl, [], startFrom);
  const environment = measuredSettings;
  const application = await startApplication({ databaseUrl, startFrom, environment });
  rmSync(startFrom, { recursive: true });
  return { application, databaseUrl };
}
