export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests without a result: the step was killed, or crashed. */
  unfinished: number;
};

export type StepResult = {
  name: string;
  ok: boolean;
  milliseconds: number;
  /** Only for steps that consist of tests. */
  counts?: Counts;
  /** Why the step was skipped. */
  obstacle?: string;
  /** Everything printed, if it failed. */
  output?: string;
  /** Lines worth showing although the step passed. */
  notes?: string[];
};

/** One line for a step that passed; all output for one that failed. */
export function describeStep(result: StepResult): string {
  const { name, counts, obstacle, output = "", notes = [] } = result;
  if (obstacle) return `- ${name} SKIPPED: ${obstacle}`;
  const numbers = counts
    ? ` ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped${unfinishedOf(counts)}`
    : "";
  const mark = result.ok ? "✓" : "✗";
  const line = `${mark} ${name}${numbers} in ${duration(result.milliseconds)}`;
  const below = notes.map((note) => `    ${note}`);
  if (result.ok) return [line, ...below].join("\n");
  return [line, output.trimEnd(), line, ...below].join("\n");
}

/** The failures again, for readers who saved only the end of a long run's output; empty if none. */
export function failuresOf(results: StepResult[]): string[] {
  return results
    .filter(({ ok }) => !ok)
    .map(({ name, output = "", notes = [] }) =>
      [`✗ ${name}`, ...output.trimEnd().split("\n").slice(-40), ...notes].join("\n"),
    );
}

/**
 * The last line of a run. A step that failed without a failed test, and a skipped step, count as
 * one each: the line must not read 0 when something is wrong.
 */
export function totalsLine(results: StepResult[], milliseconds: number): string {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { ok, counts, obstacle } of results) {
    total.passed += counts?.passed ?? 0;
    total.failed += ok ? 0 : Math.max(1, counts?.failed ?? 0);
    total.skipped += obstacle ? 1 : (counts?.skipped ?? 0);
  }
  const parts = results.map(({ name, ok, counts, obstacle }) => {
    if (obstacle) return `${name} skipped`;
    const title = counts ? `${counts.passed} ${name}` : name;
    return ok ? title : `${title} FAILED${unfinishedOf(counts)}`;
  });
  const numbers = `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`;
  return `${numbers} in ${duration(milliseconds)} (${parts.join(", ")})`;
}

function unfinishedOf(counts: Counts | undefined): string {
  return counts?.unfinished ? `, ${counts.unfinished} unfinished` : "";
}

/** A readable duration: 9.4s, 48s, 2m 5s. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 10) return `${(milliseconds / 1000).toFixed(1)}s`;
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}
