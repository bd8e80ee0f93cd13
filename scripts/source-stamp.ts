import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stamp = "build/source.sha256";
const configuration = [
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/plan-chunks.ts",
];
const folders = ["src", "public"];

/**
 * Whether the build matches these sources. Without sources, when only the build was copied to this
 * machine, any build does.
 */
export function isBuildCurrent(root = "."): boolean {
  if (!existsSync(join(root, stamp))) return false;
  if (!existsSync(join(root, "src"))) return true;
  return readFileSync(join(root, stamp), "utf8") === hashOfSources(root);
}

/** Marks the build as unfinished until it is stamped again. */
export function removeStamp(root = "."): void {
  rmSync(join(root, stamp), { force: true });
}

/** @param source the result of `hashOfSources` when the build began */
export function stampBuild(source: string, root = "."): void {
  writeFileSync(join(root, stamp), source);
}

/** A hash of every source file of the build. */
export function hashOfSources(root = "."): string {
  const hash = createHash("sha256");
  const files = [...configuration];
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      files.push(join(folder, entry));
    }
  }
  for (const file of files.sort()) {
    const path = join(root, file);
    if (!/\.test\.tsx?$/.test(file) && statSync(path).isFile()) {
      hash.update(file).update(readFileSync(path));
    }
  }
  return hash.digest("hex");
}
