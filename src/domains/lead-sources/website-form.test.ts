import { expect, test } from "vitest";
import { websiteFormHtml } from "./website-form.ts";

const html = websiteFormHtml("https://hearth.example/webhooks/leads/abc");

test("WordPress adds no paragraphs or line breaks to the form", () => {
  // wpautop leaves a line alone that starts and ends with one of these elements.
  for (const line of html.split("\n")) {
    expect(line).toMatch(/^(?:<form [^>]*>|<\/form>|<p>.*<\/p>|<div hidden>.*<\/div>)$/);
  }
});

test("no dead button is left where WordPress strips the form", () => {
  // What wp_kses_post removes of an author's or contributor's form; their content stays.
  const stripped = html.replaceAll(/<\/?(?:form|input|select|option)\b[^>]*>/g, "");
  expect(stripped).toContain("What do you need?");
  expect(stripped).not.toMatch(/<button|<input|<a\b/);
});

test.each([
  ["(512) 555-0188", true],
  ["+1 512 555 0188 ext. 4", true],
  ["555-0188", false],
  ["call me", false],
])("the form's phone field with %s is valid: %s", (phone, valid) => {
  const [, pattern = ""] = /pattern="([^"]+)"/.exec(html) ?? [];
  expect(new RegExp(`^(?:${pattern})$`, "v").test(phone)).toBe(valid);
});
