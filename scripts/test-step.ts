import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { leash } from "../tests/setup/leash.ts";
import type { Counts, StepResult } from "./test-totals.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const scratch = makeScratchFolder();
/** A step that takes longer than this hangs. */
const minutesAtMost = 15;

/** Runs a script of package.json, so that `npm test` checks exactly what a developer types. */
export async function runNpmScript(script: string): Promise<StepResult> {
  const { ok, output, milliseconds } = await run("npm", ["run", "--silent", script]);
  return { name: script, ok, output, milliseconds };
}

/** Runs one project of vitest.config.ts, or only these files of it. */
export async function runVitest(
  project: string,
  { files = [], environment = {} }: { files?: string[]; environment?: NodeJS.ProcessEnv } = {},
): Promise<StepResult> {
  const report = join(scratch, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = ["--project", project, ...files];
  const parameters = ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters];
  const { ok, output, milliseconds } = await run(process.execPath, parameters, environment);
  const { counts, skippedTests } = readReport(report);
  const printed = output.split("\n").filter((line) => /^(house|faults): /.test(line));
  const notes = [...printed, ...skippedTests.map((title) => `skipped: ${title}`)];
  return { name: project, ok, output, milliseconds, counts, notes };
}

type Report = {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

function readReport(path: string): { counts: Counts; skippedTests: string[] } {
  let report: Report = { testResults: [] };
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // It fell over before it could count; its exit status says so.
  }
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const failed = tests.filter((test) => test.status === "failed").length;
  const others = tests.filter((test) => test.status !== "passed" && test.status !== "failed");
  return {
    counts: { passed, failed, skipped: others.length },
    skippedTests: others.map((test) => test.fullName),
  };
}

async function run(program: string, parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  const began = Date.now();
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TMPDIR: scratch,
      FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      ...environment,
    },
  });
  if (child.pid === undefined) throw new Error(`could not start ${program}`);
  const goodbye = leash(child.pid, [scratch]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const interrupt = () => child.kill("SIGINT");
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  const limit = setTimeout(() => {
    output += `\nended by force after ${minutesAtMost} minutes\n`;
    child.kill("SIGKILL");
  }, minutesAtMost * 60_000);
  const [status, signal] = await once(child, "close");
  clearTimeout(limit);
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  // Interrupted: without the goodbye the leash removes what is still being written to.
  if (signal === "SIGINT" || status === 130) process.exit(130);
  goodbye();
  return { ok: status === 0, output, milliseconds: Date.now() - began };
}

/** All that a run leaves behind - profiles, databases, reports - is in one folder, removed at its end. */
function makeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-tests-"));
  // Open like /tmp itself: PostgreSQL makes its own folder in it as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", (status) => {
    if (status !== 130) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}
