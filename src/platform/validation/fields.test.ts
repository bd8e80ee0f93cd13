import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  isWebAddress,
  optionalLine,
  optionalWebAddress,
  requiredEmail,
  requiredLine,
  requiredText,
  yesNo,
} from "./fields.ts";
import { check, formValues } from "./form.ts";

const email = requiredEmail("Email is required", "Invalid email address");

test("whitespace alone counts as empty", () => {
  const name = requiredLine("First name is required");
  for (const value of ["", "   ", "\n\t", "\u0000", undefined, null]) {
    expect(check(z.object({ name }), { name: value })).toEqual({
      ok: false,
      code: "invalid",
      errors: { name: "First name is required" },
    });
  }
});

test("missing and invalid addresses have different messages", () => {
  const schema = z.object({ email });
  expect(check(schema, {})).toEqual({
    ok: false,
    code: "invalid",
    errors: { email: "Email is required" },
  });
  for (const wrong of [
    "ann",
    "ann@",
    "a b@c.de",
    "a@b.co, c@d.co",
    "Ann <a@b.co>",
    "a@b.co\nBcc: x@y.zz",
  ]) {
    expect(check(schema, { email: wrong }), wrong).toEqual({
      ok: false,
      code: "invalid",
      errors: { email: "Invalid email address" },
    });
  }
  expect(check(schema, { email: " Ann@Example.com " })).toEqual({
    ok: true,
    value: { email: "Ann@example.com" },
  });
});

test("no accepted line contains a line break or control character", () => {
  const schema = z.object({
    a: requiredLine("x"),
    b: optionalLine(),
    c: requiredText("x"),
    d: email,
  });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const [field, fieldSchema] of Object.entries(schema.shape)) {
        const result = fieldSchema.safeParse(text);
        if (!result.success || result.data === null) continue;
        if (field !== "c") expect(result.data).not.toMatch(/[\r\n]/);
        expect(result.data).not.toContain("\u0000");
        expect(result.data.isWellFormed()).toBe(true);
        expect(result.data).toBe(result.data.trim());
      }
    }),
  );
});

test("adds a missing scheme to a web address and rejects others", () => {
  const website = optionalWebAddress("wrong");
  expect(website.parse("acme-plumbing.com")).toBe("https://acme-plumbing.com");
  expect(website.parse("  ")).toBeNull();
  for (const wrong of [
    "javascript:alert(1)",
    "ftp://a.com",
    "https://user:pw@a.com",
    "nodots",
    "//",
  ]) {
    expect(website.safeParse(wrong).success, wrong).toBe(false);
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = website.safeParse(text);
      if (result.success && result.data !== null) expect(isWebAddress(result.data)).toBe(true);
    }),
  );
});

test("yes and no mean the same from forms and API clients", () => {
  expect(
    ["yes", true, "no", false, "", undefined, null].map((value) => yesNo.parse(value)),
  ).toEqual([true, true, false, false, null, null, null]);
});

test("a list with one entry stays a list, without files", () => {
  const form = new FormData();
  form.append("services", "hvac");
  form.append("city", "Austin");
  form.append("logo", new File(["x"], "logo.png"));
  expect(formValues(form, ["services"])).toEqual({ services: ["hvac"], city: "Austin", logo: "" });
});
