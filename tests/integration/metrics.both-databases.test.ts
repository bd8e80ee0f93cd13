import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { readBacklog } from "~/domains/operations/health/read-health.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { slowFrom, timeEmbedded } from "~/platform/database/slow-statements.ts";
import { readiness } from "~/platform/http/server/operations-endpoints.server.ts";
import { startWorkerServer } from "~/platform/http/server/worker-server.server.ts";
import { createMetrics } from "~/platform/metrics/metrics.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const backlog = () => readBacklog(platform(), system("test"));

afterEach(async () => {
  await platform().database.query.execute(sql`delete from messages`);
  await platform().database.query.execute(sql`delete from pgboss.job`);
});

const addMessages = (state: string, count: number, minutesAgo: number) =>
  platform().database.query.execute(sql`
    insert into messages (id, cause, kind, params, to_address, state, created_at)
    select gen_random_uuid(), ${state} || one, 'lead-received', '{}', 'ann@example.test', ${state},
      now() - make_interval(mins => ${minutesAgo}) from generate_series(1, ${count}::int) one`);

test("/readyz reports the age of mail waiting for its server", async () => {
  await addMessages("delayed", 38, 20);
  await addMessages("sent", 5, 20);
  const { ready, report } = await readiness(platform(), backlog);
  expect(ready).toBe(true);
  expect(report).toMatchObject({
    queue_age_seconds: 0,
    messages: "delayed",
    delayed_messages: 38,
    dead_letters: 0,
  });
  expect(report.delayed_message_age_seconds).toBeCloseTo(1_200, -1);
});

test("reports retrying tasks with their age although none is due", async () => {
  await platform().database.query.execute(sql`
    insert into pgboss.job (name, data, state, start_after, created_on)
    values ('contact-sync', '{}', 'retry', now() + interval '1 hour', now() - interval '2 hours')`);
  const { queue } = await backlog();
  expect(queue).toMatchObject({ state: "ok", oldestSeconds: 0 });
  expect(queue.oldestRetrySeconds).toBeCloseTo(7_200, -1);
});

test("counts each failed message once, by its row and not its task", async () => {
  await addMessages("failed", 2, 1);
  await addMessages("uncertain", 1, 1);
  for (const source of ["deliver-message", "remove-logo"]) {
    await platform().database.query.execute(sql`
      insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', ${source})`);
  }
  expect((await backlog()).deadLetters).toBe(4);
});

test("a worker serves health and metrics on its own port, nothing else", async () => {
  const server = await startWorkerServer({
    settings: { metricsToken: "0123456789abcdef", trustedProxies: null },
    metrics: createMetrics({}),
    port: 0,
    host: "127.0.0.1",
    platform,
    stopping: () => false,
    readBacklog: (opened) => readBacklog(opened, system("test")),
  });
  onTestFinished(() => server.stop());
  const request = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  expect((await request("/healthz")).status).toBe(200);
  expect(await (await request("/readyz")).json()).toMatchObject({ ready: true, database: "ok" });
  expect((await request("/admin")).status).toBe(404);
  expect((await request("/metrics")).status).toBe(401);
  const response = await request("/metrics", { authorization: "Bearer 0123456789abcdef" });
  expect(await response.text()).toContain("hearthline_database_up 1");
});

test("logs slow statements inside and outside transactions", async () => {
  const noted: string[] = [];
  const onSlow = (text: string) => void noted.push(text);
  const { kind, client } = platform().database;
  const timed =
    kind === "postgres"
      ? openPostgres(platform().settings.databaseUrl ?? "", silentLog, { onSlow })
      : platform().database;
  if (kind === "pglite") timeEmbedded(client as PGlite, onSlow);
  const wait = sql`select pg_sleep(0.6)`;
  await timed.query.execute(wait);
  await timed.transaction(async (tx) => void (await tx.execute(wait)));
  if (kind === "postgres") await timed.close();
  expect(noted.filter((text) => text.includes("pg_sleep"))).toHaveLength(2);
  expect(slowFrom).toBe(500);
});
