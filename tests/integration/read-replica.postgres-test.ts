import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "~/platform/database/postgres.server.ts";
import { withOldReads } from "~/platform/database/replica.server.ts";
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
  // At the border of two files of its log an idle primary is a header ahead, until it writes again.
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

/** @param maxLagSeconds by default so many that no test waits for it */
async function open({ maxLagSeconds = 600, url = standby.url("postgres") } = {}) {
  const replica = { url, maxLagSeconds, lookEvery: 50 };
  const database = openPostgres(primary.url("postgres"), silentLog, { replica });
  onTestFinished(() => database.close());
  const askedServer = async () => {
    const { rows } = await database.replica.execute<{ standby: boolean }>(
      sql`select pg_is_in_recovery() as standby`,
    );
    return rows[0]?.standby ? "standby" : "primary";
  };
  return { database, askedServer, asksOld: () => withOldReads(askedServer) };
}

/** Stops the standby from showing anything new until the test is over. */
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

test("what may be old is asked of the standby, and everything else of the primary", async () => {
  const { database, askedServer, asksOld } = await open();
  await expect.poll(asksOld).toBe("standby");
  expect(await askedServer()).toBe("primary");
  expect(database.replication()).toMatchObject({ state: "used", unusedSeconds: 0 });
  expect(database.replication()?.lagSeconds).toBeLessThan(60);
  await expect(database.transaction(async () => database.replica.select)).rejects.toThrow(
    /Inside a transaction use its own handle/,
  );
});

test("a standby that is too far behind is not asked until it is close again, and its lag is told", async () => {
  const { database, asksOld } = await open({ maxLagSeconds: 2 });
  await expect.poll(asksOld).toBe("standby");
  const release = await holdStandby();
  await database.query.execute(sql`create table told_later (id int)`);
  await expect.poll(() => database.replication()?.state).toBe("behind");
  expect(await asksOld()).toBe("primary");
  expect(database.replication()?.lagSeconds).toBeGreaterThan(1.9);
  await release();
  await expect.poll(asksOld).toBe("standby");
});

test("once a page has changed the standby is asked again only when it has that change", async () => {
  const { database, asksOld } = await open();
  const cache = new PageCache(1_000);
  await followPageChanges(database, cache);
  await expect.poll(asksOld).toBe("standby");
  const release = await holdStandby();
  const generation = cache.begin();
  await database.transaction((tx) => publishPageChanges(tx, ["directory"]));
  await expect.poll(() => cache.begin()).not.toBe(generation);
  expect(await asksOld()).toBe("primary");
  await release();
  await expect.poll(asksOld).toBe("standby");
});

test("what a standby fails at is asked of the primary: a table that it does not have yet, an address of which nobody answers", async () => {
  const { database, asksOld } = await open();
  await expect.poll(asksOld).toBe("standby");
  await holdStandby();
  await database.query.execute(sql`create table not_there_yet (id int)`);
  const { rows } = await withOldReads(() =>
    database.replica.execute(sql`select count(*)::int as n from not_there_yet`),
  );
  expect(rows).toEqual([{ n: 0 }]);
  await expect(
    withOldReads(() => database.replica.execute(sql`select from nowhere_at_all`)),
  ).rejects.toThrow();
  const nobody = await open({ url: "postgres://hearthline@127.0.0.1:1/postgres" });
  expect(await nobody.asksOld()).toBe("primary");
  expect(nobody.database.replication()).toMatchObject({ state: "unreachable", lagSeconds: null });
});

test("a standby that dies fails no read, and is asked again once it is back", async () => {
  const { database, asksOld } = await open();
  await expect.poll(asksOld).toBe("standby");
  await standby.stopServer("crash");
  expect(await Promise.all([asksOld(), asksOld(), asksOld()])).toEqual([
    "primary",
    "primary",
    "primary",
  ]);
  await expect.poll(() => database.replication()?.state).toBe("unreachable");
  await standby.startServer();
  await expect.poll(asksOld).toBe("standby");
});

test("a server that is no standby is never asked as one", async () => {
  const { database, asksOld } = await open({ url: primary.url("postgres") });
  await expect.poll(() => (database.replication()?.unusedSeconds ?? 0) > 0.5).toBe(true);
  expect(await asksOld()).toBe("primary");
  expect(database.replication()?.state).toBe("unreachable");
});
