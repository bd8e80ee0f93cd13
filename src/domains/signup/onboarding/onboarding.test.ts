import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "~/platform/validation/form.ts";
import { parseBrandColor } from "./branding.ts";
import { fieldsOf, stepSchemas } from "./onboarding.schema.ts";
import { nextStep, progressOf, type Step, steps } from "./onboarding.ts";

// onboarding.steps
test("progress matches the specified percentages", () => {
  expect(steps.map((step) => progressOf(step.number))).toEqual([
    14.3, 28.6, 42.9, 57.2, 71.5, 85.8, 100,
  ]);
  expect(progressOf(0)).toBe(0);
});

test("step 1 names missing fields (`onboarding.steps`)", () => {
  expect(check(stepSchemas[1], {})).toEqual({
    ok: false,
    code: "invalid",
    errors: {
      first_name: "First name is required",
      last_name: "Last name is required",
      business_name: "Business name is required",
      email: "Email is required",
      phone: "Phone number is required",
    },
  });
  const wrong = check(stepSchemas[1], { email: "ann@" });
  expect(wrong).toMatchObject({ errors: { email: "Invalid email address" } });
});

test("the country defaults to the United States, other blanks to null", () => {
  const values = {
    first_name: "Ann",
    last_name: "Lee",
    business_name: "A",
    email: "a@b.co",
    phone: "(512) 555-0123",
  };
  const saved = check(stepSchemas[1], { ...values, city: "  " });
  expect(saved).toMatchObject({ value: { country: "United States", city: null, state: null } });
});

test("step 2 requires a service, step 7 the terms", () => {
  const none = {
    ok: false,
    code: "invalid",
    errors: { services: "At least one service must be selected" },
  };
  expect(check(stepSchemas[2], {})).toEqual(none);
  expect(check(stepSchemas[2], { services: [] })).toEqual(none);
  expect(check(stepSchemas[2], { services: "HVAC" })).toMatchObject({
    value: { services: ["HVAC"] },
  });
  expect(check(stepSchemas[7], {})).toEqual({
    ok: false,
    code: "invalid",
    errors: { agree_to_terms: "You must agree to the terms" },
  });
  expect(check(stepSchemas[7], { agree_to_terms: "on" }).ok).toBe(true);
});

test("steps 3 to 6 accept empty answers", () => {
  for (const step of [3, 4, 5, 6] as Step[]) expect(check(stepSchemas[step], {}).ok).toBe(true);
});

test("texts require a reply phone, and custom timing a description", () => {
  expect(check(stepSchemas[5], { sms_followup: "yes", followup_timing: "custom" })).toEqual({
    ok: false,
    code: "invalid",
    errors: {
      reply_phone: "Reply phone is required for text follow-up",
      custom_timing: "Custom timing is required",
    },
  });
  expect(check(stepSchemas[5], { sms_followup: "no" }).ok).toBe(true);
});

test("ignores a logo that our upload didn't return", () => {
  const logo = (logo_url: unknown) => check(stepSchemas[6], { logo_url });
  expect(logo("/files/form-logos/1732-ab.png")).toMatchObject({
    value: { logo_url: "/files/form-logos/1732-ab.png" },
  });
  for (const foreign of ["https://evil.example/a.png", "/files/../secret", "javascript:1", 7]) {
    expect(logo(foreign)).toMatchObject({ value: { logo_url: null } });
  }
});

test("a color is a hex value or a known name", () => {
  expect(parseBrandColor("#1D4ED8")).toBe("#1d4ed8");
  expect(parseBrandColor("fa0")).toBe("#ffaa00");
  expect(parseBrandColor("Royal Blue")).toBe("#4169e1");
  expect(parseBrandColor("constructor")).toBe(null);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const color = parseBrandColor(text);
      if (color !== null) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test("a step returns only its own fields or errors", () => {
  const anything = fc.dictionary(
    fc.constantFrom(...steps.flatMap((step) => fieldsOf(step.number))),
    fc.oneof(fc.string({ unit: "binary" }), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...steps), (answers, { number }) => {
      const result = check(stepSchemas[number], answers);
      const names = Object.keys(result.ok ? result.value : result.errors);
      for (const name of names) expect(fieldsOf(number)).toContain(name);
      if (!result.ok) expect(names.length).toBeGreaterThan(0);
    }),
  );
});

test("the next step follows the last saved one, up to seven", () => {
  expect(nextStep(null)).toBe(1);
  expect([1, 2, 6, 7].map((current_step) => nextStep({ current_step }))).toEqual([2, 3, 7, 7]);
});
