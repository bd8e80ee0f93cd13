import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceTotals } from "./invoice-document.ts";
import { quickBooksLines } from "./quickbooks-lines.ts";

const line = fc.record({
  description: fc.constant("Work"),
  unit: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  priceCents: fc.integer({ min: 0, max: 100_000 }),
  taxable: fc.boolean(),
});
const invoice = {
  number: 1001,
  issuedOn: "2026-11-20",
  dueOn: "2026-12-04",
  customerName: "Sam Stone",
  what: "Leaking sink",
  totalCents: 22_500,
  creditedCents: 0,
  voidedAt: null,
  paidCents: 0,
};

test("rows add up to the pretax and the taxable total", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100_000 }),
      (lines, rate) => {
        const discount = { kind: "rate" as const, rate };
        const content = { lines, discount, taxRate: 8_250, message: null };
        const totals = invoiceTotals(content);
        const rows = quickBooksLines({ ...invoice, content });
        const cents = (of: typeof rows) =>
          of.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(cents(rows)).toBe(totals.totalCents - totals.taxCents);
        expect(cents(rows.filter(({ taxCode }) => taxCode === "TAX"))).toBe(totals.taxableCents);
      },
    ),
  );
});

test("each row has its invoice, US dates, and line; drafts have none", () => {
  const content = {
    lines: [
      { description: "Labor", unit: "hour", quantity: 2_500, priceCents: 9_000, taxable: false },
    ],
    discount: null,
    taxRate: 0,
    message: null,
  };
  expect(quickBooksLines({ ...invoice, content })).toEqual([
    {
      invoice: "INV-1001",
      customer: "Sam Stone",
      issuedOn: "11/20/2026",
      dueOn: "12/04/2026",
      item: "Services",
      description: "Labor",
      quantity: 2.5,
      rate: 90,
      amount: 225,
      taxCode: "NON",
      memo: "Leaking sink",
    },
  ]);
  expect(quickBooksLines({ ...invoice, number: null, issuedOn: null, content })).toEqual([]);
  // A deposit that was never paid is no receivable.
  expect(quickBooksLines({ ...invoice, creditedCents: 22_500, content })).toEqual([]);
  expect(quickBooksLines({ ...invoice, voidedAt: new Date(0), content })).toEqual([]);
});
