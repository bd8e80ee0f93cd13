import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatabase, playPowerCuts } from "../../../tests/power-cut/power-cuts.ts";
import { durableFolder } from "./durable-folder.server.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-durable-"));
const made = join(folder, "made");
beforeAll(() => makeDatabase(made));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("storage.embedded-durable: after a power cut every acknowledged row is there, and the database opens whole", async () => {
  const open = (at: string) =>
    durableFolder(at, (error) => {
      throw error;
    });
  const found = await playPowerCuts(made, open, { cuts: 3, seed: 1, transactions: 40 });
  expect(found.wrong).toEqual([]);
  expect(found.syncs).toBeGreaterThan(found.acknowledged);
});

test("storage.embedded-durable, control: as the library opens it, acknowledged rows are lost", async () => {
  const open = (at: string) => ({ dataDir: at });
  const options = { cuts: 20, seed: 1, transactions: 40, untilWrong: true };
  const found = await playPowerCuts(made, open, options);
  expect(found.wrong).not.toEqual([]);
});
