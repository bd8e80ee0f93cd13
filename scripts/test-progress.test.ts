import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type ProgressEvent, readProgress } from "./test-progress.ts";

const folder = mkdtempSync(join(tmpdir(), "hearthline-progress-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a test counts as ended when its start arrives after its end", () => {
  const events: ProgressEvent[] = [
    { kind: "tests", file: "a.test.ts", tests: [{ id: "1", name: "a.test.ts > quick" }] },
    { kind: "ended", id: "1", state: "passed" },
    { kind: "began", id: "1" },
    { kind: "file ended", file: "a.test.ts" },
  ];
  const path = join(folder, "events");
  writeFileSync(path, events.map((event) => `${JSON.stringify(event)}\n`).join(""));
  expect(readProgress(path)).toMatchObject({
    counts: { passed: 1, failed: 0, skipped: 0, unfinished: 0 },
    unfinished: [],
  });
});
