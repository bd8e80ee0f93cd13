import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeFlags } from "./node-flags.ts";

const stamp = "build/source.sha256";

/** Builds when the sources have changed since the last build, then runs the web process. */
const source = hashOfSources();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== source) {
  console.log("Building Hearthline (the next start skips this) …");
  await run("scripts/build.ts", []);
  writeFileSync(stamp, source);
}
await run("build/server/main.js", process.argv.slice(2));

function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
  for (const folder of ["src", "public"]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
    }
  }
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Runs one of our files to its end, passing signals on; a failure ends this process as well. */
function run(file: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
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
