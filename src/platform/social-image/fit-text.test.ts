import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

// Every letter is half as wide as its size.
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const room = { width: 100, height: 40, lineHeight: 1, sizes: [20, 10] };

test("uses the largest size whose lines fit", () => {
  expect(fitText("one two", room, measure)).toEqual({ size: 20, lines: ["one two"] });
  expect(fitText("one two three", room, measure)).toEqual({
    size: 20,
    lines: ["one two", "three"],
  });
  expect(fitText("four five six seven eight", room, measure)).toEqual({
    size: 10,
    lines: ["four five six seven", "eight"],
  });
  expect(fitText("one two three", { ...room, height: 25 }, measure).size).toBe(10);
});

test("cuts text that doesn't fit with an ellipsis, within line width", () => {
  const { size, lines } = fitText(`${"long ".repeat(30)}end`, room, measure);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/…$/);
  const word = fitText("x".repeat(200), room, measure);
  expect(word.lines).toEqual([`${"x".repeat(19)}…`]);
  for (const line of [...lines, ...word.lines]) {
    expect(measure(line, size)).toBeLessThanOrEqual(100);
  }
});

test("an empty text has no lines", () => {
  expect(fitText("  ", room, measure).lines).toEqual([]);
});
