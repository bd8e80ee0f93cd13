import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fillParams } from "../setup/access-matrix.ts";
import { everyAddress } from "../setup/addresses.ts";
import { type Application, startApplication, startWorker } from "../setup/application.ts";
import { type PostgresCluster, startPostgresCluster } from "../setup/postgres-cluster.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

let cluster: PostgresCluster;
let application: Application;
let databaseUrl: string;

beforeAll(async () => {
  const started = await startPostgresCluster();
  if (!started) throw new Error("a server that can be stopped is needed");
  cluster = started;
  databaseUrl = await cluster.createDatabase("outage");
  application = await startApplication({
    databaseUrl,
    environment: {
      RATE_LIMIT_FACTOR: "1000",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
});
afterAll(async () => {
  await application?.stop();
  await cluster?.stop();
});

// Runs first: an outage within a minute of another is logged as part of it.
test("each process logs an outage's start and end once", async () => {
  const staff = await sessionCookie(application.url, administrator);
  const worker = startWorker({ databaseUrl, dataFolder: application.dataFolder });
  onTestFinished(async () => void (await worker.stop()));
  await expect.poll(() => worker.lines.join("\n")).toContain("worker ready");
  const processes = [application.process(), worker];
  for (const { lines } of processes) lines.length = 0;
  await cluster.stopServer();
  const references = new Set<string>();
  const unnamed = new Set<string>();
  // The processes keep their last 500 log lines, including pages that need no database.
  for (let round = 0; round < 40; round++) {
    await sleep(200);
    const requests = [
      "/admin/dashboard",
      "/plumbing/austin-tx",
      "/crm",
      "/api/contractor_accounts",
    ];
    const responses = await Promise.all(
      requests.flatMap((path) =>
        ["", staff].map((cookie) => fetch(application.url + path, { headers: { cookie } })),
      ),
    );
    for (const response of responses.filter(({ status }) => status === 503)) {
      const reference = response.headers.get("x-request-id") ?? "";
      references.add(reference);
      if (!(await response.text()).includes(reference)) unnamed.add(response.url);
    }
  }
  await cluster.startServer();
  const logged = (all: string[]) =>
    all
      .map((line) => JSON.parse(line))
      .filter(
        ({ level, status, msg }) => level > 30 || status === 503 || msg.startsWith("database"),
      );
  for (const { lines } of processes) {
    await expect.poll(() => lines.join("\n")).toContain("database available again");
    expect(logged(lines).map(({ msg }) => msg)).toEqual([
      "database unavailable: requests that need it get 503",
      "database available again",
    ]);
  }
  const [start, end] = logged(application.process().lines);
  expect([[...references], [...unnamed]]).toEqual([[start.request_id], []]);
  expect(start.error.code).toMatch(/^(ECONN|57P0)/);
  expect(end.refused_requests).toBeGreaterThan(150);
});

test("during a PostgreSQL outage staff can retry, and stay signed in", async () => {
  const cookie = await sessionCookie(application.url, administrator);
  const request = (path: string) =>
    fetch(application.url + path, { headers: { cookie }, redirect: "manual" });
  expect((await request("/admin/dashboard")).status).toBe(200);
  await cluster.stopServer();
  for (const path of ["/admin/dashboard", "/admin/dashboard.data", "/api/contractor_accounts"]) {
    const response = await request(path);
    const wait = Number(response.headers.get("retry-after"));
    expect([path, response.status, wait > 0]).toEqual([path, 503, true]);
    expect(await response.text()).not.toMatch(/ECONN|select |at .*\.js:/);
  }
  await cluster.startServer();
  await expect.poll(async () => (await request("/admin/dashboard")).status).toBe(200);
});

/** Valid bodies that a form or API client sends there. */
const sent: Record<string, Record<string, string>> = {
  "/admin/login": { email: administrator.email, password: administrator.password },
  "/admin/login/code": { code: "123456" },
  "/admin/forgot-password": { email: administrator.email },
  "/api/auth/sign-in/email": { email: administrator.email, password: administrator.password },
  "/api/auth/two-factor/verify-totp": { code: "123456" },
  "/api/auth/get-session": {},
  "/api/lead_results": { industry: "hvac", city: "Austin", email: "maria@lopez.example" },
  "/api/form_submissions": {
    current_step: "1",
    first_name: "Maria",
    last_name: "Lopez",
    business_name: "Lopez Plumbing",
    email: "maria@lopez.example",
    phone: "(512) 555-0142",
  },
  "/api/leads": {
    page_id: "019ab000-0000-7000-8000-000000000000",
    name: "Pat",
    email: "pat@example.com",
    message: "A leaking tap",
  },
  "/locations/claim": {
    service: "plumbing",
    city: "Austin",
    state: "TX",
    business_name: "Lopez Plumbing",
    email: "maria@lopez.example",
  },
  "/lead-estimator": { industry: "hvac", city: "Austin", email: "maria@lopez.example" },
};

type Asked = { method: "GET" | "POST"; path: string; cookie: string };

/** Requests every URL as a page, as data and with a body, as visitor and as staff. */
function requests(staff: string): Asked[] {
  const addresses = everyAddress().map(({ pattern }) => fillParams(pattern));
  return [...new Set([...addresses, ...Object.keys(sent)])].flatMap((path) =>
    ["", staff].flatMap((cookie): Asked[] => [
      { method: "GET", path, cookie },
      { method: "GET", path: path === "/" ? "/_root.data" : `${path}.data`, cookie },
      { method: "POST", path, cookie },
    ]),
  );
}

function bodyFor(path: string): [type: string, body: string] {
  const values = sent[path] ?? { nothing: "1" };
  if (path.startsWith("/api/")) return ["application/json", JSON.stringify(values)];
  return ["application/x-www-form-urlencoded", new URLSearchParams(values).toString()];
}

test("during a PostgreSQL outage every URL returns 503 with Retry-After, never 500", async () => {
  const staff = await sessionCookie(application.url, administrator);
  const wrong: string[] = [];
  const statuses = new Set<number>();
  await cluster.stopServer();
  const queue = requests(staff).values();
  const requestInTurn = async () => {
    for (const { method, path, cookie } of queue) {
      const [type, body] = bodyFor(path);
      const response = await fetch(application.url + path, {
        method,
        redirect: "manual",
        headers: { cookie, ...(method === "POST" ? { "content-type": type } : {}) },
        body: method === "POST" ? body : undefined,
      });
      const wait = Number(response.headers.get("retry-after"));
      const text = await response.text();
      statuses.add(response.status);
      const honest = response.status < 500 || (response.status === 503 && wait > 0);
      if (honest && !/ECONN|Failed query|\.js:\d/.test(text)) continue;
      const by = cookie ? " as staff" : "";
      wrong.push(`${method} ${path}${by}: ${response.status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, requestInTurn));
  await cluster.startServer();
  expect(wrong).toEqual([]);
  expect([...statuses]).toContain(503);
});

test("a failed query on a business page redirects to /404, except posts", async () => {
  const path = "/plumbing/san-antonio-tx";
  const sql = async (text: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  const request = (method: string, requestPath = path) =>
    fetch(application.url + requestPath, {
      method,
      redirect: "manual",
      body: method === "POST" ? new URLSearchParams({ name: "Pat" }) : undefined,
    });
  await expect.poll(async () => (await request("GET")).status).toBe(302);
  await sql("alter table seo_pages rename column headline to hidden_headline");
  const [page, requested, posted] = [
    await request("GET"),
    await request("GET", `${path}/requested`),
    await request("POST"),
  ];
  await sql("alter table seo_pages rename column hidden_headline to headline");
  for (const response of [page, requested]) {
    expect([response.status, response.headers.get("location")]).toEqual([302, "/404"]);
  }
  expect(posted.status).toBe(500);
  expect(await posted.text()).toContain(posted.headers.get("x-request-id"));
  await expect
    .poll(() => application.logs(50))
    .toMatch(/"level":50.*"path":"\/plumbing\/san-antonio-tx".*business page read failed/);
});
