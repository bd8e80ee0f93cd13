import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";
import { findPostgresBinaries, postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { trials } from "../trials/trials.ts";
import { buildStep, runSteps, type Step } from "./run-steps.ts";
import { runNpmScript, runVitest } from "./test-step.ts";
import type { StepResult } from "./test-totals.ts";

/**
 * `npm run check:long` runs the checks that take too long for `npm test`, in sequence: before a
 * release, and nightly. `npm run check:long -- faults trials` runs only those.
 */
const build = buildStep(() => runNpmScript("build"));
const onTheBuild = () => build.failed();
const onPostgres = () =>
  build.failed() ?? (findPostgresBinaries() === null ? postgresInstallHint : null);

const parts: Record<string, Step[]> = {
  // Scale and sample data.
  long: [{ name: "long", run: () => runVitest("long"), missing: onTheBuild }],
  // All integration tests again, on the embedded database.
  embedded: [
    {
      name: "integration-pglite",
      run: () => runVitest("integration-pglite", { environment: { PRODUCT: "build" } }),
      missing: onTheBuild,
    },
  ],
  // Every change of the gate's rules is found by its unit tests.
  mutations: [{ name: "mutations", run: () => runVitest("mutations"), missing: () => null }],
  simulation: [{ name: "simulation", run: () => runNpmScript("simulate"), missing: onTheBuild }],
  faults: [{ name: "faults", run: () => runVitest("faults"), missing: onPostgres }],
  trials: Object.keys(trials).map((name) => ({
    name: `trial ${name}`,
    run: () => runTrial(name),
    missing: onPostgres,
  })),
};

const command = { name: "npm run check:long", operands: `[${Object.keys(parts).join("|")}] …` };
const { operands: names } = readCommandLine(command);
const unknown = names.filter((name) => !parts[name]);
if (unknown.length > 0) endWithUsage(`There is no part ${unknown.join(", ")}.`, command);
const chosen = Object.entries(parts)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([, steps]) => steps);
await runSteps([build, ...chosen].map((step) => [step]));

/** A trial whose programs or rights this machine lacks counts as skipped. */
async function runTrial(name: string): Promise<StepResult> {
  const result = await runNpmScript("trials", [name]);
  const notes = (result.output ?? "")
    .split("\n")
    .filter((line) => /^(held|FAILED|SKIPPED)\b/.test(line));
  const skipped = /, [1-9]\d* skipped$/m.test(result.output ?? "");
  if (result.ok && skipped) {
    return { ...result, obstacle: notes.filter((line) => line.startsWith("SKIPPED")).join("; ") };
  }
  return { ...result, notes };
}
