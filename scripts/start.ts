import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { becomeNode } from "./become-node.ts";
import { nodeEnvironment } from "./node-flags.ts";
import { isBuildCurrent } from "./source-stamp.ts";

/**
 * Rebuilds if the sources have changed since the last build, then becomes the product. `--verbose`
 * shows the build's output and every log line.
 */
const buildLog = "build/build.log";
const args = process.argv.slice(2);
const unknown = args.find((argument) => !["--verbose", "--help"].includes(argument));
if (unknown !== undefined || args.includes("--help")) {
  if (unknown !== undefined) console.error(`Unknown option '${unknown}'.`);
  console.error("Usage: npm start -- --verbose");
  process.exit(unknown === undefined ? 0 : 64);
}
const isVerbose = args.includes("--verbose");

if (!isBuildCurrent()) {
  if (!existsSync("node_modules/@react-router/dev")) {
    const reason = existsSync("build/server") ? "The build is out of date" : "No build found";
    console.error(
      `${reason}, and build tools aren't installed here. Run npm ci && npm run build (here or on your build machine).`,
    );
    process.exit(1);
  }
  await build();
}
const logFormat = format();
becomeNode("build/server/main.js", [], {
  ...process.env,
  ...(logFormat ? { LOG_FORMAT: logFormat } : {}),
});

/** Prints one line to standard output, unless it is read as JSON. */
async function build(): Promise<void> {
  const began = performance.now();
  const log = (text: string) => (format() === "json" ? process.stderr : process.stdout).write(text);
  log(isVerbose ? "Building Hearthline …\n" : "Building Hearthline … ");
  const output = isVerbose ? "inherit" : "pipe";
  // Its own process group: a signal also ends the programs the build starts.
  const child = spawn(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...nodeEnvironment },
    detached: true,
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
  let details = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      details += text;
    });
  }
  const [status] = await once(child, "close");
  if (!isVerbose) {
    // Created only now, because the build empties its folder.
    mkdirSync("build", { recursive: true });
    writeFileSync(buildLog, details);
  }
  if (status !== 0) {
    const end = isVerbose
      ? []
      : [...details.trimEnd().split("\n").slice(-20), `Full output: ${buildLog}`];
    console.error(["failed", ...end].join("\n"));
    process.exit(1);
  }
  log(`done in ${Math.round((performance.now() - began) / 1000)} s\n`);
}

/**
 * The log format: as configured, else human-readable, except on a public site, which uses its own
 * default.
 */
function format(): string | undefined {
  const { LOG_FORMAT, LOG_LEVEL, SITE_URL = "" } = process.env;
  if (LOG_FORMAT?.trim()) return LOG_FORMAT;
  if (isVerbose || LOG_LEVEL === "debug") return "pretty";
  return SITE_URL.startsWith("https:") ? undefined : "plain";
}
