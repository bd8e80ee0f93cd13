import fc from "fast-check";
import { expect, test } from "vitest";
import { fillIn, type MergeValues, unknownFields } from "./merge-fields.ts";

const values: MergeValues = {
  first_name: "Pat",
  business: "Bayou Plumbing",
  phone: "(713) 555-0134",
  service: "plumbing",
  city: "Houston",
  asked: " last night",
  two_times: "Tue at 9 AM or Wed at 2 PM",
};

test("follow-ups.merge-fields: fields get this lead's values, as often as they stand there", () => {
  expect(fillIn("{first_name}, {business} in {city}. {first_name}?", values)).toBe(
    "Pat, Bayou Plumbing in Houston. Pat?",
  );
});

test("follow-ups.merge-fields: what is no field is named, and fills in nothing", () => {
  expect(unknownFields("{first_name} {firstname} { city} {constructor} {}")).toEqual([
    "firstname",
    " city",
    "constructor",
    "",
  ]);
  expect(() => fillIn("{constructor}", values)).toThrow("Unknown merge field");
});

test("follow-ups.merge-fields: whatever somebody is called, their name is not read as a field", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(fillIn("Hi {first_name}!", { ...values, first_name: name })).toBe(`Hi ${name}!`);
    }),
  );
  expect(fillIn("{first_name}", { ...values, first_name: "{city} $& $1" })).toBe("{city} $& $1");
});
