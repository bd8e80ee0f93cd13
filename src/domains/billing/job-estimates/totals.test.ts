import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeRate } from "~/domains/shared/money/money.ts";
import { totalsOf } from "./estimate-document.ts";

const rate = fc.integer({ min: 0, max: wholeRate });
const portion = fc.oneof(
  fc.constant(null),
  rate.map((of) => ({ kind: "rate" as const, rate: of })),
  fc.integer({ min: 0, max: 5_000_000 }).map((cents) => ({ kind: "cents" as const, cents })),
);
const line = fc.record({
  description: fc.constant("Work"),
  unit: fc.constant(null),
  quantity: fc.integer({ min: 0, max: 99_999_999 }),
  priceCents: fc.integer({ min: 0, max: 999_999_999 }),
  taxable: fc.boolean(),
});
const lines = fc.array(line, { maxLength: 40 });
const terms = fc.record({ discount: portion, taxRate: rate, deposit: portion });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("no cent is lost or added for any lines, discount, and tax", () => {
  fc.assert(
    fc.property(lines, terms, (given, given_terms) => {
      const totals = totalsOf(given, given_terms);
      expect(sum(totals.lines.map(({ amountCents }) => amountCents))).toBe(totals.subtotalCents);
      expect(sum(totals.lines.map(({ discountCents }) => discountCents))).toBe(
        totals.discountCents,
      );
      expect(totals.subtotalCents - totals.discountCents + totals.taxCents).toBe(totals.totalCents);
      expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
      expect(totals.depositCents).toBeLessThanOrEqual(totals.totalCents);
      for (const [at, { amountCents, discountCents }] of totals.lines.entries()) {
        const exact = BigInt(given[at]?.priceCents ?? 0) * BigInt(given[at]?.quantity ?? 0);
        const off = BigInt(amountCents) * 1_000n - exact;
        expect(off > -500n && off <= 500n).toBe(true);
        expect(discountCents).toBeLessThanOrEqual(amountCents);
      }
      // The tax is within half a cent of the exact tax on the taxable amount after the discount.
      const taxable = totals.lines.filter((_, at) => given[at]?.taxable);
      const base = sum(taxable.map((one) => one.amountCents - one.discountCents));
      expect(base).toBe(totals.taxableCents);
      const off = BigInt(totals.taxCents) * 100_000n - BigInt(base) * BigInt(given_terms.taxRate);
      expect(off > -50_000n && off <= 50_000n).toBe(true);
    }),
  );
});

test("line order only changes which line gets a discount's odd cent", () => {
  fc.assert(
    fc.property(lines, terms, (given, { discount, deposit }) => {
      const untaxed = { discount, deposit, taxRate: 0 };
      const { lines: _one, ...one } = totalsOf(
        given.map((each) => ({ ...each, taxable: false })),
        untaxed,
      );
      const { lines: _other, ...other } = totalsOf(
        given.toReversed().map((each) => ({ ...each, taxable: false })),
        untaxed,
      );
      expect(other).toEqual(one);
    }),
  );
});

test("an estimate adds up like a manual calculation", () => {
  const work = {
    description: "Labor",
    unit: "hour",
    quantity: 2_500,
    priceCents: 9_500,
    taxable: false,
  };
  const parts = {
    description: "Parts",
    unit: null,
    quantity: 3_000,
    priceCents: 3_333,
    taxable: true,
  };
  const deposit = { kind: "rate", rate: 50_000 } as const;
  const discount = { kind: "rate", rate: 10_000 } as const;
  expect(totalsOf([work, parts], { discount, taxRate: 8_250, deposit })).toEqual({
    // 10% of 237.50 and 99.99 is 33.749, so 33.75: 23.75 and 10.00.
    lines: [
      { amountCents: 23_750, discountCents: 2_375 },
      { amountCents: 9_999, discountCents: 1_000 },
    ],
    subtotalCents: 33_749,
    discountCents: 3_375,
    taxableCents: 8_999,
    taxCents: 742,
    totalCents: 31_116,
    depositCents: 15_558,
  });
});
