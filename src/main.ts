import { wordsForOldNode } from "~/platform/process/node-version.ts";

const words = wordsForOldNode(process.versions.node);
if (words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
// Only now: an old Node could not even read what comes (`start.right-node`).
const { runMain } = await import("./run-main.ts");
await runMain();
