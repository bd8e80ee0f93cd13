import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { withReplicaReads } from "~/platform/database/replica.server.ts";
import { PageCache } from "~/platform/page-cache/page-cache.ts";
import {
  followPageChanges,
  publishPageChanges,
} from "~/platform/page-cache/page-changes.server.ts";
import { type PostgresCluster, startPostgresCluster } from "../setup/postgres-cluster.ts";
import { silentLog } from "../setup/silent-log.ts";

let primary: PostgresCluster;
let standby: PostgresCluster;

beforeAll(async () => {
  primary = await started();
  standby = await started(primary.url("postgres"));
  // At a WAL file boundary, an idle primary is one header ahead until its next write.
  const client = new Client({ connectionString: primary.url("postgres") });
  await client.connect();
  await client.query("select pg_current_xact_id()");
  await client.end();
});
afterAll(async () => {
  await standby?.stop();
  await primary?.stop();
});

async function started(standbyOf?: string): Promise<PostgresCluster> {
  const cluster = await startPostgresCluster(standbyOf ? { standbyOf } : {});
  if (!cluster) throw new Error("PostgreSQL is not installed");
  return cluster;
}

/** @param maxLagSeconds so high by default that no test reaches it */
async function open({ maxLagSeconds = 600, url = standby.url("postgres") } = {}) {
  const replica = { url, maxLagSeconds, checkEvery: 50 };
  const database = openPostgres(primary.url("postgres"), silentLog, { replica });
  onTestFinished(() => database.close());
  const nameServerAsked = async () => {
    const { rows } = await database.replica.execute<{ standby: boolean }>(
      sql`select pg_is_in_recovery() as standby`,
    );
    return rows[0]?.standby ? "standby" : "primary";
  };
  return { database, nameServerAsked, readFromReplica: () => withReplicaReads(nameServerAsked) };
}

/** Pauses WAL replay on the standby until the test ends. @returns a function that resumes it */
async function holdStandby(): Promise<() => Promise<void>> {
  const on = async (statement: string) => {
    const client = new Client({ connectionString: standby.url("postgres") });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await on("select pg_wal_replay_pause()");
  const release = () => on("select pg_wal_replay_resume()");
  onTestFinished(release);
  return release;
}

test("queries the standby where stale data is acceptable, otherwise the primary", async () => {
  const { database, nameServerAsked, readFromReplica } = await open();
  await expect.poll(readFromReplica).toBe("standby");
  expect(await nameServerAsked()).toBe("primary");
  expect(database.replication()).toMatchObject({ state: "used", unusedSeconds: 0 });
  expect(database.replication()?.lagSeconds).toBeLessThan(60);
  await expect(database.transaction(async () => database.replica.select)).rejects.toThrow(
    /Inside a transaction use its own handle/,
  );
});

test("skips a lagging standby until it catches up, and reports its lag", async () => {
  const { database, readFromReplica } = await open({ maxLagSeconds: 2 });
  await expect.poll(readFromReplica).toBe("standby");
  const release = await holdStandby();
  await database.query.execute(sql`create table told_later (id int)`);
  await expect.poll(() => database.replication()?.state).toBe("behind");
  expect(await readFromReplica()).toBe("primary");
  expect(database.replication()?.lagSeconds).toBeGreaterThan(1.9);
  await release();
  await expect.poll(readFromReplica).toBe("standby");
});

test("after a page changes, the standby is used once it caught up", async () => {
  const { database, readFromReplica } = await open();
  const cache = new PageCache(1_000);
  await followPageChanges(database, cache);
  await expect.poll(readFromReplica).toBe("standby");
  const release = await holdStandby();
  const generation = cache.begin();
  await database.transaction((tx) => publishPageChanges(tx, ["directory"]));
  await expect.poll(() => cache.begin()).not.toBe(generation);
  expect(await readFromReplica()).toBe("primary");
  await release();
  await expect.poll(readFromReplica).toBe("standby");
});

test("falls back to the primary for missing tables and unreachable standbys", async () => {
  const { database, readFromReplica } = await open();
  await expect.poll(readFromReplica).toBe("standby");
  await holdStandby();
  await database.query.execute(sql`create table not_there_yet (id int)`);
  const { rows } = await withReplicaReads(() =>
    database.replica.execute(sql`select count(*)::int as n from not_there_yet`),
  );
  expect(rows).toEqual([{ n: 0 }]);
  await expect(
    withReplicaReads(() => database.replica.execute(sql`select from nowhere_at_all`)),
  ).rejects.toThrow();
  const unreachable = await open({ url: "postgres://hearthline@127.0.0.1:1/postgres" });
  expect(await unreachable.readFromReplica()).toBe("primary");
  expect(unreachable.database.replication()).toMatchObject({
    state: "unreachable",
    lagSeconds: null,
  });
});

test("reads survive a failing standby, which is used again after recovery", async () => {
  const { database, readFromReplica } = await open();
  await expect.poll(readFromReplica).toBe("standby");
  await standby.stopServer("crash");
  expect(await Promise.all([readFromReplica(), readFromReplica(), readFromReplica()])).toEqual([
    "primary",
    "primary",
    "primary",
  ]);
  await expect.poll(() => database.replication()?.state).toBe("unreachable");
  await standby.startServer();
  await expect.poll(readFromReplica).toBe("standby");
});

test("a server that isn't a standby is never used for reads", async () => {
  const { database, readFromReplica } = await open({ url: primary.url("postgres") });
  await expect.poll(() => (database.replication()?.unusedSeconds ?? 0) > 0.5).toBe(true);
  expect(await readFromReplica()).toBe("primary");
  expect(database.replication()?.state).toBe("unreachable");
});
