import { existsSync } from "node:fs";
import { runNode } from "./run-node.ts";
import { isBuildCurrent } from "./source-stamp.ts";

/** Builds when the sources have changed since the last build, then runs the product (`start.no-build-tools`). */
if (!isBuildCurrent()) {
  if (!existsSync("node_modules/@react-router/dev")) {
    const found = existsSync("build/server")
      ? "The build is not of these sources"
      : "There is no build";
    console.error(
      `${found}, and the tools to make one are not installed: run npm ci && npm run build, here or where you build.`,
    );
    process.exit(1);
  }
  console.log("Building Hearthline (the next start skips this) …");
  await runNode("scripts/build.ts", []);
}
await runNode("build/server/main.js", process.argv.slice(2));
