import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPrivate } from "../../../scripts/doctor/reachable.ts";
import { closeFolder, isOpenToOthers } from "./private-folder.server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hearthline-private-"));
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "files", "logo.png"), "picture");
  for (const [path, mode] of [
    ["files/logo.png", 0o666],
    ["files", 0o755],
    ["", 0o755],
  ] as const) {
    chmodSync(join(folder, path), mode);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o7777).toString(8);

test("closes an open folder with everything in it", () => {
  closeFolder(folder, "if-open");
  expect([modeOf(""), modeOf("files"), modeOf("files/logo.png")]).toEqual(["700", "700", "600"]);
});

test("checks the contents of a closed folder only on request", () => {
  chmodSync(folder, 0o700);
  closeFolder(folder, "if-open");
  expect(modeOf("files/logo.png")).toBe("666");
  closeFolder(folder, "always");
  expect(modeOf("files/logo.png")).toBe("600");
});

test("a shared folder stays open and link targets are unchanged", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "hearthline-elsewhere-"));
  chmodSync(elsewhere, 0o1777);
  symlinkSync(elsewhere, join(folder, "link"));
  closeFolder(folder, "always");
  closeFolder(elsewhere, "always");
  expect((statSync(elsewhere).mode & 0o7777).toString(8)).toBe("1777");
  rmSync(elsewhere, { recursive: true });
});

test("the doctor names folders that others can read, storage.private-folder", () => {
  chmodSync(folder, 0o700);
  const { verdict, message } = checkPrivate(folder);
  expect(verdict).toBe("missing");
  expect(message).toContain(join(folder, "files"));
  closeFolder(join(folder, "files"), "if-open");
  expect(checkPrivate(folder).verdict).toBe("good");
  expect(isOpenToOthers(join(folder, "not-there"))).toBe(false);
});
