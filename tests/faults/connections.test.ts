import { Client, type Pool } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { startApplication } from "../setup/application.ts";
import { startBlackholeProxy } from "../setup/blackhole-proxy.ts";
import { type PoolingProxy, startPoolingProxy } from "../setup/pooling-proxy.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { silentLog } from "../setup/silent-log.ts";
import { playTwice } from "./control.ts";
import { machineGuards } from "./guards/machine.ts";
import { onPostgres } from "./kill-findings.ts";
import { austinPage, newLead, sendLead, submitAustinRequest } from "./leads.ts";
import { send } from "./send.ts";
import { declareFaults } from "./site.ts";

const fault = declareFaults();
const businessPage = "/pest-control/austin-tx";

async function newDatabase(template?: string): Promise<string> {
  const server = inject("postgresServer");
  if (server === null) throw new Error("the fault tests need PostgreSQL");
  return createDatabase(server, `connected_${crypto.randomUUID()}`, template);
}

playTwice(
  {
    rule: "fault.silent-database",
    title: "a silently lost server is detected, and cached pages aren't stale",
    guards: [machineGuards.silenceIsNoticed],
  },
  async (environment, uses) => {
    const databaseUrl = await newDatabase(inject("demoTemplate"));
    const proxy = await startBlackholeProxy(databaseUrl);
    const application = await startApplication({
      databaseUrl: proxy.url,
      environment: { PROCESS: "web", TRUSTED_PROXIES: "127.0.0.1", ...environment },
    });
    uses(application.dataFolder);
    const { url } = application;
    const readPage = async () => (await send(url, businessPage)).body;
    const lead = () => onPostgres(databaseUrl, austinPage).then(newLead);
    try {
      await readPage();
      proxy.silence();
      await onPostgres(databaseUrl, (sql) =>
        sql("update seo_pages set business_name = 'Renamed Pest' where city_slug = 'austin'"),
      );
      const ready = async () => (await send(url, "/readyz")).status;
      await expect.poll(ready, { timeout: 15_000 }).toBe(503);
      const began = performance.now();
      const refused = await sendLead(url, await lead());
      expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([503, true]);
      expect(performance.now() - began).toBeLessThan(20_000);
      proxy.heal();
      await expect.poll(ready, { timeout: 15_000 }).toBe(200);
      await expect.poll(readPage, { timeout: 15_000 }).toContain("Renamed Pest");
      const submit = async () => (await sendLead(url, await lead())).status;
      await expect.poll(submit, { timeout: 15_000 }).toBe(201);
    } finally {
      await application.kill();
      await application.stop();
      await proxy.stop();
    }
  },
);

fault(
  {
    rule: "fault.read-only-server",
    title: "on a standby, leads are rejected temporarily and accepted after promotion",
    guards: [machineGuards.standbyIsUnavailable],
  },
  async (site) => {
    const name = new URL(site.databaseUrl).pathname.slice(1);
    await site.sql(`alter database "${name}" set default_transaction_read_only = on`);
    await site.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const ready = async () => (await send(site.url, "/readyz")).status;
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    expect((await send(site.url, `${businessPage}?now`)).status).toBe(200);
    const refused = await submitAustinRequest(site);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([503, true]);
    await site.sql(
      `begin; set transaction read write; alter database "${name}" reset default_transaction_read_only; commit`,
    );
    const email = `${crypto.randomUUID()}@home.example`;
    const submit = async () => (await submitAustinRequest(site, { email })).status;
    await expect.poll(submit, { timeout: 15_000 }).toBe(201);
    expect(await site.sql("select email from leads where email = $1", [email])).toHaveLength(1);
  },
);

/** Runs the same write statement repeatedly, like one of several processes. */
type Writer = { write(text: string, value: number): Promise<unknown>; close(): Promise<unknown> };

async function poolerWithTwoConnections(): Promise<{ databaseUrl: string; pooler: PoolingProxy }> {
  const databaseUrl = await newDatabase();
  const pooler = await startPoolingProxy(databaseUrl, 2);
  onTestFinished(() => pooler.stop());
  return { databaseUrl, pooler };
}

/** Two processes alternate on two connections of a pooler. */
async function alternateWrites(open: (url: string) => Promise<Writer>): Promise<void> {
  const { databaseUrl, pooler } = await poolerWithTwoConnections();
  await onPostgres(databaseUrl, (sql) =>
    sql("create table added (value int); create table kept as select 0 as value"),
  );
  const [first, second] = [await open(pooler.url), await open(pooler.url)];
  for (let turn = 1; turn <= 20; turn++) {
    const adding = () => first.write("insert into added (value) values ($1)", turn);
    const keeping = () => second.write("update kept set value = $1", -turn);
    // The order changes now and then, and with it who gets which connection.
    const turns = turn % 3 === 0 ? [keeping, adding] : [adding, keeping];
    for (const write of turns) await write().catch(() => {});
  }
  await Promise.all([first.close(), second.close()]);
  const foreign = await onPostgres(databaseUrl, (sql) =>
    sql("select value from added where value < 0 union all select value from kept where value > 0"),
  );
  expect(foreign).toEqual([]);
  const added = await onPostgres(databaseUrl, (sql) => sql("select value from added"));
  expect(added.length).toBeGreaterThan(5);
}

test("fault.pooler: pooled connections never mix up prepared statement names", () =>
  alternateWrites(async (url) => {
    const database = openPostgres(url, silentLog, { poolSize: 1 });
    return {
      write: (text, value) => (database.client as Pool).query({ text }, [value]),
      close: () => database.close(),
    };
  }));

test("fault.pooler, control: with numbered names, an update runs another process's insert", async () => {
  const byNumber = async (url: string): Promise<Writer> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return {
      write: (text, value) => client.query({ name: "s0", text, values: [value] }),
      close: () => client.end(),
    };
  };
  await expect(alternateWrites(byNumber)).rejects.toThrow(/to deeply equal/);
});

/** A listener that isConnected it receives notifications also receives those sent by others. */
async function expectConnectedListenerReceives(
  listen: (url: string, heard: string[]) => Promise<{ isConnected: boolean }>,
): Promise<void> {
  const { databaseUrl, pooler } = await poolerWithTwoConnections();
  const heard: string[] = [];
  const { isConnected } = await listen(pooler.url, heard);
  await onPostgres(databaseUrl, (sql) => sql("select pg_notify('tested', 'a change')"));
  if (isConnected) await expect.poll(() => heard, { timeout: 2_000 }).toEqual(["a change"]);
}

test("fault.pooler: a listener behind a pooler never counts as connected", () =>
  expectConnectedListenerReceives(async (url, heard) => {
    const database = openPostgres(url, silentLog, { pulseEvery: 100 });
    onTestFinished(() => database.close());
    const notified: boolean[] = [];
    await database.listen(
      "tested",
      (payload) => heard.push(payload),
      (connected) => notified.push(connected),
    );
    return { isConnected: notified.at(-1) === true };
  }));

test("fault.pooler, control: with LISTEN alone it isConnected it's connected but hears nothing", async () => {
  const withoutProof = expectConnectedListenerReceives(async (url, heard) => {
    const client = new Client({ connectionString: url });
    onTestFinished(() => client.end());
    await client.connect();
    client.on("notification", ({ payload = "" }) => heard.push(payload));
    await client.query("listen tested");
    return { isConnected: true };
  });
  await expect(withoutProof).rejects.toThrow(/to deeply equal/);
});
