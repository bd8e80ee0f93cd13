import { expect } from "vitest";
import type { Guard } from "./guards.ts";

/**
 * A control has shown something when all its guards were found, and the check then failed by what
 * it expects. @returns how it failed, for the report
 */
export function expectFailure(outcome: unknown, left: readonly Guard[]): string {
  expect(left, "guards that were not found in the build").toEqual([]);
  expect(outcome, "the check passes although its guard is gone").toBeInstanceOf(Error);
  const { name, message } = outcome as Error;
  expect(name, String(outcome)).toBe("AssertionError");
  return message.replaceAll(/\s+/g, " ").slice(0, 160);
}
