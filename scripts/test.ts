import { findBrowser, howToGetBrowser } from "../tests/setup/find-browser.ts";
import { findPostgresBinaries, howToGetPostgres } from "../tests/setup/postgres-binaries.ts";
import { runNpmScript, runVitest } from "./test-step.ts";
import { describeStep, type StepResult, totalsLine } from "./test-totals.ts";

type Step = {
  name: string;
  run(): Promise<StepResult>;
  /** What is missing on this machine and how to get it, or null. */
  missing?(): string | null;
};

/** Everything there is to check, in order: the quickest answers first. */
const steps: Step[] = [
  { name: "lint", run: () => runNpmScript("lint") },
  { name: "types", run: () => runNpmScript("typecheck") },
  { name: "build", run: () => runNpmScript("build") },
  { name: "unit", run: () => runVitest("unit") },
  { name: "integration-pglite", run: () => runVitest("integration-pglite") },
  {
    name: "integration-postgres",
    run: () => runVitest("integration-postgres"),
    missing: () => (findPostgresBinaries() ? null : howToGetPostgres),
  },
  {
    // All of them, and fifty and more kills instead of three: `npm run faults`.
    name: "faults",
    run: () =>
      runVitest("faults", {
        files: ["tests/faults/kill.test.ts", "tests/faults/follow-up-kills.test.ts"],
        environment: { KILL_ROUNDS: "3" },
      }),
    missing: () => (buildFailed() ? "there is no build to test" : null),
  },
  {
    name: "e2e",
    run: () => runVitest("e2e"),
    missing: () => (buildFailed() ? "there is no build to test" : browserMissing()),
  },
];

const began = Date.now();
const results: StepResult[] = [];
for (const step of chosenSteps(process.argv.slice(2))) {
  const obstacle = step.missing?.() ?? null;
  const result = obstacle ? skipped(obstacle) : await step.run();
  results.push({ ...result, name: step.name });
  console.log(describeStep({ ...result, name: step.name }));
}
console.log(totalsLine(results, Date.now() - began));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;

/** `npm test -- unit e2e` runs just those; what tests the build always gets a fresh one. */
function chosenSteps(wanted: string[]): Step[] {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(", ")}.`);
    console.error(`Steps: ${steps.map((step) => step.name).join(", ")}`);
    process.exit(1);
  }
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
