import fc from "fast-check";
import { expect, test } from "vitest";
import { fillIn, type MergeValues, unknownFields } from "./message-text.ts";

const values: MergeValues = {
  first_name: "Pat",
  business: "Bayou Plumbing",
  phone: "(713) 555-0134",
  service: "plumbing",
  city: "Houston",
  asked: " last night",
  urgent: "",
  two_times: "Tue at 9 AM or Wed at 2 PM",
};

test("replaces every occurrence of a merge field with the lead's value", () => {
  expect(fillIn("{first_name}, {business} in {city}. {first_name}?", values)).toBe(
    "Pat, Bayou Plumbing in Houston. Pat?",
  );
});

test("names unknown fields and refuses to fill them in", () => {
  expect(unknownFields("{first_name} {firstname} { city} {constructor} {}")).toEqual([
    "firstname",
    " city",
    "constructor",
    "",
  ]);
  expect(() => fillIn("{constructor}", values)).toThrow("Unknown merge field");
});

test("never reads a person's name as a merge field", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(fillIn("Hi {first_name}!", { ...values, first_name: name })).toBe(`Hi ${name}!`);
    }),
  );
  expect(fillIn("{first_name}", { ...values, first_name: "{city} $& $1" })).toBe("{city} $& $1");
});

test.each([
  ["We can look at it {two_times}. Which works better for you?", "What day works for you?"],
  [
    "Hi {first_name}. Would {two_times} work? Reply here.",
    "Hi Pat. What day works for you? Reply here.",
  ],
  [
    "Look:\n\nWould {two_times} work for you?\n\n{business}",
    "Look:\n\nWhat day works for you?\n\nBayou Plumbing",
  ],
  ["{two_times}", "What day works for you?"],
  ["Free {two_times}! Or {two_times}?", "What day works for you?"],
  ["We come {two_times}. Do you have a dog?", "What day works for you? Do you have a dog?"],
])("with no opening %j reads %j", (text, expected) => {
  expect(fillIn(text, { ...values, two_times: "" })).toBe(expected);
});

test("follow-ups.fits-request: nothing follows the advice given in danger", () => {
  const danger = { ...values, urgent: " Get out.", isDanger: true };
  expect(fillIn("Hi.{urgent} Send a photo?\nBye", danger)).toBe("Hi. Get out.\nBye");
  expect(fillIn("Hi.{urgent} What is it?", { ...values, urgent: " Call us." })).toBe(
    "Hi. Call us. What is it?",
  );
});
