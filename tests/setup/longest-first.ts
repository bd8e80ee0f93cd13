import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that are slow although small; on a fresh clone Vitest would sort by size alone. */
const longest = [
  "simulation/simulation.test.ts",
  "scripts/test-step.test.ts",
  "http/access-matrix.postgres-test.ts",
  "http/outage.postgres-test.ts",
  "integration/npm-start.test.ts",
  "integration/sign-in-limits.test.ts",
  "integration/sign-in-notices.test.ts",
  "http/lead-form.test.ts",
  "http/signed-out-requests.postgres-test.ts",
  "e2e/crm-screens.test.ts",
  "e2e/accessibility.test.ts",
  "e2e/the-story.test.ts",
  "e2e/request-failures.test.ts",
  "e2e/plain-pages.test.ts",
  "e2e/staff-screens.test.ts",
  "e2e/locations.test.ts",
  "e2e/appearance.test.ts",
];

/** Runs the longest files first, so all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return rest.toSorted((a, b) => place(a) - place(b));
  }
}
