import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** The tool folders: each has its own packages, which `npm ci` in the root doesn't install. */
export function listTools(root = folder): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, "package-lock.json")));
}

/**
 * Installs the packages of tools/NAME, unless exactly those of its lock file are installed.
 * @throws Error if npm fails
 */
export function installTool(name: string, root = folder): void {
  const tool = join(root, name);
  const lock = createHash("sha256")
    .update(readFileSync(join(tool, "package-lock.json")))
    .digest("hex");
  const stamp = join(tool, "node_modules/.installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  process.stderr.write(`installing tools/${name} …\n`);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: tool,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`npm ci failed in tools/${name}`);
  writeFileSync(stamp, lock);
}
