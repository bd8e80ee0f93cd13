import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";
import { browserInstallHint, findBrowser } from "../tests/setup/find-browser.ts";
import { findPostgresBinaries, postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import { buildStep, runSteps, type Step } from "./run-steps.ts";
import { runNpmScript, runVitest } from "./test-step.ts";

const postgresMissing = () => (findPostgresBinaries() ? null : postgresInstallHint);

/** Page tests load the production build; a single file loads the sources. */
const buildEnvironment = { PRODUCT: "build" };

const lint: Step = { name: "lint", run: () => runNpmScript("lint") };
const types: Step = { name: "types", run: () => runNpmScript("typecheck") };
const build = buildStep(() => runNpmScript("build"));
const unit: Step = { name: "unit", run: () => runVitest("unit") };
const onPostgres: Step = {
  name: "integration-postgres",
  run: () => runVitest("integration-postgres", { environment: buildEnvironment }),
  missing: postgresMissing,
};
const onPglite: Step = {
  name: "integration-pglite",
  // Without PostgreSQL everything runs here; `npm run check:long` does that as well.
  run: () =>
    runVitest("integration-pglite", {
      files: postgresMissing() ? [] : [".both-databases.test.ts"],
      environment: buildEnvironment,
    }),
};
const faults: Step = {
  name: "faults",
  // All of them, and over fifty kills instead of three: `npm run check:long`.
  run: () =>
    runVitest("faults", {
      files: ["guards", "kill", "follow-up-kills"].map((name) => `tests/faults/${name}.test.ts`),
      environment: { KILL_ROUNDS: "3" },
    }),
  missing: build.failed,
};
const e2e: Step = {
  name: "e2e",
  run: () => runVitest("e2e"),
  missing: () => build.failed() ?? (findBrowser() ? null : browserInstallHint),
};

/**
 * The checks for every change, the fastest first. The steps of a row run in parallel, since each
 * leaves a core idle at times.
 */
const rows: Step[][] = [[lint, types, build, unit], [onPostgres, onPglite, faults], [e2e]];
const steps = rows.flat();

const command = { name: "npm test", operands: `[${steps.map(({ name }) => name).join("|")}] …` };
const chosen = chosenSteps(readCommandLine(command).operands);
await runSteps(rows.map((row) => row.filter((step) => chosen.includes(step))));

/** `npm test -- unit e2e` runs only those; tests of the build always get a fresh one. */
function chosenSteps(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) endWithUsage(`There is no step ${unknown.join(", ")}.`, command);
  if (names.length === 0) return steps;
  const onTheBuild = names.some((name) => /^(integration-|faults$|e2e$)/.test(name));
  const needed = onTheBuild ? ["build", ...names] : names;
  return steps.filter((step) => needed.includes(step.name));
}
