import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { durableFolder } from "../../src/platform/database/data-directory.server.ts";
import { makeDatabase, type OpenIn, playPowerCuts } from "../power-cut/power-cuts.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-power-cuts-"));
const made = join(folder, "made");
beforeAll(() => makeDatabase(made));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { cuts: 25, transactions: 150 };
const durable: OpenIn = (at) =>
  durableFolder(at, (error) => {
    throw error;
  });
const asTheLibraryDoes: OpenIn = (at) => ({ dataDir: at });

/** Three hundred cuts in total. */
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

test.for(seeds)(
  "fault.power-cut: acknowledged rows survive and the embedded database opens intact (%i)",
  async (seed, { annotate }) => {
    const cutFindings = await playPowerCuts(made, durable, { ...options, seed });
    await annotate(
      `${cutFindings.cuts} cuts into ${cutFindings.acknowledged} transactions with ${cutFindings.syncs} syncs`,
    );
    expect(cutFindings.wrong).toEqual([]);
    expect(cutFindings.syncs).toBeGreaterThan(cutFindings.acknowledged);
  },
);

test("fault.power-cut, control: with the library's defaults, rows are lost and databases fail", async ({
  annotate,
}) => {
  const cutFindings = await playPowerCuts(made, asTheLibraryDoes, { ...options, seed: 1 });
  await annotate(
    `${cutFindings.wrong.length} of ${cutFindings.cuts} cuts: ${cutFindings.wrong[0]}`,
  );
  expect(cutFindings.wrong.length).toBeGreaterThan(5);
});
