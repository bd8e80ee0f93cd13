import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ambiguousIn, expressionsOf, findGrowth, hostileTo } from "./growth.ts";
import { isTest } from "./places.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readSourceFiles(root, ["src"]).filter(({ path }) => !isTest(path));
const { written, madeLater } = expressionsOf(files);

/** A whole text is gone through, as replacing and splitting do. */
const growth = (pattern: string, flags: string) => {
  const all = new RegExp(pattern, flags.includes("g") ? flags : `${flags}g`);
  return findGrowth((text) => text.replace(all, ""), hostileTo({ pattern, flags }));
};

// requests.linear-time
describe("no regular expression takes longer to grow than its input", () => {
  const different = new Map(written.map((one) => [`/${one.pattern}/${one.flags}`, one]));

  test.each([...different])("%s", (_, { path, pattern, flags }) => {
    expect(growth(pattern, flags), path).toBeNull();
  });

  test("no alternative of a repeated group is spelled out by others", () => {
    const found = written.flatMap(({ path, pattern }) =>
      ambiguousIn(pattern).map((one) => `${path}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  test("each of them is known before the product runs", () => {
    expect(written.length).toBeGreaterThan(50);
    expect(madeLater).toEqual([]);
  });
});

describe("control", () => {
  test.each([
    String.raw`[^\s"'<>()/=?&,;:]+(@|%40)[^\s"'<>()/=?&,;:]+`,
    String.raw`(?<![\w-])(?!127\.0\.0\.1\b)\+?\d[\d\s().-]{6,}\d(?![\w-])`,
    String.raw`\s+$`,
    "^-+|-+$",
    String.raw`<style>.*?<\/style>`,
    "^(a+)+$",
    String.raw`^(\w+\s?)*$`,
    "<([^>]+)>",
  ])("%s is found to grow faster than its input", (pattern) => {
    expect(growth(pattern, "s")).not.toBeNull();
  });

  test.each(["^[a-z][a-z0-9+.-]*:", String.raw`\s+`, `[&<>'"]`])("%s is not", (pattern) => {
    expect(growth(pattern, "")).toBeNull();
  });

  test.each([
    ["^(?:(?:hi|sorry|but|sorry but) )*wrong number", ["sorry but "]],
    ["dont (?:ever |you |you ever )*text", ["you ever "]],
    ["^(?:(?:hi|hey) )*(?:ever |you )*text", []],
  ])("%s has %j that others spell out", (pattern, found) => {
    expect(ambiguousIn(pattern)).toEqual(found);
  });

  test("expressions are found wherever they stand", () => {
    const text = 'const a = b / c / d;\nexport const e = f(/g\\/h/i, "/no/");\nnew RegExp(a);';
    const found = expressionsOf(parseSourceFiles({ "src/a.ts": text }));
    expect(found.written).toEqual([{ path: "src/a.ts", pattern: "g\\/h", flags: "i" }]);
    expect(found.madeLater).toEqual(["src/a.ts: new RegExp(a)"]);
  });
});
