import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { makeDatabase, playPowerCuts } from "../../../tests/power-cut/power-cuts.ts";
import { durableFolder } from "./data-directory.server.ts";
import { createEmbedded, exitOnPanic } from "./embedded.server.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-durable-"));
const made = join(folder, "made");
beforeAll(() => makeDatabase(made));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("storage.embedded-durable: every acknowledged row survives a power loss", async () => {
  const open = (at: string) =>
    durableFolder(at, (error) => {
      throw error;
    });
  const found = await playPowerCuts(made, open, { cuts: 3, seed: 1, transactions: 40 });
  expect(found.wrong).toEqual([]);
  expect(found.syncs).toBeGreaterThan(found.acknowledged);
});

test("storage.embedded-durable, control: the library's default loses acknowledged rows", async () => {
  const open = (at: string) => ({ dataDir: at });
  const options = { cuts: 20, seed: 1, transactions: 40, untilWrong: true };
  const found = await playPowerCuts(made, open, options);
  expect(found.wrong).not.toEqual([]);
});

test("storage.embedded-durable: an engine that lost a log file isn't used again", async () => {
  const client = await createEmbedded(
    durableFolder(made, (error) => {
      throw error;
    }),
  );
  onTestFinished(() => rmSync(made, { recursive: true }));
  const lost = vi.fn((error: unknown): never => {
    throw error;
  });
  exitOnPanic(client, lost);
  await client.exec("create table lines (line text)");
  await expect(client.query("insert into nowhere values (1)")).rejects.toThrow("does not exist");
  rmSync(join(made, "pg_wal"), { recursive: true });
  const write = "insert into lines select repeat('x', 1000) from generate_series(1, 20000)";
  await expect(client.query(write)).rejects.toThrow();
  expect(lost).toHaveBeenCalled();
});
