import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readCommandLine } from "../src/platform/process/command-line.ts";
import { installTool } from "../tools/install.ts";

const { values } = readCommandLine({
  name: "npm run db:generate",
  options: { name: { type: "string" }, custom: { type: "boolean" } },
});
const options = [values.name ? `--name=${values.name}` : "", values.custom ? "--custom" : ""];

/**
 * Writes the next migration with `drizzle-kit generate`. Drizzle compares the tables with the newest
 * snapshot only, so the older ones (18,000 lines each) are deleted.
 */
installTool("migrations");
const program = "tools/migrations/node_modules/.bin/drizzle-kit";
const { status } = spawnSync(program, ["generate", ...options.filter(Boolean)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;

const folder = "db/migrations/meta";
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
