import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizePhone } from "./phone.server.ts";
import { formatPhone, northAmericanE164 } from "./phone.ts";

test.each([
  "+17045550173",
  "7045550173",
  "1-704-555-0173",
  " (704)555-0173 ",
  "+1 (704) 555 0173",
  "(704) 555-0173 ext. 4",
  "tel:+1-704-555-0173",
  "７０４－５５５－０１７３",
])("%j is +17045550173", (typed) => {
  expect(normalizePhone(typed)).toBe("+17045550173");
});

test("a number with a country code belongs to that country", () => {
  expect(normalizePhone("+44 20 7946 0958")).toBe("+442079460958");
});

test.each([
  "555-0173",
  "+7045550173",
  "call me",
  "",
  "123456789012345678901",
  "888-888-8888",
  "112-555-0173",
  "+33 12345678",
  null,
])("%j has no normal form", (typed) => {
  expect(normalizePhone(typed)).toBeNull();
});

const phoneLike = fc.string({ unit: fc.constantFrom(..."0123456789 ()+-.x"), maxLength: 20 });

test("normalizing a number twice changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(phoneLike, fc.string()), (typed) => {
      const normal = normalizePhone(typed);
      expect(normalizePhone(normal)).toBe(normal);
      const international = northAmericanE164(typed);
      if (international === null) return;
      expect(normal).toBe(international);
      expect(normalizePhone(formatPhone(typed))).toBe(normal);
    }),
    { numRuns: 500 },
  );
});
