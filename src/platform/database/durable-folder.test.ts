import { expect, test } from "vitest";
import { playPowerCuts } from "../../../tests/power-cut/power-cuts.ts";
import { durableFolder } from "./durable-folder.server.ts";

const neverLost = (error: unknown) => {
  throw error;
};

test("fault.power-cut: the embedded database has every acknowledged row and opens whole", async () => {
  const open = (folder: string) => durableFolder(folder, neverLost);
  const found = await playPowerCuts(open, { cuts: 4, seed: 1 });
  expect(found.wrong).toEqual([]);
  expect(found.syncs).toBeGreaterThan(found.acknowledged);
});

test("fault.power-cut, control: as the library opens it, acknowledged rows are lost", async () => {
  const open = (folder: string) => ({ dataDir: folder });
  const found = await playPowerCuts(open, { cuts: 20, seed: 1, untilWrong: true });
  expect(found.wrong).not.toEqual([]);
});
