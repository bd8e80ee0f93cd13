import fc from "fast-check";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { optionalPhone, optionalUsPhone, requiredPhone } from "./fields.ts";
import { formatPhone, northAmericanE164, readPhone, smsHref, telHref, telLink } from "./phone.ts";

test.each([
  "+17045550173",
  "7045550173",
  "1-704-555-0173",
  "704.555.0173",
  " (704)555-0173 ",
  "(704) 555-0173",
  "+1 (704) 555 0173",
])("%s reads (704) 555-0173, for API clients +17045550173", (written) => {
  expect(formatPhone(written)).toBe("(704) 555-0173");
  expect(northAmericanE164(written)).toBe("+17045550173");
});

test.each([
  ["(704) 555-0173 ext. 4", "4"],
  ["704-555-0173 x7", "7"],
  ["704-555-0173x7", "7"],
  ["(704) 555-0173, Ext 12", "12"],
  ["(704) 555-0173 (ext. 12)", "12"],
  ["704.555.0173 extension 210", "210"],
  ["704 555 0173 #4", "4"],
  ["704-555-0173,,22#", "22"],
  ["tel:+1-704-555-0173;ext=4", "4"],
])("%s has the extension %s", (typed, extension) => {
  expect(readPhone(typed)).toEqual({ ok: true, number: "+17045550173", extension });
  expect(formatPhone(typed)).toBe(`(704) 555-0173 ext. ${extension}`);
  expect(formatPhone("+17045550173", extension)).toBe(`(704) 555-0173 ext. ${extension}`);
  expect(telLink(typed)).toBe(`tel:+17045550173;ext=${extension}`);
  expect(telLink("+17045550173", extension)).toBe(`tel:+17045550173;ext=${extension}`);
  expect(readPhone(formatPhone(typed))).toEqual(readPhone(typed));
});

test.each([
  "0000000000",
  "(000) 000-0000",
  "1111111111",
  "222-222-2222",
  "(333) 333-3333",
  "+1 888 888 8888",
  "1 (888) 888-8888",
  "888.888.8888 x1",
  "999 999 9999",
  "1234567890",
  "123-456-7890",
  "0123456789",
  "2345678901",
  "9876543210",
  "0987654321",
  "1234567",
])("the number %s is a placeholder", (typed) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem: "placeholder" });
});

test.each([
  ["012-555-0101", "invalid"],
  ["112-555-0101", "invalid"],
  ["911-555-0101", "invalid"],
  ["(411) 555-0101", "invalid"],
  ["512-055-0101", "invalid"],
  ["512-155-0101", "invalid"],
  ["512-911-0101", "invalid"],
  ["+1 512 555 01234", "invalid"],
  ["+44 1", "invalid"],
  ["555-0123", "incomplete"],
  ["512-555-012", "incomplete"],
  ["call me", "none"],
  ["n/a", "none"],
  ["", "none"],
  ["512-555-0101 or 512-555-0102", "none"],
])("the number %s is refused: %s", (typed, problem) => {
  expect(readPhone(typed)).toEqual({ ok: false, problem });
});

test.each([
  "Phone: (704) 555-0173",
  "p:+17045550173",
  "(704) 555-0173 (home)",
  "704-555-0173 cell",
  "704\u00a0555\u00a00173",
  "704\u2013555\u20130173",
  "001 704 555 0173",
  "\u202a+1 (704) 555-0173\u202c",
])("%s is +17045550173", (typed) => {
  expect(readPhone(typed)).toEqual({ ok: true, number: "+17045550173", extension: null });
});

test("dials a vanity number in digits and shows it as written", () => {
  expect(telLink("704-555-ROOF")).toBe("tel:+17045557663");
  expect(formatPhone("704-555-ROOF")).toBe("704-555-ROOF");
});

test("each field says what is wrong with a number", () => {
  const errorOf = (field: z.ZodMiniType, typed: string) =>
    field.safeParse(typed).error?.issues[0]?.message;
  for (const schema of [
    optionalUsPhone,
    optionalPhone,
    requiredPhone("Phone number is required"),
  ]) {
    expect(errorOf(schema, "888-888-8888")).toMatch(/placeholder/);
    expect(errorOf(schema, "555-0173")).toMatch(/area code/);
    expect(errorOf(schema, "112-555-0173")).toMatch(/valid US phone number/);
  }
  expect(requiredPhone("Phone number is required").safeParse("").error?.issues[0]?.message).toBe(
    "Phone number is required",
  );
  expect(optionalUsPhone.parse("(704) 555-0173 x4")).toBe("+17045550173");
  expect(optionalPhone.parse("+44 20 7946 0958")).toBe("+44 20 7946 0958");
  expect(errorOf(optionalUsPhone, "+44 20 7946 0958")).toMatch(/US or Canadian/);
});

test.each(["+44 20 7946 0958", "555-0173", "+7045550173", "call me", ""])(
  "%j is shown as written, and is no number for API clients",
  (written) => {
    expect(formatPhone(written)).toBe(written);
    expect(northAmericanE164(written)).toBeNull();
  },
);

test("an empty number stays empty", () => {
  expect([formatPhone(null), northAmericanE164(null)]).toEqual([null, null]);
});

test("a shown number parses to the same number", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(northAmericanE164(formatPhone(text))).toBe(northAmericanE164(text));
    }),
  );
});

test.each([
  ["(704) 555-0173", "tel:+17045550173"],
  ["+17045550173", "tel:+17045550173"],
  ["1 704 555 0173", "tel:+17045550173"],
  ["704.555.0173 x12", "tel:+17045550173;ext=12"],
  ["(704) 555-0173 ext. 4", "tel:+17045550173;ext=4"],
  ["704-555-0173, extension 1234", "tel:+17045550173;ext=1234"],
  ["+17045550173;ext=12", "tel:+17045550173;ext=12"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["555-0173", "tel:5550173"],
  ["704-555-ROOF", "tel:+17045557663"],
  ["call me", null],
  ["x12", null],
  ["", null],
  [null, null],
])("%j dials %j", (written, href) => {
  expect(telHref(written)).toBe(href);
  expect(smsHref(written)).toBe(href && `sms:${href.slice(4).replace(/;ext=.*/, "")}`);
});

test("a link contains only a number, for any input", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(telHref(text) ?? "tel:5550173").toMatch(/^tel:[+\d]{7,}(;ext=\d{1,7})?$/);
    }),
  );
});
