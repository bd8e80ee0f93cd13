import { existsSync, readdirSync, rmSync } from "node:fs";

/** Runs after npm ci: the package of Node also has 67 MB of C headers, which nothing here compiles with. */
const folder = "node_modules/node/node_modules";
for (const name of existsSync(folder) ? readdirSync(folder) : []) {
  rmSync(`${folder}/${name}/include`, { recursive: true, force: true });
}
