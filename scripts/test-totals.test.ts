import { expect, test } from "vitest";
import { describeStep, failuresOf, totalsLine } from "./test-totals.ts";

const lint = { name: "lint", ok: true, milliseconds: 400 };
const unit = {
  name: "unit",
  ok: true,
  milliseconds: 61_000,
  counts: { passed: 210, failed: 0, skipped: 0, unfinished: 0 },
};

test("totals add up tests and name the steps", () => {
  const browser = { ...unit, name: "e2e", counts: { ...unit.counts, passed: 2, skipped: 1 } };
  expect(totalsLine([lint, unit, browser], 372_000)).toBe(
    "212 passed, 0 failed, 1 skipped in 6m 12s (lint, 210 unit, 2 e2e)",
  );
});

test("a failed step without tests counts as one failure", () => {
  const failedUnit = { ...unit, ok: false, counts: { ...unit.counts, passed: 0 } };
  expect(totalsLine([{ ...lint, ok: false }, failedUnit], 1000)).toBe(
    "0 passed, 2 failed, 0 skipped in 1.0s (lint FAILED, 0 unit FAILED)",
  );
});

test("a skipped step is shown, with how to get what it needs", () => {
  const absent = { name: "e2e", ok: true, milliseconds: 0, obstacle: "no browser: install one" };
  expect(describeStep(absent)).toBe("- e2e SKIPPED: no browser: install one");
  expect(totalsLine([unit, absent], 1000)).toContain("0 failed, 1 skipped");
});

test("a passing step prints one line, a failing one its whole output", () => {
  expect(describeStep(unit)).toBe("✓ unit 210 passed, 0 failed, 0 skipped in 1m 1s");
  expect(describeStep({ ...lint, ok: false, output: "line 3 is wrong\n" })).toBe(
    "✗ lint in 0.4s\nline 3 is wrong\n✗ lint in 0.4s",
  );
});

test("an interrupted step counts its passes and names tests without results", () => {
  const cut = {
    ...unit,
    ok: false,
    counts: { passed: 112, failed: 0, skipped: 0, unfinished: 3 },
    output: "ended by force\n",
    notes: ["unfinished: a.test.ts > waits (running)"],
  };
  const line = "✗ unit 112 passed, 0 failed, 0 skipped, 3 unfinished in 1m 1s";
  expect(describeStep(cut)).toBe(
    [line, "ended by force", line, "    unfinished: a.test.ts > waits (running)"].join("\n"),
  );
  expect(totalsLine([lint, cut], 1000)).toBe(
    "112 passed, 1 failed, 0 skipped in 1.0s (lint, 112 unit FAILED, 3 unfinished)",
  );
});

test("failures are repeated at the end, with their last output", () => {
  const output = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const failed = { ...lint, ok: false, output, notes: ["failed: a.test.ts > b"] };
  const [failure = ""] = failuresOf([unit, failed]);
  expect(failure.split("\n")).toHaveLength(42);
  expect(failure).toMatch(/^✗ lint\nline 60\n/);
  expect(failure).toMatch(/line 99\nfailed: a\.test\.ts > b$/);
  expect(failuresOf([unit])).toEqual([]);
});
