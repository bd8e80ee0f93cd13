import { endOnOldNode } from "~/platform/process/node-version.ts";

endOnOldNode();
// Only now: an old Node could not even read what comes.
const { runMain } = await import("./run-main.ts");
await runMain();
