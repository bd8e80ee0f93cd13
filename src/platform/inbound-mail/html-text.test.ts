import { expect, test } from "vitest";
import { textOfHtml } from "./html-text.ts";

test("markup that is nested 20,000 deep is read without overflowing the stack", () => {
  const deep = `${"<div>".repeat(20_000)}Friday works${"</div>".repeat(20_000)}`;
  const { text } = textOfHtml(`<p>Hello</p><div class="gmail_attr">${deep}</div>`);
  expect(text).toContain("Hello");
});
