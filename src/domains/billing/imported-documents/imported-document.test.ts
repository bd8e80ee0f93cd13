import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { type DocumentToImport, priceOf } from "./imported-document.ts";

const document = (price: DocumentToImport["price"]): DocumentToImport => ({
  customerId: "",
  propertyId: null,
  workOrderId: null,
  customerName: "Ann New",
  phone: null,
  phoneExtension: null,
  email: null,
  address: null,
  what: "Drain cleaning",
  number: "7",
  message: null,
  price,
});

const cents = fc.integer({ min: 0, max: 9_999_999 });
const maybe = fc.option(cents, { nil: null });
const lines = fc.option(
  fc.array(
    fc.record({
      description: fc.constantFrom("Labor", "Filter"),
      quantity: fc.integer({ min: 1, max: 20_000 }),
      amountCents: cents,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  { nil: null },
);

test("switch.money: the total is the file's to the cent, whatever the rest says", () => {
  fc.assert(
    fc.property(cents, maybe, maybe, maybe, maybe, lines, (totalCents, ...rest) => {
      const [subtotalCents, taxCents, discountCents, tipCents, items] = rest;
      const price = { totalCents, subtotalCents, taxCents, discountCents, tipCents, lines: items };
      const content = priceOf(document(price));
      expect(invoiceTotals({ ...content, message: null }).totalCents).toBe(totalCents);
    }),
  );
});

test("switch.money: lines, discount, and tax that add up are the file's", () => {
  const content = priceOf(
    document({
      totalCents: 18_998,
      subtotalCents: 17_550,
      taxCents: 1_448,
      discountCents: 0,
      tipCents: 0,
      lines: [
        { description: "Labor", quantity: 2_000, amountCents: 15_000 },
        { description: "Filter", quantity: 1_000, amountCents: 2_550 },
      ],
    }),
  );
  expect(content.lines.map(({ description, priceCents }) => [description, priceCents])).toEqual([
    ["Labor", 7_500],
    ["Filter", 2_550],
  ]);
  expect(content.taxRate).toBeGreaterThan(8_200);
  expect(content.lines.every(({ taxable }) => taxable)).toBe(true);
});
