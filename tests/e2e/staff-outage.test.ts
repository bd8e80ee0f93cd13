import { afterAll, beforeAll, expect, test } from "vitest";
import { type Application, startApplication } from "../setup/application.ts";
import { type PostgresCluster, startPostgresCluster } from "../setup/postgres-cluster.ts";
import { sessionCookie } from "../setup/sign-in-program.ts";
import { administrator } from "./installation.ts";

let cluster: PostgresCluster;
let application: Application;

beforeAll(async () => {
  const started = await startPostgresCluster();
  if (!started) throw new Error("a server that can be stopped is needed");
  cluster = started;
  application = await startApplication({
    databaseUrl: await cluster.createDatabase("staff_outage"),
    environment: {
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
});
afterAll(async () => {
  await application?.stop();
  await cluster?.stop();
});

test("while PostgreSQL is away staff are told to come back, and are still signed in when it is there", async () => {
  const cookie = await sessionCookie(application.url, administrator);
  const ask = (path: string) =>
    fetch(application.url + path, { headers: { cookie }, redirect: "manual" });
  expect((await ask("/admin/dashboard")).status).toBe(200);
  await cluster.stopServer();
  for (const path of ["/admin/dashboard", "/admin/dashboard.data", "/api/contractor_accounts"]) {
    const answer = await ask(path);
    const wait = Number(answer.headers.get("retry-after"));
    expect([path, answer.status, wait > 0]).toEqual([path, 503, true]);
    expect(await answer.text()).not.toMatch(/ECONN|select |at .*\.js:/);
  }
  await cluster.startServer();
  await expect
    .poll(async () => (await ask("/admin/dashboard")).status, { timeout: 15_000 })
    .toBe(200);
});
