import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";
import { findBrowser, howToGetBrowser } from "../tests/setup/find-browser.ts";
import { findPostgresBinaries, howToGetPostgres } from "../tests/setup/postgres-binaries.ts";
import { runNpmScript, runVitest } from "./test-step.ts";
import { describeStep, failuresOf, type StepResult, totalsLine } from "./test-totals.ts";

type Step = {
  name: string;
  run(): Promise<StepResult>;
  /** What is missing on this machine and how to get it, or null. */
  missing?(): string | null;
};

const lint: Step = { name: "lint", run: () => runNpmScript("lint") };
const types: Step = { name: "types", run: () => runNpmScript("typecheck") };
const build: Step = { name: "build", run: () => runNpmScript("build") };
const unit: Step = { name: "unit", run: () => runVitest("unit") };
const onPglite: Step = { name: "integration-pglite", run: () => runVitest("integration-pglite") };
const onPostgres: Step = {
  name: "integration-postgres",
  run: () => runVitest("integration-postgres"),
  missing: () => (findPostgresBinaries() ? null : howToGetPostgres),
};
const faults: Step = {
  // All of them, and fifty and more kills instead of three: `npm run faults`.
  name: "faults",
  run: () =>
    runVitest("faults", {
      files: ["guards", "kill", "follow-up-kills"].map((name) => `tests/faults/${name}.test.ts`),
      environment: { KILL_ROUNDS: "3" },
    }),
  missing: () => (buildFailed() ? "there is no build to test" : null),
};
const e2e: Step = {
  name: "e2e",
  run: () => runVitest("e2e"),
  missing: () => (buildFailed() ? "there is no build to test" : browserMissing()),
};

/**
 * Everything there is to check, the quickest answers first. The steps of a row run at the same time:
 * each waits now and then, and has a last file that only one core works on.
 */
const rows: Step[][] = [[lint, types, build, unit], [onPglite, onPostgres, faults], [e2e]];
const steps = rows.flat();

const began = Date.now();
const results: StepResult[] = [];
const command = { name: "npm test", operands: `[${steps.map(({ name }) => name).join("|")}] …` };
const chosen = chosenSteps(readCommandLine(command).operands);
for (const row of rows) {
  const ran = row.filter((step) => chosen.includes(step)).map(runStep);
  results.push(...(await Promise.all(ran)));
}
for (const failure of failuresOf(results)) console.log(failure);
console.log(totalsLine(results, Date.now() - began));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;

async function runStep(step: Step): Promise<StepResult> {
  const obstacle = step.missing?.() ?? null;
  const result = { ...(obstacle ? skipped(obstacle) : await step.run()), name: step.name };
  console.log(describeStep(result));
  return result;
}

/** `npm test -- unit e2e` runs just those; what tests the build always gets a fresh one. */
function chosenSteps(wanted: string[]): Step[] {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) endWithUsage(`There is no step ${unknown.join(", ")}.`, command);
  if (wanted.length === 0) return steps;
  const onTheBuild = wanted.some((name) => /^(integration-|faults$|e2e$)/.test(name));
  const needed = onTheBuild ? ["build", ...wanted] : wanted;
  return steps.filter((step) => needed.includes(step.name));
}

function buildFailed(): boolean {
  return results.some((result) => result.name === "build" && !result.ok);
}

function browserMissing(): string | null {
  return findBrowser() ? null : howToGetBrowser;
}

function skipped(obstacle: string): StepResult {
  return { name: "", ok: true, milliseconds: 0, obstacle };
}
