import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSpecification } from "vitest/node";
import type { ProgressEvent } from "./test-progress.ts";

/**
 * Writes vitest events to the TEST_PROGRESS file right away, one JSON line each: a killed run has
 * recorded which of its tests passed.
 */
export default class ProgressReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    report({ kind: "files", files: specifications.map(({ moduleId }) => pathOf(moduleId)) });
  }

  onTestModuleCollected(module: TestModule): void {
    const file = pathOf(module.moduleId);
    const tests = [...module.children.allTests()].map((test) => ({
      id: test.id,
      name: `${file} > ${test.fullName}`,
    }));
    report({ kind: "tests", file, tests });
  }

  onTestCaseReady({ id }: TestCase): void {
    report({ kind: "began", id });
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state !== "pending") report({ kind: "ended", id: test.id, state });
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    report({ kind: "file ended", file: pathOf(moduleId) });
  }
}

function report(event: ProgressEvent): void {
  const file = process.env.TEST_PROGRESS;
  if (!file) throw new Error("TEST_PROGRESS is not set: name the file to write to");
  appendFileSync(file, `${JSON.stringify(event)}\n`);
}

function pathOf(moduleId: string): string {
  return relative(process.cwd(), moduleId);
}
