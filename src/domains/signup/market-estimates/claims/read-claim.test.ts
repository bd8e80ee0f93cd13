import { expect, test } from "vitest";
import { readClaim } from "./read-claim.ts";

const whole = {
  service: "pest-control",
  city: "Austin, TX",
  business_name: "  Bug Off LLC ",
  email: "",
  phone: "(512) 555-0177",
};

test("reads a claim's service with an underscore and its city and state", () => {
  expect(readClaim(whole)).toEqual({
    ok: true,
    value: {
      source: "claim",
      industry: "pest_control",
      city: "Austin, TX",
      email: null,
      phone: "(512) 555-0177",
      businessName: "Bug Off LLC",
    },
  });
  const apart = readClaim({ ...whole, service: "lawn-care", city: "St. Paul", state: "minnesota" });
  expect(apart).toMatchObject({ value: { industry: "lawn_care", city: "St. Paul, MN" } });
});

test("shows all errors together, with the form's own messages", () => {
  expect(readClaim({ city: "Austin" })).toEqual({
    ok: false,
    code: "invalid",
    errors: {
      service: "Choose a service",
      state: "Choose a state",
      business_name: "Business name is required",
      email: "Please provide either your email or phone number.",
    },
  });
});
