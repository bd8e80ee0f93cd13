import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { runTests } from "./test-step.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs vitest on these test files, as a step of `npm test`. */
async function play(files: Record<string, string>, quietSeconds?: number) {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-step-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const alone = ["--globals", "--no-file-parallelism", "--testTimeout=0"];
  return runTests(Object.keys(files).join(), ["--root", folder, ...alone], {
    folder,
    print() {},
    ...(quietSeconds ? { quietSeconds } : {}),
  });
}

const good = `test("passes", () => {}); test.skip("is left out", () => {});`;

test.concurrent("a passing step counts its tests one by one", async ({ expect }) => {
  const { ok, counts, notes } = await play({ "good.test.js": good });
  expect({ ok, counts }).toEqual({
    ok: true,
    counts: { passed: 1, failed: 0, skipped: 1, unfinished: 0 },
  });
  expect(notes).toEqual(["skipped: good.test.js > is left out"]);
});

test.concurrent("a crashed step counts its passes and names tests without results", async ({
  expect,
}) => {
  const crashing = `
    test("passes", () => {});
    test("fails", () => { throw new Error("no") });
    test("takes the runner down", async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      process.kill(process.ppid, "SIGKILL");
    });
    test("comes later", () => {});`;
  const { ok, counts, notes } = await play({ "crashing.test.js": crashing });
  expect({ ok, counts }).toEqual({
    ok: false,
    counts: { passed: 1, failed: 1, skipped: 0, unfinished: 2 },
  });
  expect(notes).toEqual([
    "failed: crashing.test.js > fails",
    "unfinished: crashing.test.js > takes the runner down (running)",
    "unfinished: crashing.test.js > comes later",
  ]);
});

test.concurrent("a hung step is killed, and its passes are counted", async ({ expect }) => {
  const hanging = `test("passes", () => {}); test("waits for ever", () => new Promise(() => {}));`;
  const { ok, counts, notes, output } = await play({ "hanging.test.js": hanging }, 8);
  expect(output).toContain("ended by force: nothing happened for 8 seconds");
  expect({ ok, counts }).toEqual({
    ok: false,
    counts: { passed: 1, failed: 0, skipped: 0, unfinished: 1 },
  });
  expect(notes).toEqual(["unfinished: hanging.test.js > waits for ever (running)"]);
}, 60_000);
