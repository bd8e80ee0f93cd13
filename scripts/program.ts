import { existsSync } from "node:fs";
import { becomeNode } from "./become-node.ts";

/** Runs a built program alongside the product, such as `backups make`, within the product's memory limits. */
const [name = "", ...args] = process.argv.slice(2);
const file = `build/server/${name}.js`;
if (!existsSync(file)) {
  console.error("No build found. Run npm run build, or npm start.");
  process.exit(1);
}
becomeNode(file, args);
