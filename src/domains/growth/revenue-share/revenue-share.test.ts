import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents } from "~/domains/shared/money/money.ts";
import { check } from "~/platform/validation/form.ts";
import { applicationSchema, dealSchema, participantSchema } from "./revenue-share.schema.ts";
import { commissionOf, formatRate, fromCents, toCents } from "./revenue-share.ts";

const values = {
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

test("trims areas, parses numbers, and turns blanks into null", () => {
  expect(
    check(applicationSchema, { ...values, current_monthly_leads: "0", target_monthly_leads: "" }),
  ).toEqual({
    ok: true,
    value: {
      ...values,
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

// revenue-share.application
test("each rule reports its error on its field", () => {
  expect(
    check(applicationSchema, { services: [], years_experience: "0", target_monthly_leads: "0" }),
  ).toEqual({
    ok: false,
    code: "invalid",
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
    expect(check(applicationSchema, { ...values, years_experience }).ok, years_experience).toBe(
      false,
    );
  }
});

// revenue-share.rate
test("money converts to cents and back exactly", () => {
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

// revenue-share.rate
test("rounds a commission within half a cent, never above the deal", () => {
  expect([commissionOf(59_250, 0.2), commissionOf(3, 0.5), commissionOf(1, 0.2)]).toEqual([
    11_850, 2, 0,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, points) => {
        const commission = commissionOf(cents, points / 10_000);
        // Compared in ten-thousandths of a cent, which are whole numbers.
        expect(Math.abs(commission * 10_000 - cents * points)).toBeLessThanOrEqual(5_000);
        expect(commission).toBeLessThanOrEqual(cents);
      },
    ),
  );
});

test.each([
  ["1250", 125_000],
  ["$1,250.50", 125_050],
  [" 0.01 ", 1],
  ["10,000,000", 1_000_000_000],
  ["0", null],
  ["-5", null],
  ["1,25", null],
  ["12.345", null],
  ["1e3", null],
  ["10000000.01", null],
  ["", null],
])("an amount of %j is %j cents", (amount, cents) => {
  const checked = check(dealSchema, { amount });
  expect(checked.ok ? checked.value.amount : null).toBe(cents);
});

test.each([
  ["20", 0.2],
  ["17.5 %", 0.175],
  ["12.25", 0.1225],
  ["0", 0],
  ["100", 1],
  ["100.01", null],
  ["-1", null],
  ["12.345", null],
  ["", null],
])("a rate of %j percent is stored as %j", (commission_rate, rate) => {
  const checked = check(participantSchema, {
    commission_rate,
    status: "active",
    service_areas: "Waco, Temple",
    target_monthly_leads: "",
    lead_value_range: "",
  });
  expect(checked.ok ? checked.value.commission_rate : null).toBe(rate);
});
