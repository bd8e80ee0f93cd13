import { exitOnOldNode } from "~/platform/process/node-version.ts";

exitOnOldNode();
// Imported only now: an old Node couldn't parse these modules.
const { runMain } = await import("./run-main.ts");
await runMain();
