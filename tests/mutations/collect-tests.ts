import { expect } from "vitest";

/*
 * What a unit test imports instead of vitest while mutants are tried: it collects the tests, so one process runs
 * them for each mutant.
 */
type Run = () => unknown;
const collected: Run[] = [];

/** @public a test imports it by a changed import */
export function test(_title: string, run: Run): void {
  collected.push(run);
}

test.each =
  (cases: readonly unknown[]) =>
  (_title: string, run: (...given: never[]) => unknown): void => {
    for (const testCase of cases) {
      const args = (Array.isArray(testCase) ? testCase : [testCase]) as never[];
      collected.push(() => run(...args));
    }
  };

/** @public as `test` */
export const describe = (_title: string, define: () => void): void => define();

/** The tests collected since the last call, in order. */
export const takeTests = (): Run[] => collected.splice(0);

/** @public as `test` */
export { expect };
