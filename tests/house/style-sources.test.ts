import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Each file or folder whose class names a style sheet asks for, from the root of the repository. */
function sourcesOf(sheet: string): string[] {
  const text = readFileSync(join(root, sheet), "utf8");
  return [...text.matchAll(/@source "([^"]+)";/g)].map(([, source = ""]) =>
    join(dirname(sheet), source),
  );
}

test("every file that a style sheet takes class names from is there: a moved folder loses no style", () => {
  const sources = globSync("src/**/*.css", { cwd: root }).flatMap(sourcesOf);
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter((source) => globSync(source, { cwd: root }).length === 0)).toEqual([]);
});
