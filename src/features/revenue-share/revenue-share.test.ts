import fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "~/platform/validation/form.ts";
import { applicationSchema } from "./revenue-share.schema.ts";
import { formatCents, formatRate, fromCents, toCents } from "./revenue-share.ts";

const given = {
  business_name: "Queen City Heating",
  contact_name: "James",
  email: "james@queen.example",
  phone: "(704) 555-0112",
  services: ["HVAC"],
  service_areas: " Charlotte ,, Gastonia,",
  years_experience: "14",
  lead_value_range: "$5000+",
  agreed_to_terms: "on",
};

test("areas are split on commas and trimmed, numbers are numbers, blanks are null", () => {
  expect(
    check(applicationSchema, { ...given, current_monthly_leads: "0", target_monthly_leads: "" }),
  ).toEqual({
    ok: true,
    value: {
      ...given,
      service_areas: ["Charlotte", "Gastonia"],
      years_experience: 14,
      current_monthly_leads: 0,
      target_monthly_leads: null,
      email_notifications: false,
      sms_notifications: false,
      agreed_to_terms: true,
    },
  });
});

test("every rule is told at its field", () => {
  expect(
    check(applicationSchema, { services: [], years_experience: "0", target_monthly_leads: "0" }),
  ).toEqual({
    ok: false,
    errors: {
      business_name: "Business name is required",
      contact_name: "Contact name is required",
      email: "Email is required",
      phone: "Phone number is required",
      services: "Please select at least one service",
      service_areas: "Service areas are required",
      years_experience: "Years of experience: enter 1 or more",
      target_monthly_leads: "Enter 1 or more",
      lead_value_range: "Choose a lead value range",
      agreed_to_terms: "Please agree to the terms and conditions",
    },
  });
  for (const years_experience of ["", "1.5", "many", "-3", "1e9"]) {
    expect(check(applicationSchema, { ...given, years_experience }).ok, years_experience).toBe(
      false,
    );
  }
});

test("money is exact in cents, there and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(toCents(fromCents(cents))).toBe(cents === 0 ? 0 : cents);
    }),
  );
  expect(toCents("118.5")).toBe(11850);
  expect(toCents(null)).toBe(0);
  expect(formatCents(190_000)).toBe("$1,900.00");
  expect(formatCents(-5)).toBe("-$0.05");
  expect(formatRate(0.2)).toBe("20.0%");
});
