import { onPostgres } from "../tests/faults/kill-findings.ts";
import { austinPage } from "../tests/faults/leads.ts";
import { type Application, startApplication, startWorker } from "../tests/setup/application.ts";
import type { RunningProcess } from "../tests/setup/child-process.ts";
import { loadDemo } from "../tests/setup/load-demo.ts";
import { type MailServer, startMailServer } from "../tests/setup/mail-server.ts";
import { postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { type PostgresCluster, startPostgresCluster } from "../tests/setup/postgres-cluster.ts";
import { limit, until, waitFor } from "./waits.ts";

/** A page of the demo's business in Austin, which gets all leads. */
export const businessPage = "/pest-control/austin-tx";

export type Product = {
  webs: Application[];
  workers: RunningProcess[];
  mail: MailServer;
  /** The ID of the page the leads are for. */
  pageId: unknown;
  stop(): Promise<void>;
};

/** A PostgreSQL server that syncs to disk, with a migrated database of demo data. */
export async function startDatabase(): Promise<{ cluster: PostgresCluster; url: string }> {
  const cluster = await startPostgresCluster({ durable: true });
  if (cluster === null) throw new Error(postgresInstallHint);
  const url = await cluster.createDatabase("trial");
  await loadDemo(url);
  return { cluster, url };
}

/**
 * Starts two web processes and two workers.
 * @param directUrl a URL of the same database that no trial disturbs
 */
export async function startProduct(
  databaseUrl: string,
  directUrl: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const mail = await startMailServer();
  const common = { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_FACTOR: "100000", ...environment };
  const options = { databaseUrl, smtpUrl: mail.url, environment: { ...common, PROCESS: "web" } };
  const webs = [await startApplication(options), await startApplication(options)];
  const workers = webs.map(({ dataFolder, url }) =>
    startWorker({ ...options, environment: { ...common, SITE_URL: url }, dataFolder }),
  );
  await waitFor("both workers to be ready", () =>
    workers.every(({ lines }) => lines.some((line) => line.includes("worker ready"))),
  );
  return {
    webs,
    workers,
    mail,
    pageId: await onPostgres(directUrl, austinPage),
    async stop() {
      await limit("the workers to end", 60, Promise.all(workers.map((worker) => worker.kill())));
      await limit("the web processes to end", 60, Promise.all(webs.map((web) => web.kill())));
      for (const web of webs)
        await limit(
          "a web process to end",
          150,
          web.stop().catch(() => {}),
        );
      await limit("the mail server to end", 60, mail.stop());
    },
  };
}

/** Whether a PostgreSQL server, or the proxy before it, accepts us within half a minute. */
export async function canConnect(url: string): Promise<boolean> {
  const connects = () => onPostgres(url, async () => true).catch(() => false);
  return (await until("PostgreSQL to let us in", connects, 30)) !== null;
}
