import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Clock } from "~/platform/clock.ts";
import type { Database } from "~/platform/database/database.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { demoDatabase } from "./demo-database.ts";
import { freePort } from "./free-port.ts";
import { freshDatabase } from "./fresh-database.ts";
import { startMailServer } from "./mail-server.ts";
import { administratorSettings, type Site, siteSettings } from "./site.ts";

export type SiteOptions = {
  /** For runs that aren't about one kind of database. */
  database?: Database["kind"];
  /** The site's host name instead of 127.0.0.1; passkeys require a name. */
  hostName?: string;
  /** Creates the administrator at the start. */
  administrator?: boolean;
  /** Loads the demo data. */
  demo?: boolean;
  /** Other settings, by name. */
  environment?: Record<string, string>;
  /** The product's clock; the real one by default. */
  clock?: Clock;
  /** Tests the build itself: inlined style sheets, browser files. */
  build?: boolean;
};

export type SiteInProcess = Site & {
  /** What the site's own requests are served with. */
  platform: Platform;
  /** Every line it logged, as JSON. */
  log: string[];
  /** Fetches one of its paths, not compressed by default; redirects are returned, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
};

/**
 * Starts the product in this process, with all its parts, on a fresh database. Requests reach it
 * over a socket.
 */
export async function startSite(options: SiteOptions): Promise<SiteInProcess> {
  const mail = await startMailServer();
  const dataFolder = mkdtempSync(join(tmpdir(), "hearthline-site-"));
  const { database, url: databaseUrl } = options.demo
    ? await demoDatabase(options.database ?? inject("databaseKind"), dataFolder)
    : await freshDatabase(options.database);
  const port = await freePort();
  const url = `http://${options.hostName ?? "127.0.0.1"}:${port}`;
  const settings = readSettings({
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    SMTP_URL: mail.url,
    DATA_DIR: dataFolder,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...siteSettings,
    ...(options.administrator ? administratorSettings : {}),
    ...options.environment,
  });
  const { lines, log } = createCapturingLog();
  const { startWeb } = await loadProduct(options.build ?? process.env.PRODUCT === "build");
  const given = { database, demo: options.demo ?? false };
  const running = await startWeb(settings, log, {
    ...given,
    ...(options.clock ? { clock: options.clock } : {}),
  });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await running.stop();
    await mail.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return {
    url,
    mail,
    platform: running.platform,
    log: lines,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has("accept-encoding")) headers.set("accept-encoding", "identity");
      return fetch(new URL(path, url), { redirect: "manual", ...init, headers });
    },
    runSql: (statement, values = []) => runSql(database, statement, values),
    setupLink: () => {
      const link = /"link":"(http[^"]*\/admin\/setup\/[^"]+)"/.exec(lines.join("\n"))?.[1];
      if (!link) throw new Error(`the log prints no setup link:\n${lines.join("\n")}`);
      return link;
    },
    stop: () => (stopped ??= stop()),
  };
}

/** One site for all tests of a file. A failing test prints the end of its log. */
export function sharedSite(options: SiteOptions = {}): () => SiteInProcess {
  let site: SiteInProcess | undefined;
  beforeAll(async () => {
    site = await startSite(options);
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      process.stderr.write(`--- the site's log\n${site?.log.slice(-40).join("\n")}\n---\n`);
    });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error("the site is started before the first test");
    return site;
  };
}

type Product = Pick<typeof import("../../src/app/run-main.ts"), "startWeb">;

/**
 * Loaded once per test process. `npm test` loads the production build; a single file loads the
 * sources (docs/decisions/061-what-a-browser-test-costs.md).
 */
function loadProduct(fromBuild: boolean): Promise<Product> {
  if (!fromBuild) return import("./product-from-source.ts");
  const built = new URL("../../build/server/run-main.js", import.meta.url);
  return import(built.href).catch((error: unknown) => {
    throw new Error('the build cannot be loaded: run "npm run build" first', { cause: error });
  });
}

async function runSql({ kind, client }: Database, statement: string, values: unknown[]) {
  const result =
    kind === "pglite"
      ? await (client as PGlite).query(statement, values)
      : await (client as Pool).query(statement, values);
  return result.rows as Record<string, unknown>[];
}

/** Collects log lines as the product writes them. */
function createCapturingLog(): { lines: string[]; log: Log } {
  const lines: string[] = [];
  const keep =
    (level: string): Log["info"] =>
    (msg, { error, ...fields } = {}) => {
      const failure = error instanceof Error ? { error: error.stack } : {};
      lines.push(JSON.stringify({ level, ...fields, ...failure, msg }));
    };
  const log = { debug() {}, info: keep("info"), warn: keep("warn"), error: keep("error") };
  return { lines, log };
}
