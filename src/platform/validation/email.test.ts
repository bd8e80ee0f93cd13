import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { lettersProblem, normalizeEmail, readEmail } from "./email.ts";
import { optionalEmail, requiredEmail } from "./fields.ts";
import { check } from "./form.ts";

test.each([
  ["pat@example.com", "pat@example.com"],
  [" PAT.CAPS@EXAMPLE.COM ", "PAT.CAPS@example.com"],
  ["pat+roof@example.com", "pat+roof@example.com"],
  ["pat.o'brien@example.com", "pat.o'brien@example.com"],
  ["r&d@example.com", "r&d@example.com"],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ["1@mail.example.co", "1@mail.example.co"],
  ["pat@exämple.example", "pat@xn--exmple-cua.example"],
  ["pat@EXÄMPLE.example", "pat@xn--exmple-cua.example"],
  ["pat@xn--exmple-cua.example", "pat@xn--exmple-cua.example"],
  ["pat@почта.рф", "pat@xn--80a1acny.xn--p1ai"],
  ["pat@bücher.example", "pat@xn--bcher-kva.example"],
  ["pat@münchen-rohre.example", "pat@xn--mnchen-rohre-dlb.example"],
])("%j is %s", (typed, address) => {
  expect(readEmail(typed)).toEqual({ ok: true, address });
  expect(normalizeEmail(typed)).toBe(address.toLowerCase());
});

test.each([
  "",
  "pat",
  "pat@",
  "@example.com",
  ".pat@example.com",
  "pat.@example.com",
  "pat..x@example.com",
  "pat @example.com",
  "pat@example",
  "pat@example..com",
  "pat@-example.com",
  "pat@127.0.0.1",
  "pat@[127.0.0.1]",
  "pat@example.123",
  "pat@exam_ple.com",
  "pat@ex%61mple.com",
  "pat@exämple.example:25",
  "pat@exämple.example/x",
  "pat@a@example.com",
  '"pat x"@example.com',
  "Pat <pat@example.com>",
  "pat@example.com, sam@example.com",
  "pat@example.com\r\nBcc: sam@example.com",
  "pat\r\nBcc:x@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.com`,
])("fault.injection: rejects %j", (typed) => {
  expect(readEmail(typed)).toEqual({ ok: false, problem: "none" });
});

test("an accent before the @ has its own error", () => {
  expect(readEmail("josé@example.com")).toEqual({ ok: false, problem: "letters" });
  const schema = z.object({ email: requiredEmail("Email is required", "Invalid email address") });
  expect(check(schema, { email: "josé@example.com" })).toMatchObject({
    errors: { email: lettersProblem },
  });
  expect(optionalEmail("wrong").parse("")).toBeNull();
});

test("a valid address is one ASCII line that parses to itself", () => {
  const part = fc.string({ unit: fc.constantFrom(..."aZ9.&'+-_äñрф\r\n ,;<>()\"@%/:") });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(part, part).map((two) => two.join("@")),
        fc.string(),
      ),
      (typed) => {
        const parsed = readEmail(typed);
        if (!parsed.ok) return;
        expect(parsed.address).toMatch(/^[!-~]+@[a-z\d.-]+$/);
        expect(parsed.address).not.toMatch(/[\s,;<>()"]/);
        expect(readEmail(parsed.address)).toEqual(parsed);
        expect(normalizeEmail(normalizeEmail(typed))).toBe(normalizeEmail(typed));
      },
    ),
    { numRuns: 2000 },
  );
});
