import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashOfSources, isBuildCurrent, removeStamp, stampBuild } from "./source-stamp.ts";

/** A project with a stamped build. */
function builtProject() {
  const root = mkdtempSync(join(tmpdir(), "hearthline-stamp-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["src/pages", "src/domains/leads", "public", "build", "scripts"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  for (const name of [
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    "scripts/plan-chunks.ts",
  ]) {
    write(name, name);
  }
  write("src/pages/home.tsx", "home");
  write("src/pages/home.test.tsx", "test");
  stampBuild(hashOfSources(root), root);
  return { root, write };
}

test("a build is reused until one of its files changes", () => {
  const { root, write } = builtProject();
  expect(isBuildCurrent(root)).toBe(true);
  write("src/pages/home.test.tsx", "another test");
  expect(isBuildCurrent(root)).toBe(true);
  write("src/pages/home.tsx", "another home");
  expect(isBuildCurrent(root)).toBe(false);
});

test.each([
  "package-lock.json",
  "scripts/plan-chunks.ts",
  "src/pages/new.tsx",
  "src/domains/leads/leads.demo.ts",
  "public/icon.svg",
])("a new or changed %s makes the build outdated", (path) => {
  const { root, write } = builtProject();
  write(path, "new");
  expect(isBuildCurrent(root)).toBe(false);
});

test("an unfinished build does not count", () => {
  const { root } = builtProject();
  removeStamp(root);
  expect(isBuildCurrent(root)).toBe(false);
});

test("a build without its sources is used as it is", () => {
  const { root } = builtProject();
  rmSync(join(root, "src"), { recursive: true });
  expect(isBuildCurrent(root)).toBe(true);
});
