import { Client } from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Application, startApplication, startWorker } from "../setup/application.ts";
import type { RunningProcess } from "../setup/child-process.ts";
import { emptyPostgresDatabase } from "../setup/empty-database.ts";
import { startLoadBalancer } from "../setup/load-balancer.ts";
import { startMailServer } from "../setup/mail-server.ts";
import { type Site, siteSettings } from "../setup/site.ts";

/**
 * The product as operators run it, in its own processes, for tests about these. Other tests run it in
 * the test's process (sharedSite), which starts immediately.
 */
export interface Installation extends Site {
  /** Visitors' requests alternate between several web processes. */
  webs: Application[];
  /** URL of PostgreSQL. */
  databaseUrl: string;
  /** End of its processes' logs, for a failed test. */
  logs(): string;
  stop(): Promise<void>;
}

type InstallationOptions = {
  /** Number of processes of each kind. */
  split: { webs: number; workers: number };
  /** Creates the PostgreSQL tables by migration, as on a first start, instead of from a template. */
  firstStart?: boolean;
};

/** Starts the built product in split mode, on an empty PostgreSQL database. */
async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const mail = await startMailServer();
  const balancer = await startLoadBalancer();
  const databaseUrl = await emptyPostgresDatabase(options.firstStart ?? false);
  const settings = { databaseUrl, smtpUrl: mail.url };
  const { webs: webCount, workers: workerCount } = options.split;
  const siteUrl = { SITE_URL: balancer.url, PROCESS: "web", ...siteSettings };
  const first = await startApplication({ ...settings, environment: siteUrl });
  const { dataFolder } = first;
  // On one machine the processes share a folder; on several they would share an S3 bucket.
  const sharedFolder = { ...siteUrl, DATA_DIR: dataFolder };
  const others = await Promise.all(
    Array.from({ length: webCount - 1 }, () =>
      startApplication({ ...settings, environment: sharedFolder }),
    ),
  );
  const webs = [first, ...others];
  balancer.sendTo(webs.map((web) => web.url));
  const workers = Array.from({ length: workerCount }, () =>
    startWorker({ ...settings, environment: siteUrl, dataFolder }),
  );
  return installationOf({ url: balancer.url, webs, mail, databaseUrl }, workers, async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await balancer.stop();
    await mail.stop();
  });
}

function installationOf(
  running: Pick<Installation, "url" | "webs" | "mail" | "databaseUrl">,
  workers: readonly RunningProcess[],
  stopTheRest: () => Promise<void>,
): Installation {
  return {
    ...running,
    runSql: (statement, values = []) => runOn(running.databaseUrl, statement, values),
    logs: () =>
      [
        ...running.webs.map((web) => web.logs()),
        ...workers.map(({ lines }) => lines.slice(-40).join("\n")),
      ].join("\n---\n"),
    setupLink: () => {
      const log = running.webs[0]?.process().lines.join("\n") ?? "";
      const link = /"link":"(http[^"]*\/admin\/setup\/[^"]+)"/.exec(log)?.[1];
      if (!link) throw new Error(`the log prints no setup link:\n${log}`);
      return link;
    },
    stop: async () => {
      await Promise.all(running.webs.map((web) => web.stop()));
      await stopTheRest();
    },
  };
}

async function runOn(databaseUrl: string, statement: string, values: unknown[]) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** One installation shared by all tests of a file. A failed test prints the end of its logs. */
export function sharedInstallation(options: InstallationOptions): () => Installation {
  let installation: Installation | undefined;
  beforeAll(async () => {
    installation = await startInstallation(options);
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      process.stderr.write(`--- the application's log\n${installation?.logs()}\n---\n`);
    });
  });
  afterAll(async () => {
    await installation?.stop();
  });
  return () => {
    if (!installation) throw new Error("the installation is started before the first test");
    return installation;
  };
}
