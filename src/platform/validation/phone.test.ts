import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, internationalPhone } from "./phone.ts";

test.each([
  "+17045550173",
  "7045550173",
  "1-704-555-0173",
  "704.555.0173",
  " (704)555-0173 ",
  "(704) 555-0173",
  "+1 (704) 555 0173",
])("phone.shown: %s reads (704) 555-0173, for API clients +17045550173", (written) => {
  expect(formatPhone(written)).toBe("(704) 555-0173");
  expect(internationalPhone(written)).toBe("+17045550173");
});

test.each(["(704) 555-0173 ext. 4", "+44 20 7946 0958", "555-0173", "+7045550173", "call me", ""])(
  "%j is shown as it is written, and is no number for API clients",
  (written) => {
    expect(formatPhone(written)).toBe(written);
    expect(internationalPhone(written)).toBeNull();
  },
);

test("no number stays none", () => {
  expect([formatPhone(null), internationalPhone(null)]).toEqual([null, null]);
});

test("what is shown means the same number", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(internationalPhone(formatPhone(text))).toBe(internationalPhone(text));
    }),
  );
});
