import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { nodeEnvironment, nodeFlags } from "./node-flags.ts";
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
  await run("scripts/build.ts", []);
}
await run("build/server/main.js", process.argv.slice(2));

/** Runs one of our files to its end, passing signals on; a failure ends this process as well. */
function run(file: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...nodeEnvironment },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", pass);
  process.on("SIGTERM", pass);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      process.off("SIGINT", pass);
      process.off("SIGTERM", pass);
      if (code === 0) resolve();
      else process.exit(code ?? (signal ? 1 : 0));
    });
  });
}
