import { existsSync, readdirSync, rmSync } from "node:fs";

/** Runs after npm ci: the Node package includes 67 MB of C headers that nothing here needs. */
const folder = "node_modules/node/node_modules";
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  rmSync(`${folder}/${name}/include`, { recursive: true, force: true });
}
