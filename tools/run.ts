import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { installTool, listTools } from "./install.ts";

/**
 * `npm run tool -- NAME PROGRAM …` runs a program of tools/NAME in the root, and installs its
 * packages first if they are missing. Without a program it only installs them.
 */
const [name = "", program, ...parameters] = process.argv.slice(2);
if (!listTools().includes(name)) {
  console.error(`usage: npm run tool -- NAME [PROGRAM …]\nNAME: ${listTools().join(", ")}`);
  process.exit(1);
}
installTool(name);
if (program !== undefined) {
  const programs = fileURLToPath(new URL(`${name}/node_modules/.bin`, import.meta.url));
  const { status, error } = spawnSync(program, parameters, {
    stdio: "inherit",
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
  });
  if (error) console.error(`${program} did not start: ${error.message}`);
  process.exitCode = status ?? 1;
}
