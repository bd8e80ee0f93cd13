import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./run-program.ts";
import { makeScratchFolder } from "./scratch-folder.ts";
import { type Progress, readProgress } from "./test-progress.ts";
import { duration, type StepResult } from "./test-totals.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const scratch = makeScratchFolder();
/** Tests have a limit of ten minutes, so there is always activity sooner. */
const quietSeconds = 15 * 60;
/** How often a long step prints its progress. */
const secondsBetweenLines = 30;

export type StepOptions = {
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  quietSeconds?: number;
  /** Prints the step's progress. */
  print?: (line: string) => void;
};

/** Runs a package.json script, so `npm test` checks exactly what a developer types. */
export async function runNpmScript(script: string, parameters: string[] = []): Promise<StepResult> {
  const name = [script, ...parameters].join(" ");
  const args = ["run", "--silent", script, ...(parameters.length > 0 ? ["--", ...parameters] : [])];
  const { ok, output, milliseconds } = await run(name, "npm", args, {});
  return { name, ok, output, milliseconds };
}

/** Runs one project of vitest.config.ts, or only these files of it. */
export function runVitest(
  project: string,
  { files = [], ...options }: StepOptions & { files?: string[] } = {},
): Promise<StepResult> {
  return runTests(project, ["--project", project, ...files], options);
}

/**
 * Runs vitest. However it ends, passes are counted and tests without a result are named.
 * @param parameters vitest arguments that select the tests
 */
export async function runTests(
  name: string,
  parameters: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const events = join(scratch, `${name}.progress`);
  const reporters = [
    "--reporter=default",
    `--reporter=${join(root, "scripts/progress-reporter.ts")}`,
  ];
  const ended = await run(
    name,
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", ...parameters, ...reporters],
    { ...options, environment: { TEST_PROGRESS: events, ...options.environment } },
    events,
  );
  const { counts, failed, skipped, unfinished } = readProgress(events);
  const printed = ended.output.split("\n").filter((line) => /^(house|faults): /.test(line));
  const notes = [
    ...printed,
    ...failed.map((test) => `failed: ${test}`),
    ...unfinished.map((test) => `unfinished: ${test}`),
    ...skipped.map((test) => `skipped: ${test}`),
  ];
  const ok = ended.ok && counts.failed === 0 && counts.unfinished === 0;
  return { name, ok, output: ended.output, milliseconds: ended.milliseconds, counts, notes };
}

/** @param events the reporter's output file, for steps that consist of tests */
async function run(
  name: string,
  program: string,
  parameters: string[],
  options: StepOptions,
  events?: string,
) {
  const ended = await runProgram(program, parameters, {
    folder: options.folder ?? root,
    environment: {
      ...process.env,
      TMPDIR: scratch,
      FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      ...options.environment,
    },
    quietSeconds: options.quietSeconds ?? quietSeconds,
    scratchFolders: [scratch],
    ...(events ? { heartbeat: () => sizeOf(events) } : {}),
    onSecond: showProgress(name, options.print ?? console.log, events),
  });
  return { ...ended, ok: ended.status === 0 };
}

/** Prints each failing test right away, and a step's progress from time to time. */
function showProgress(name: string, print: (line: string) => void, events?: string) {
  let seconds = 0;
  let failuresShown = 0;
  return () => {
    seconds++;
    const progress = events ? readProgress(events) : null;
    const failed = progress?.failed ?? [];
    for (const test of failed.slice(failuresShown)) print(`  ✗ ${test}`);
    failuresShown = failed.length;
    if (seconds % secondsBetweenLines === 0) print(progressLine(name, seconds, progress));
  };
}

function progressLine(name: string, seconds: number, progress: Progress | null): string {
  const time = duration(seconds * 1000);
  if (!progress) return `… ${name} for ${time}`;
  const { counts, files } = progress;
  const numbers = `${counts.passed} passed, ${counts.failed} failed`;
  return `… ${name} for ${time}: ${numbers}, ${files.ended} of ${files.all} files`;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
