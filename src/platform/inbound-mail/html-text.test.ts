import { expect, test } from "vitest";
import { textOfHtml } from "./html-text.ts";

test("reads markup nested 20,000 deep without a stack overflow", () => {
  const deep = `${"<div>".repeat(20_000)}Friday works${"</div>".repeat(20_000)}`;
  const { text } = textOfHtml(`<p>Hello</p><div class="gmail_attr">${deep}</div>`);
  expect(text).toContain("Hello");
});
