import { existsSync } from "node:fs";
import { Client } from "pg";
import { expect, test } from "vitest";
import { startProcess } from "./child-process.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";

async function queryValue(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query({ text: question, rowMode: "array" });
  await client.end();
  return result.rows[0]?.[0];
}

test("a durable cluster keeps its rows through crash, outage and restart", async () => {
  const cluster = await startPostgresCluster({ durable: true });
  if (!cluster) throw new Error("PostgreSQL was found a moment ago");
  const url = await cluster.createDatabase("rows");
  expect(await queryValue(url, "show fsync")).toBe("on");
  await queryValue(url, "create table kept (id int)");
  await queryValue(url, "insert into kept values (7)");
  await cluster.stopServer("crash");
  await expect(queryValue(url, "select 1")).rejects.toThrow("ECONNREFUSED");
  await cluster.startServer();
  await cluster.restart();
  expect(await queryValue(url, "select id from kept")).toBe(7);
  expect(await cluster.createDatabase("copy", { template: "rows" })).toBe(cluster.url("copy"));
  expect(await queryValue(cluster.url("copy"), "select id from kept")).toBe(7);
  await cluster.dropDatabase("copy");
  await cluster.stop();
  expect(existsSync(cluster.socketFolder)).toBe(false);
});

test("a cluster ends with its parent process, even a killed one", async () => {
  const module = JSON.stringify(new URL("./postgres-cluster.ts", import.meta.url).href);
  const runner = startProcess(
    [
      "--input-type=module",
      "-e",
      `const { startPostgresCluster } = await import(${module});
       const cluster = await startPostgresCluster();
       console.log(cluster.url("postgres")); console.log(cluster.socketFolder);`,
    ],
    {},
  );
  await expect.poll(() => runner.lines.length).toBe(2);
  const [url = "", folder = ""] = runner.lines;
  expect(await queryValue(url, "select 1")).toBe(1);
  await runner.kill();
  await expect.poll(() => existsSync(folder)).toBe(false);
  await expect(queryValue(url, "select 1")).rejects.toThrow("ECONNREFUSED");
});
