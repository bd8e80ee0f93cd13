import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** About text messages, which the product does not send (docs/decisions/030-faults-and-their-controls.md). */
const withoutCheck = [17, 18];
/** Of the rows from 44 on, those that the product survives by now. */
const newer = [50, 51, 52, 53, 54];
const rows = [...Array.from({ length: 43 }, (_, index) => index + 1), ...newer].filter(
  (row) => !withoutCheck.includes(row),
);

/** The rows that fault tests check, and those whose check is shown to fail without its guard. */
function rowsOf(source: string): { checked: number[]; controlled: number[] } {
  // What is declared so has both.
  const both = [...source.matchAll(/\brow: (\d+)\b/g)].map(([, row]) => Number(row));
  const written = [...source.matchAll(/"(\d+) (control: )?[A-Za-z]/g)];
  const numbers = (control: boolean) =>
    written.filter(([, , word]) => Boolean(word) === control).map(([, row]) => Number(row));
  return { checked: [...both, ...numbers(false)], controlled: [...both, ...numbers(true)] };
}

const different = (numbers: number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);

describe("faults", () => {
  test("every row of the list of faults has a check and a control", () => {
    const source = readdirSync("tests/faults", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => readFileSync(`tests/faults/${name}`, "utf8"))
      .join("\n");
    const { checked, controlled } = rowsOf(source);
    expect(different(checked)).toEqual(rows);
    expect(different(controlled)).toEqual(rows);
  });

  test.each([
    ['fault({ row: 4, title: "two tabs" })', [4], [4]],
    ['test("7 SIGKILL", () => {});', [7], []],
    ['test("7 control: without transactions", () => {});', [], [7]],
    ['expect(answer).toBe("42");', [], []],
  ])("control: %s", (source, checked, controlled) => {
    expect(rowsOf(source)).toEqual({ checked, controlled });
  });
});
