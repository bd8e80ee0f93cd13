import { describeStep, failuresOf, type StepResult, totalsLine } from "./test-totals.ts";

export type Step = {
  name: string;
  run(): Promise<StepResult>;
  /** What is missing on this machine and how to get it, or null. */
  missing?(): string | null;
};

/**
 * Runs the steps of a row at the same time, one row after the other, and prints the result of each, at the
 * end what failed and the totals. The process's exit status says whether all is well.
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

/** A build whose failure the steps that need it can ask about. */
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
