import { expect, test } from "vitest";
import { createExcerpt } from "./excerpt.ts";

const marked = (written: string, query: string) =>
  createExcerpt(written, query)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

test("an excerpt marks matches only at the start of a word", () => {
  expect(marked("The gate code is 12; congate.", "GATE cod")).toBe(
    "The [gate] [cod]e is 12; congate.",
  );
  expect(marked("José called", "jose")).toBe("[José] called");
  expect(marked("Nothing of it", "(512) 555")).toBe("Nothing of it");
  expect(marked("", "gate")).toBe("");
});

test("a long text shows the part around the first match", () => {
  const long = `${"before ".repeat(60)}gate ${"after ".repeat(60)}`;
  const shown = marked(long, "gate");
  expect(shown).toMatch(/^… before .*\[gate\] after .* …$/);
  expect(shown.length).toBeLessThan(180);
});
