import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { check } from "~/platform/validation/form.ts";
import { dollars, optionalPortion, optionalRate } from "./money.schema.ts";
import {
  centsField,
  formatCents,
  multiplied,
  portionField,
  portionOf,
  rateField,
  spread,
  wholeRate,
} from "./money.ts";

const cents = fc.integer({ min: 0, max: 999_999_999 });
const rate = fc.integer({ min: 0, max: wholeRate });

test("money.integer-cents: rounds products of any size half a cent up", () => {
  expect([multiplied(1, 1, 2), multiplied(3, 1, 2), multiplied(1, 49, 100)]).toEqual([1, 2, 0]);
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 99_999_999 }), (amount, factor) => {
      const off =
        BigInt(multiplied(amount, factor, 1_000)) * 1_000n - BigInt(amount) * BigInt(factor);
      expect(off > -500n && off <= 500n).toBe(true);
    }),
  );
});

test("spread shares add up exactly and never exceed their weights", () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(5, [0, 2, 1, 3])).toEqual([0, 2, 1, 2]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 60 }), rate, (weights, part) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const total = multiplied(whole, part, wholeRate);
      const shares = spread(total, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      for (const [index, share] of shares.entries()) {
        const weight = weights[index] ?? 0;
        expect(share).toBeLessThanOrEqual(weight);
        const off = BigInt(share) * BigInt(whole) - BigInt(total) * BigInt(weight);
        const size = BigInt(Math.max(1, whole));
        expect(off < size && off > -size).toBe(true);
      }
    }),
  );
});

test("money.integer-cents: negative amounts have one minus sign everywhere", () => {
  expect([-5, -50, -100, -12_345].map(centsField)).toEqual(["-0.05", "-0.50", "-1.00", "-123.45"]);
});

test("money.integer-cents: field values round-trip and anything else is rejected", () => {
  const read = (field: z.core.$ZodType, text: string) => {
    const checked = check(z.object({ field }), { field: text });
    return checked.ok ? checked.value.field : checked.errors.field;
  };
  fc.assert(
    fc.property(cents, rate, (amount, part) => {
      expect(read(dollars, formatCents(amount))).toBe(amount);
      expect(read(dollars, centsField(amount))).toBe(amount);
      expect(read(optionalRate, rateField(part))).toBe(part === 0 ? null : part);
      const portion = { kind: "rate", rate: part } as const;
      expect(read(optionalPortion, portionField(portion))).toEqual(portion);
      expect(portionOf(amount, { kind: "cents", cents: amount + 1 })).toBe(amount);
    }),
  );
  expect(formatCents(-5)).toBe("-$0.05");
  for (const wrong of ["a lot", "-5", "1.005", "1e9", "12345678"]) {
    expect(read(dollars, wrong), wrong).toBe("Enter an amount, like 450 or 1,250.50");
  }
  expect(read(dollars, "")).toBe("Enter an amount, like 450 or 1,250.50");
  expect(read(optionalRate, "101")).toBe("Enter a rate in percent, like 8.25");
  expect(read(optionalPortion, "120%")).toContain("Enter a percentage");
});
