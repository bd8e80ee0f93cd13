import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { makeDatabase, playPowerCuts } from "../../../tests/power-cut/power-cuts.ts";
import { durableFolder } from "./data-directory.server.ts";
import { createEmbedded, exitOnEngineFailure, watchFiles } from "./embedded.server.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-durable-"));
const source = join(folder, "made");
beforeAll(() => makeDatabase(source));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("fault.power-cut: every acknowledged row survives a power loss", async () => {
  const open = (at: string) =>
    durableFolder(at, (error) => {
      throw error;
    });
  const findings = await playPowerCuts(source, open, { cuts: 3, seed: 1, transactions: 40 });
  expect(findings.wrong).toEqual([]);
  expect(findings.syncs).toBeGreaterThan(findings.acknowledged);
});

test("fault.power-cut, control: the library's default loses acknowledged rows", async () => {
  const open = (at: string) => ({ dataDir: at });
  const options = { cuts: 20, seed: 1, transactions: 40, untilWrong: true };
  const findings = await playPowerCuts(source, open, options);
  expect(findings.wrong).not.toEqual([]);
});

/** Opens an engine on a copy. @returns the engine, its folder, and the callback for its failure */
async function openWatched() {
  const at = mkdtempSync(join(folder, "copy-"));
  cpSync(source, at, { recursive: true });
  const client = await createEmbedded(
    durableFolder(at, (error) => {
      throw error;
    }),
  );
  onTestFinished(() => rmSync(at, { recursive: true }));
  const onFailure = vi.fn((error: unknown): never => {
    throw error;
  });
  exitOnEngineFailure(client, onFailure);
  await client.exec("create table lines (line text)");
  return { client, at, lost: onFailure };
}

test("fault.power-cut: an engine that lost a log file isn't used again", async () => {
  const { client, at, lost } = await openWatched();
  await expect(client.query("insert into nowhere values (1)")).rejects.toThrow("does not exist");
  rmSync(join(at, "pg_wal"), { recursive: true });
  const write = "insert into lines select repeat('x', 1000) from generate_series(1, 20000)";
  await expect(client.query(write)).rejects.toThrow();
  expect(lost).toHaveBeenCalled();
});

test.each([
  ["deleted", (file: string) => rmSync(file)],
  [
    "replaced",
    (file: string) => {
      writeFileSync(`${file}.new`, "18");
      renameSync(`${file}.new`, file);
    },
  ],
])("fault.failing-disk: files that are %s are noticed within seconds", async (_how, lose) => {
  const watched = mkdtempSync(join(tmpdir(), "hearthline-watched-"));
  onTestFinished(() => rmSync(watched, { recursive: true }));
  const file = join(watched, "PG_VERSION");
  writeFileSync(file, "18");
  const lost = vi.fn();
  onTestFinished(watchFiles(watched, lost));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(lost).not.toHaveBeenCalled();
  lose(file);
  await vi.waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 60_000 });
});

test("fault.power-cut: an engine that lost a table's file isn't used again", async () => {
  const { client, at, lost } = await openWatched();
  await expect(client.query("insert into nowhere values (1)")).rejects.toThrow("does not exist");
  expect(lost).not.toHaveBeenCalled();
  rmSync(join(at, "base"), { recursive: true });
  await expect(client.query("insert into lines values ('x')")).rejects.toThrow();
  expect(lost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ severity: "ERROR" }));
});
