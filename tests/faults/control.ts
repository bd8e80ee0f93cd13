import { expect, test } from "vitest";
import { type Guard, guardsLeft, withoutGuards } from "./guards.ts";

/**
 * A control is valid if all its guards were found and the check then failed as expected.
 * @returns the failure message, for the report
 */
export function expectFailure(outcome: unknown, remaining: readonly Guard[]): string {
  expect(remaining, "guards that were not found in the build").toEqual([]);
  expect(outcome, "the check passes although its guard is gone").toBeInstanceOf(Error);
  // A poll may never succeed, which Vitest reports as a plain error.
  expect(String(outcome)).toMatch(/^AssertionError|^Error: expect\.poll\(\)/);
  return (outcome as Error).message.replaceAll(/\s+/g, " ").slice(0, 160);
}

/**
 * Runs a check that starts its own processes twice: as is, and without its guards, where it must
 * fail. `check` gets extra environment variables for its processes and reports their folder.
 */
export function playTwice(
  { rule, title, guards }: { rule: string; title: string; guards: readonly Guard[] },
  check: (environment: Record<string, string>, uses: (dataFolder: string) => void) => Promise<void>,
): void {
  test(`${rule}: ${title}`, () => check({}, () => {}));
  test(`${rule}, control: ${title}: not without its guard`, async ({ annotate }) => {
    let remaining: Guard[] = [...guards];
    const outcome = await check(withoutGuards(guards), (dataFolder) => {
      remaining = guardsLeft(dataFolder, guards);
    }).catch((error: unknown) => error);
    await annotate(expectFailure(outcome, remaining));
  });
}
