import { expect, test } from "vitest";
import { keyedForms, selfClosing, staleFields } from "./form-laws.ts";
import { parseSourceFiles, readSourceFiles } from "./source-files.ts";

const files = readSourceFiles(process.cwd(), ["src"]);
const page = (text: string) => parseSourceFiles({ "src/web/crm/page.tsx": text });

test("no form that posts begins anew with its data", () => {
  expect(keyedForms(files)).toEqual([]);
  expect(
    keyedForms(page('<Form key={lead.version} method="post" onSubmit={() => go()} />')),
  ).toHaveLength(1);
  expect(keyedForms(page('<Form key={JSON.stringify(values)} method="post" />'))).toHaveLength(1);
  expect(keyedForms(page('<Form key={id} method="post" />'))).toEqual([]);
  expect(keyedForms(page('<Form key={search} role="search" />'))).toEqual([]);
});

test("reloaded data never closes a disclosure that a person opened", () => {
  expect(selfClosing(files)).toEqual([]);
  expect(selfClosing(page("<details open={refused !== undefined}>"))).toHaveLength(1);
  expect(selfClosing(page("<details>"))).toEqual([]);
});

test("every field with a default shows the saved value after a save", () => {
  expect(staleFields(files)).toEqual([]);
  expect(staleFields(page("<select defaultValue={role}>"))).toHaveLength(1);
  expect(staleFields(page("<TextField defaultValue={role} />"))).toEqual([]);
});
