import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { updateDocument } from "./document.ts";
import { sections } from "./sections.ts";

const now = readFileSync("docs/benchmarks.md", "utf8");

test("replaces a measured section and leaves handwritten text unchanged", () => {
  expect(updateDocument(now, new Map(), "")).toBe(now);
  const [first] = sections;
  if (!first) throw new Error("there are no sections");
  const rows = [{ what: "Speed", figure: "7", aim: "", how: "" }];
  const text = updateDocument(now, new Map([[first, rows]]), "a machine");
  expect(text).toContain(`## ${first.title}\na machine\n\n| Measure`);
  expect(text.slice(text.indexOf("## Trials"))).toBe(now.slice(now.indexOf("## Trials")));
});
