import { afterAll, beforeAll, beforeEach, inject, test } from "vitest";
import { type Application, startApplication, startWorker } from "../setup/application.ts";
import type { RunningProcess } from "../setup/child-process.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { expectFailure } from "./control.ts";
import { type Guard, guardsLeft, withoutGuards } from "./guards.ts";
import { onPostgres } from "./kill-findings.ts";

/** The product with its demo data and a mail server, on a separate PostgreSQL database. */
export type Site = {
  url: string;
  application: Application;
  mail: MailServer;
  databaseUrl: string;
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  fetch: Application["fetch"];
  /** Starts a worker, through another database URL if given; it ends with the site. */
  startWorker(databaseUrl?: string): RunningProcess;
};

/** A fault of docs/rules/faults.md, and what protects the product from it. */
export type Fault = {
  rule: string;
  /** The expected behavior, as a sentence. */
  title: string;
  /** The guards that the control removes; without guards there is no control. */
  guards?: readonly Guard[];
};

export const administrator = {
  email: "iris@hearthline.example",
  password: "correct horse battery",
};

type Options = {
  environment?: Record<string, string>;
  /** Changes to check and control compared to production, such as shorter waits. */
  changed?: readonly Guard[];
};

const usual = {
  TRUSTED_PROXIES: "127.0.0.1",
  RATE_LIMIT_FACTOR: "1000",
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/**
 * Declares a file's faults, whose checks share one site. Faults with guards also have a control: a
 * second site without the guards, where the check must fail.
 */
export function declareFaults(options: Options = {}) {
  const removed: Guard[] = [];
  let guarded: RunningSite | undefined;
  let unguarded: RunningSite | undefined;

  beforeAll(async () => {
    const changed = options.changed ?? [];
    const environment = { ...usual, ...options.environment, ...withoutGuards(changed) };
    // The faults' own come first: the removal log counts them.
    const without = withoutGuards([...removed, ...changed]);
    [guarded, unguarded] = await Promise.all([
      startSite(environment),
      removed.length > 0 ? startSite({ ...environment, ...without }) : undefined,
    ]);
  });
  afterAll(() => Promise.all([guarded?.stop(), unguarded?.stop()]));
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      process.stderr.write(`--- the log\n${guarded?.site.application.logs()}\n---\n`);
    });
  });

  return (fault: Fault, check: (site: Site) => Promise<void>): void => {
    const { rule, title, guards = [] } = fault;
    removed.push(...guards.filter((guard) => !removed.includes(guard)));
    test(`${rule}: ${title}`, async () => {
      if (!guarded) throw new Error("the site is started before the first test");
      await check(guarded.site);
    });
    if (guards.length === 0) return;
    test(`${rule}, control: ${title}: not without its guard`, async ({ annotate }) => {
      if (!unguarded) throw new Error("the site is started before the first test");
      const outcome = await check(unguarded.site).catch((error: unknown) => error);
      const { dataFolder } = unguarded.site.application;
      const remaining = guardsLeft(dataFolder, removed).filter((guard) => guards.includes(guard));
      await annotate(expectFailure(outcome, remaining));
    });
  };
}

type RunningSite = { site: Site; stop(): Promise<void> };

/** @param environment settings besides a site's defaults */
export async function startSite(environment: Record<string, string>): Promise<RunningSite> {
  const server = inject("postgresServer");
  if (server === null) throw new Error("the fault tests need PostgreSQL");
  const template = inject("demoTemplate");
  const name = `fault_${crypto.randomUUID()}`;
  const [databaseUrl, mail] = await Promise.all([
    createDatabase(server, name, template),
    startMailServer(),
  ]);
  // Each check decides when a worker runs.
  const options = {
    databaseUrl,
    smtpUrl: mail.url,
    environment: { PROCESS: "web", ...environment },
  };
  const application = await startApplication(options);
  const workers: RunningProcess[] = [];
  const site: Site = {
    url: application.url,
    application,
    mail,
    databaseUrl,
    sql: (statement, values) => onPostgres(databaseUrl, (sql) => sql(statement, values)),
    fetch: application.fetch,
    startWorker(through = databaseUrl) {
      const { dataFolder } = application;
      const own = { SITE_URL: application.url, ...environment };
      const worker = startWorker({
        ...options,
        databaseUrl: through,
        environment: own,
        dataFolder,
      });
      workers.push(worker);
      return worker;
    },
  };
  return {
    site,
    async stop() {
      await Promise.all(workers.map((worker) => worker.kill()));
      await application.stop();
      await mail.stop();
    },
  };
}
