import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  checksOfFaults,
  findRuleViolations,
  foreignCitations,
  longRules,
  statedRules,
} from "./rules.ts";

const places = ["src", "scripts", "bench", "tools", "tests", "docs", "README.md"];
const texts = execFileSync("git", ["ls-files", "--", ...places], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(tsx?|mjs|css|sh|sql|md)$/.test(path))
  // The test file contains violations as samples.
  .filter((path) => path !== "tests/house/rules.test.ts")
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("each rule is stated once, followed, and tested", () => {
  expect(statedRules(texts).length).toBeGreaterThan(100);
  expect(findRuleViolations(texts)).toEqual([]);
});

test("each rule is one line", () => {
  expect(longRules(texts)).toEqual([]);
});

test("every rule or document that a comment cites exists", () => {
  expect(texts.flatMap(foreignCitations)).toEqual([]);
});

/** Here a check that can't fail would cost leads, or send something twice. */
const needsControl = [
  "fault.cut-save",
  "fault.database-restart",
  "fault.double-click",
  "fault.killed-export",
  "fault.killed-process",
  "fault.killed-send",
  "fault.killed-text",
  "fault.lost-answer",
  "fault.lost-commit",
  "fault.lost-text-answer",
  "fault.power-cut",
  "fault.read-only-server",
  "fault.silent-database",
  "fault.text-processes",
];

test("each fault has a check, and the worst have a control", () => {
  const faults = statedRules(texts)
    .map(({ id }) => id)
    .filter((id) => id.startsWith("fault."))
    .toSorted();
  const source = texts
    .filter(({ path }) => /^tests\/faults\/.*\.test\.ts$/.test(path))
    .map(({ text }) => text)
    .join("\n");
  const { checked, controlled } = checksOfFaults(source);
  expect(checked.toSorted()).toEqual(faults);
  expect(controlled).toEqual(expect.arrayContaining(needsControl));
});

describe("control", () => {
  const rule = { path: "docs/rules/leads.md", text: "- **`leads.exclusive`** One contractor's.\n" };
  const code = {
    path: "src/a.ts",
    text: "/** Keeps it (leads.exclusive). */\nexport const a = 1;",
  };
  const proof = { path: "src/a.test.ts", text: 'test("one, leads.exclusive", () => {});' };

  test.each([
    [[rule, code, proof], []],
    [[rule, proof], ["docs/rules/leads.md: no code cites leads.exclusive"]],
    [[rule, code], ["docs/rules/leads.md: no test cites leads.exclusive"]],
    [[rule, rule, code, proof], ["docs/rules/leads.md states leads.exclusive again"]],
    [
      [rule, code, proof, { path: "src/b.ts", text: "// As leads.shared says." }],
      ["src/b.ts cites leads.shared, which no file of docs/rules states"],
    ],
    [
      [rule, code, proof, { path: "db/a.sql", text: "-- (lead.one-person)" }],
      ["db/a.sql cites lead.one-person, which no file of docs/rules states"],
    ],
    // Code, files and addresses are no citations.
    [[rule, code, proof, { path: "src/b.ts", text: "leads.push(1); // see leads.ts" }], []],
  ])("rules and citations that do not meet are found (%#)", (files, breaches) => {
    expect(findRuleViolations(files)).toEqual(breaches);
  });

  test("a long rule is found, also over several lines", () => {
    const long = { ...rule, text: `- **\`leads.exclusive\`** ${"a word ".repeat(9)}\n`.repeat(2) };
    expect(longRules([rule, long])).toEqual([]);
    const wrapped = { ...rule, text: `- **\`leads.alert\`** One${"\nof many words".repeat(12)}\n` };
    expect(longRules([wrapped])).toEqual(["leads.alert"]);
  });

  test.each([
    ["/** In the words of the specification. */", 1],
    ["// Names are the columns of §3, decisions 8, faults 19", 3],
    ["// RFC 4648 §6, docs/decisions/061-what-a-browser-test-costs.md", 0],
  ])("finds a citation of a missing document: %s", (text, expected) => {
    expect(foreignCitations({ path: "src/a.ts", text })).toHaveLength(expected);
  });

  test.each([
    ['fault({ rule: "fault.two-tabs", title: "x", },', ["fault.two-tabs"], []],
    ['fault({ rule: "fault.two-tabs", title: "x", guards', ["fault.two-tabs"], ["fault.two-tabs"]],
    ['test("fault.two-tabs: SIGKILL", () => {});', ["fault.two-tabs"], []],
    ['test("fault.two-tabs, control: without it", () => {});', [], ["fault.two-tabs"]],
    ['expect(answer).toBe("42");', [], []],
  ])("a fault without check or control is found: %s", (source, checked, controlled) => {
    expect(checksOfFaults(source)).toEqual({ checked, controlled });
  });
});
