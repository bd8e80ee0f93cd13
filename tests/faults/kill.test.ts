import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { type Application, startApplication } from "../setup/application.ts";
import { loadDemo } from "../setup/load-demo.ts";
import { type PostgresCluster, startPostgresCluster } from "../setup/postgres-cluster.ts";
import { savingGuards } from "./guards/saving.ts";
import { type Guard, guardsLeft, withoutGuards } from "./guards.ts";
import { examine, type Findings, onEmbedded, onPostgres, type RunSql } from "./kill-findings.ts";
import { type Acknowledged, startWorkload } from "./kill-workload.ts";
import { austinPageOf } from "./leads.ts";

/** `npm run faults` kills fifty times on each database, `npm test` a few times. */
const rounds = Number(process.env.KILL_ROUNDS ?? 50);
const nothing: Findings = { lost: [], duplicates: [], half: [] };

let cluster: PostgresCluster | null | undefined;
afterAll(() => cluster?.stop());

/** One that syncs to disk, as in production. */
async function durableDatabase(): Promise<string> {
  cluster ??= await startPostgresCluster({ durable: true });
  if (!cluster) throw new Error("PostgreSQL is missing");
  const url = await cluster.createDatabase(`killed_${crypto.randomUUID()}`);
  await loadDemo(url);
  return url;
}

const settings = { RATE_LIMIT_FACTOR: "100000", TRUSTED_PROXIES: "127.0.0.1" };

/** Repeatedly kills the product mid-request; `examineIt` checks the remaining state. */
async function killRepeatedly(application: Application, times: number): Promise<Acknowledged> {
  const workload = startWorkload(application.url, await austinPageOf(application.url));
  for (let round = 0; round < times; round++) {
    await workload.untilAcknowledged(5 + Math.round(Math.random() * 40));
    await application.kill();
    await application.restart();
  }
  await workload.finish();
  await application.process().stop();
  return workload.acknowledged;
}

function report(database: string, { leads, saves, cut }: Acknowledged, findings: Findings): void {
  process.stdout.write(
    `faults: ${rounds} kills on ${database}: ${leads.length} leads and ${saves.length} saves acknowledged, ` +
      `${cut} requests cut; ${findings.lost.length} lost, ${findings.duplicates.length} twice, ${findings.half.length} half\n`,
  );
}

test("fault.killed-process: after SIGKILL on the embedded database, every acknowledged row exists", async () => {
  const application = await startApplication({ environment: settings });
  const acknowledged = await killRepeatedly(application, rounds);
  const folder = join(application.dataFolder, "database");
  const findings = await onEmbedded(folder, (sql) => examine(sql, acknowledged));
  await application.stop();
  report("PGlite", acknowledged, findings);
  expect(acknowledged.surprises).toEqual([]);
  expect(acknowledged.cut).toBeGreaterThan(0);
  expect(findings).toEqual(nothing);
});

test.skipIf(inject("postgresServer") === null)(
  "fault.killed-process: after SIGKILL on PostgreSQL, every acknowledged row exists",
  async () => {
    const databaseUrl = await durableDatabase();
    const application = await startApplication({ databaseUrl, environment: settings });
    const acknowledged = await killRepeatedly(application, rounds);
    await application.stop();
    const findings = await onPostgres(databaseUrl, (sql) => examine(sql, acknowledged));
    report("PostgreSQL", acknowledged, findings);
    expect(acknowledged.surprises).toEqual([]);
    expect(acknowledged.cut).toBeGreaterThan(0);
    expect(findings).toEqual(nothing);
  },
);

/** Kills a product without a guard until damage shows. */
async function damageWithout(guard: Guard, seen: (found: Findings) => boolean): Promise<boolean> {
  const databaseUrl = await durableDatabase();
  const environment = { ...settings, ...withoutGuards([guard]) };
  const application = await startApplication({ databaseUrl, environment });
  expect(guardsLeft(application.dataFolder, [guard])).toEqual([]);
  const workload = startWorkload(application.url, await austinPageOf(application.url));
  let damaged = false;
  for (let attempt = 0; !damaged && attempt < 30; attempt++) {
    if (attempt > 0) await application.restart();
    await workload.untilAcknowledged(5 + Math.round(Math.random() * 40));
    await application.kill();
    // Before a visitor retries the cut request, which could repair the data.
    damaged = await onPostgres(databaseUrl, async (sql) => {
      await waitForOtherSessions(sql);
      return seen(await examine(sql, workload.acknowledged));
    });
  }
  await workload.giveUp();
  await application.stop();
  return damaged;
}

/** Waits until the killed process's statements have finished or rolled back. */
async function waitForOtherSessions(sql: RunSql): Promise<void> {
  const others =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
  while ((await sql(others)).length > 0) await sleep(10);
}

test.skipIf(inject("postgresServer") === null)(
  "fault.killed-process, control: responding before commit loses acknowledged rows",
  async () => {
    expect(
      await damageWithout(savingGuards.answersAfterCommit, ({ lost }) => lost.length > 0),
    ).toBe(true);
  },
);

test.skipIf(inject("postgresServer") === null)(
  "fault.killed-process, control: without transactions, partial rows remain",
  async () => {
    expect(await damageWithout(savingGuards.transactions, ({ half }) => half.length > 0)).toBe(
      true,
    );
  },
);
