import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { startApplication } from "../setup/application.ts";
import { type RunningProcess, startProcess } from "../setup/child-process.ts";
import { freePort } from "../setup/free-port.ts";
import { loadDemo } from "../setup/load-demo.ts";
import { type PostgresCluster, startPostgresCluster } from "../setup/postgres-cluster.ts";
import { playTwice } from "./control.ts";
import { machineGuards } from "./guards/machine.ts";
import { onPostgres } from "./kill-findings.ts";
import { austinPage, newLead } from "./leads.ts";
import { newSender, send } from "./send.ts";

const main = fileURLToPath(new URL("../../build/server/main.js", import.meta.url));
const settings = { TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_FACTOR: "1000" };
const businessPage = "/pest-control/austin-tx";

let cluster: PostgresCluster | undefined;
afterAll(() => cluster?.stop());

/** A server that these tests may stop, with the demo in a separate database. */
async function demoOnOwnServer(): Promise<{ server: PostgresCluster; databaseUrl: string }> {
  cluster ??= (await startPostgresCluster()) ?? undefined;
  if (!cluster) throw new Error("the fault tests need PostgreSQL");
  const databaseUrl = await cluster.createDatabase(`away_${crypto.randomUUID()}`);
  await loadDemo(databaseUrl);
  return { server: cluster, databaseUrl };
}

/** For the next test. */
async function ensureServerRuns(server: PostgresCluster): Promise<void> {
  await server.startServer().catch(() => {});
}

/** The status of a page or of a submitted lead; "none" when nothing responds. */
async function statusOf(site: string, path: string, json?: object): Promise<number | "none"> {
  const headers = { "x-forwarded-for": newSender() };
  return send(site, path, { json, headers }).then(
    ({ status }) => status,
    () => "none",
  );
}

/** A new homeowner's request to the business in Austin. */
async function leadTo(databaseUrl: string): Promise<object> {
  return newLead(await onPostgres(databaseUrl, austinPage));
}

playTwice(
  {
    rule: "fault.database-restart",
    title: "without PostgreSQL the site responds 503 with Retry-After, then recovers",
    guards: [machineGuards.lostConnectionIsHandled],
  },
  async (environment, uses) => {
    const { server, databaseUrl } = await demoOnOwnServer();
    const application = await startApplication({
      databaseUrl,
      environment: { ...settings, ...environment },
    });
    uses(application.dataFolder);
    const { url } = application;
    try {
      const lead = await leadTo(databaseUrl);
      expect(await statusOf(url, "/api/leads", lead)).toBe(201);
      for (const how of ["stop", "crash"] as const) {
        await server.stopServer(how);
        await sleep(300);
        expect(await statusOf(url, "/healthz")).toBe(200);
        await expect.poll(() => statusOf(url, "/readyz"), { timeout: 5_000 }).toBe(503);
        const away = await send(url, "/api/leads", { json: lead });
        expect([away.status, Number(away.headers["retry-after"]) > 0]).toEqual([503, true]);
        const page = await send(url, `${businessPage}?now`);
        expect([page.status, page.body]).toEqual([503, expect.stringMatching(/reference/i)]);
        expect(page.body).not.toMatch(/\bat .*:\d+:\d+/);
        await server.startServer();
        await expect.poll(() => statusOf(url, "/readyz"), { timeout: 20_000 }).toBe(200);
        const again = { ...lead, email: `${crypto.randomUUID()}@home.example` };
        expect(await statusOf(url, "/api/leads", again)).toBe(201);
      }
      expect(application.logs(500)).toContain("database unavailable");
    } finally {
      await ensureServerRuns(server);
      await application.stop();
    }
  },
);

test("fault.database-away: cached pages are shown while PostgreSQL is down, fresh ones after", async () => {
  const { server, databaseUrl } = await demoOnOwnServer();
  const application = await startApplication({
    databaseUrl,
    environment: settings,
  });
  const { url } = application;
  const read = async () => (await send(url, businessPage)).body;
  try {
    const lead = await leadTo(databaseUrl);
    const before = await read();
    expect(before).toContain("Austin");
    await server.stopServer("crash");
    await expect.poll(() => statusOf(url, "/readyz"), { timeout: 60_000 }).toBe(503);
    expect(await read()).toBe(before);
    expect(await statusOf(url, "/api/leads", lead)).toBe(503);
    expect(await statusOf(url, `${businessPage}?now`)).toBe(503);
    await server.startServer();
    // This change sends no notification.
    await onPostgres(databaseUrl, (sql) =>
      sql("update seo_pages set headline = 'Changed meanwhile' where city_slug = 'austin'"),
    );
    await expect.poll(read, { timeout: 20_000 }).toContain("Changed meanwhile");
  } finally {
    await ensureServerRuns(server);
    await application.stop();
  }
});

test("fault.database-away: without PostgreSQL it starts alive, not ready, logs it, and waits", async () => {
  const { server, databaseUrl } = await demoOnOwnServer();
  await server.stopServer();
  const { web, url, folder } = await startAlone({ DATABASE_URL: databaseUrl });
  try {
    await expect.poll(() => statusOf(url, "/healthz"), { timeout: 60_000 }).toBe(200);
    await sleep(2_000);
    expect(await statusOf(url, "/healthz")).toBe(200);
    expect(await statusOf(url, "/readyz")).toBe(503);
    expect(await statusOf(url, businessPage)).toBe(503);
    const lines = web.lines.filter((line) => line.includes("database unreachable"));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines[1]).toContain('"delay_ms":1000');
    await server.startServer();
    await expect.poll(() => statusOf(url, businessPage), { timeout: 20_000 }).toBe(200);
  } finally {
    await ensureServerRuns(server);
    await web.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("fault.second-process: rejects a second process on the data folder; SIGKILL frees it", async () => {
  const first = await startApplication({ environment: settings });
  const { dataFolder } = first;
  const second = await startAlone({ DATA_DIR: dataFolder });
  try {
    const ended = await Promise.race([second.web.exited, sleep(20_000, "still running")]);
    expect([ended, second.web.lines.join("\n")]).toEqual([
      1,
      expect.stringContaining(`in use by process ${first.process().pid}`),
    ]);
    expect(await statusOf(first.url, businessPage)).toBe(200);
    await first.kill();
    await first.restart();
    expect(await statusOf(first.url, businessPage)).toBe(200);
  } finally {
    await second.web.kill();
    await first.stop();
    rmSync(second.folder, { recursive: true, force: true });
  }
});

/** SIGTERM while eight leads wait for the database, and `again` a moment later. */
async function stopUnderLoad(again: boolean): Promise<void> {
  const { databaseUrl } = await demoOnOwnServer();
  const application = await startApplication({
    databaseUrl,
    environment: settings,
  });
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    // Blocks every insert into `leads` until the lock is released.
    await holder.query("begin");
    await holder.query("lock table leads in exclusive mode");
    const inFlight = Array.from({ length: 8 }, async () =>
      statusOf(application.url, "/api/leads", await leadTo(databaseUrl)),
    );
    const waiting =
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'";
    const count = () => onPostgres(databaseUrl, async (sql) => (await sql(waiting))[0]?.count);
    // Tasks may be waiting too.
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(8);
    const { pid, stop } = application.process();
    const stopped = stop();
    await sleep(500);
    if (again) process.kill(pid, "SIGTERM");
    await expect.poll(() => statusOf(application.url, "/"), { timeout: 60_000 }).toBe("none");
    await holder.query("rollback");
    expect(await Promise.all(inFlight)).toEqual(Array(8).fill(201));
    expect(await stopped).toBe(0);
  } finally {
    await holder.end();
    await application.stop();
  }
}

test("fault.rolling-restart: SIGTERM finishes requests in flight and exits within 10 s", () =>
  stopUnderLoad(false));

test("fault.rolling-restart: a repeated SIGTERM changes nothing", () => stopUnderLoad(true));

/** Starts the web process without waiting until it is ready. */
async function startAlone(
  environment: Record<string, string>,
): Promise<{ web: RunningProcess; url: string; folder: string }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "hearthline-alone-"));
  const url = `http://127.0.0.1:${port}`;
  const web = startProcess([main], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    ...settings,
    ...environment,
  });
  return { web, url, folder };
}
