import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { type Application, startApplication } from "../setup/application.ts";
import { createDatabase } from "../setup/postgres-databases.ts";
import { onPostgres } from "./kill-findings.ts";
import { austinPage, newLead, sendLead } from "./leads.ts";
import { send } from "./send.ts";

const businessPage = "/pest-control/austin-tx";
/** How many leads one process writes concurrently on PostgreSQL. */
const concurrency = 16;
const settings = { PROCESS: "web", TRUSTED_PROXIES: "127.0.0.1", RATE_LIMIT_FACTOR: "1000" };

async function newDatabase(): Promise<string> {
  const server = inject("postgresServer");
  if (server === null) throw new Error("the fault tests need PostgreSQL");
  return createDatabase(server, `loaded_${crypto.randomUUID()}`, inject("demoTemplate"));
}

test("fault.overload: rejects excess load immediately, keeps staff pages working, and recovers", async () => {
  const databaseUrl = await newDatabase();
  const application = await startApplication({
    databaseUrl,
    // Enough connections, so the number of slots is the limit.
    environment: { ...settings, DATABASE_POOL_SIZE: "40" },
  });
  const { url } = application;
  const pageId = await onPostgres(databaseUrl, austinPage);
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    // Blocks every insert into `leads` until the lock is released.
    await holder.query("begin");
    await holder.query("lock table leads in exclusive mode");
    const counts = { busy: 0, taken: 0, other: [] as number[] };
    const rush = Array.from({ length: 5 * concurrency }, async () => {
      const { status, headers, body } = await sendLead(url, newLead(pageId));
      if (status === 201) counts.taken++;
      else if (body.includes("busy") && Number(headers["retry-after"]) > 0) counts.busy++;
      else counts.other.push(status);
    });
    await expect
      .poll(() => counts.busy, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(2 * concurrency);
    expect((await send(url, "/admin/login")).status).toBe(200);
    expect((await send(url, `${businessPage}?now`)).status).toBe(200);
    expect(counts.taken).toBe(0);
    await holder.query("rollback");
    await Promise.all(rush);
    expect(counts.other).toEqual([]);
    expect(counts.taken).toBeGreaterThanOrEqual(concurrency);
    expect((await sendLead(url, newLead(pageId))).status).toBe(201);
  } finally {
    await holder.end();
    await application.stop();
  }
});

/** Sends each request to a ready process, like a load balancer that polls for readiness. */
function balance(webs: readonly Application[], everyMilliseconds: number) {
  const urls = webs.map(({ url }) => url);
  let ready = urls;
  let turn = 0;
  let stopped = false;
  const visit = async () => {
    while (!stopped) {
      const responses = urls.map((url) => send(url, "/readyz").catch(() => ({ status: 0 })));
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      const responding = urls.filter((_, index) => statuses[index] === 200);
      // With no ready process, it keeps using the previous ones.
      if (responding.length > 0) ready = responding;
      await sleep(everyMilliseconds);
    }
  };
  void visit();
  return {
    next: () => ready[turn++ % ready.length] ?? "",
    stop: () => {
      stopped = true;
    },
  };
}

test("fault.rolling-restart: stopping one of two balanced processes fails no request", async () => {
  const databaseUrl = await newDatabase();
  const pageId = await onPostgres(databaseUrl, austinPage);
  const own = { ...settings, DRAIN_SECONDS: "5" };
  const webs = [
    await startApplication({ databaseUrl, environment: own }),
    await startApplication({ databaseUrl, environment: own }),
  ] as const;
  const balancer = balance(webs, 500);
  const failed: unknown[] = [];
  let responded = 0;
  let stopped = false;
  const visitor = async (send: (url: string) => Promise<{ status: number }>) => {
    while (!stopped) {
      const status = await send(balancer.next()).then(
        (response) => response.status,
        (error: unknown) => error,
      );
      if (status === 200 || status === 201) responded++;
      else failed.push(status);
    }
  };
  try {
    const visitors = [
      visitor((url) => send(url, businessPage)),
      visitor((url) => send(url, `${businessPage}?now`)),
      visitor((url) => sendLead(url, newLead(pageId))),
    ];
    await expect.poll(() => responded, { timeout: 60_000 }).toBeGreaterThan(50);
    expect(await webs[0].process().stop(60)).toBe(0);
    const before = responded;
    await expect.poll(() => responded, { timeout: 60_000 }).toBeGreaterThan(before + 50);
    stopped = true;
    await Promise.all(visitors);
    expect(failed).toEqual([]);
  } finally {
    stopped = true;
    balancer.stop();
    for (const web of webs) await web.stop();
  }
});
