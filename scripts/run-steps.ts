import { describeStep, failuresOf, type StepResult, totalsLine } from "./test-totals.ts";

export type Step = {
  name: string;
  run(): Promise<StepResult>;
  /** What is missing on this machine and how to install it, or null. */
  missing?(): string | null;
};

/**
 * Runs the steps of a row in parallel, row by row, and prints each result, and finally the failures
 * and totals. The exit status says whether everything passed.
 */
export async function runSteps(rows: readonly (readonly Step[])[]): Promise<void> {
  const began = Date.now();
  const results: StepResult[] = [];
  for (const row of rows) results.push(...(await Promise.all(row.map(runStep))));
  for (const failure of failuresOf(results)) console.log(failure);
  console.log(totalsLine(results, Date.now() - began));
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

async function runStep(step: Step): Promise<StepResult> {
  const obstacle = step.missing?.() ?? null;
  const result = { ...(obstacle ? skipped(obstacle) : await step.run()), name: step.name };
  console.log(describeStep(result));
  return result;
}

function skipped(obstacle: string): StepResult {
  return { name: "", ok: true, milliseconds: 0, obstacle };
}

/** A build step that lets dependent steps check whether it failed. */
export function buildStep(run: () => Promise<StepResult>): Step & { failed(): string | null } {
  let failed = false;
  return {
    name: "build",
    async run() {
      const result = await run();
      failed = !result.ok;
      return result;
    },
    failed: () => (failed ? "there is no build to test" : null),
  };
}
