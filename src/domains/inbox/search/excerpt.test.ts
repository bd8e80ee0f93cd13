import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const marked = (written: string, asked: string) =>
  excerptOf(written, asked)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

test("an excerpt marks the beginnings of words that were looked for, and no middle of a word", () => {
  expect(marked("The gate code is 12; congate.", "GATE cod")).toBe(
    "The [gate] [cod]e is 12; congate.",
  );
  expect(marked("José called", "jose")).toBe("[José] called");
  expect(marked("Nothing of it", "(512) 555")).toBe("Nothing of it");
  expect(marked("", "gate")).toBe("");
});

test("of a long text what stands around the first word is shown", () => {
  const long = `${"before ".repeat(60)}gate ${"after ".repeat(60)}`;
  const shown = marked(long, "gate");
  expect(shown).toMatch(/^… before .*\[gate\] after .* …$/);
  expect(shown.length).toBeLessThan(180);
});
