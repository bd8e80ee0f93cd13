import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Guard, removeGuards } from "./guards.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));

const modules = import.meta.glob<Record<string, Record<string, Guard>>>("./guards/*.ts", {
  eager: true,
});
const declared = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([group, guards]) =>
    Object.entries(guards).map(([name, guard]) => ({ name: `${group}.${name}`, guard })),
  );

test("each guard occurs in the build as often as declared", () => {
  const built = read("build/server", ".js");
  const timesOf = (guard: Guard) =>
    built.reduce((sum, source) => sum + (removeGuards(source, [guard]).found[0] ?? 0), 0);
  const otherwise = declared.flatMap(({ name, guard }) => {
    const [found, expected] = [timesOf(guard), guard.times ?? 1];
    return found === expected ? [] : `${name}: ${found} times instead of ${expected}`;
  });
  expect(declared.length).toBeGreaterThan(15);
  expect(otherwise).toEqual([]);
});

test("each guard is used by a test", () => {
  const tests = read("tests/faults", ".ts").join("\n");
  const unused = declared.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(tests));
  expect(unused.map(({ name }) => name)).toEqual([]);
});
