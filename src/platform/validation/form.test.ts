import { expect, test } from "vitest";
import * as z from "zod/mini";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import { check } from "./form.ts";

test("lists problems in field order, including rules across two fields", () => {
  const empty = check(leadSchema, { name: "", phone: "", email: "", need: "", zip_code: "" });
  expect(!empty.ok && Object.keys(empty.errors)).toEqual([
    "name",
    "phone",
    "need",
    "zip_code",
    "urgency",
  ]);
});

test("shows a field's first message, and general messages last", () => {
  const schema = z
    .object({ first: z.string("First missing"), second: z.string("Second missing") })
    .check(({ issues, value }) => {
      issues.push({ code: "custom", path: [], message: "Nothing fits", input: value });
      issues.push({ code: "custom", path: ["first"], message: "Another", input: value });
    });
  expect(check(schema, { first: "a", second: "b" })).toMatchObject({
    errors: { first: "Another", "": "Nothing fits" },
  });
});
