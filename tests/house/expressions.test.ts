import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ambiguousIn, expressionsOf, isSuperlinear } from "./expressions.ts";
import { isTest } from "./places.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readSourceFiles(root, ["src"]).filter(({ path }) => !isTest(path));
const { written, built } = expressionsOf(files);

test("no regular expression takes superlinear time, requests.linear-time", () => {
  expect(written.length).toBeGreaterThan(700);
  const slow = written.filter(({ pattern, flags }) => isSuperlinear(pattern, flags));
  expect(slow.map(({ path, pattern }) => `${path}: ${pattern}`)).toEqual([]);
});

test("no regular expression is built at run time", () => {
  expect(built).toEqual([]);
});

test.each([
  "^(a+)+$",
  String.raw`^(\w+\s?)*$`,
  String.raw`\s+$`,
  "^-+|-+$",
  "<([^>]+)>",
  "^(?:(?:hi|sorry|but|sorry but) )*wrong number",
])("%s is superlinear", (pattern) => {
  expect(isSuperlinear(pattern, "s")).toBe(true);
});

test.each(["^[a-z][a-z0-9+.-]*:", String.raw`\s+`, `[&<>'"]`])("%s is linear", (pattern) => {
  expect(isSuperlinear(pattern, "")).toBe(false);
});

test.each([
  ["^(?:(?:hi|sorry|but|sorry but) )*wrong number", ["sorry but "]],
  ["dont (?:ever |you |you ever )*text", ["you ever "]],
  ["^(?:(?:hi|hey) )*(?:ever |you )*text", []],
])("%s has %j that others spell out", (pattern, expected) => {
  expect(ambiguousIn(pattern)).toEqual(expected);
});

test("expressions are found wherever they are written", () => {
  const text = 'const a = b / c / d;\nexport const e = f(/g\\/h/i, "/no/");\nnew RegExp(a);';
  const expressions = expressionsOf(parseSourceFiles({ "src/a.ts": text }));
  expect(expressions.written).toEqual([{ path: "src/a.ts", pattern: "g\\/h", flags: "i" }]);
  expect(expressions.built).toEqual(["src/a.ts: new RegExp(a)"]);
});
