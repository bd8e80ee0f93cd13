import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import type { EstimateLine } from "~/domains/billing/job-estimates/job-estimates.ts";
import { wholeRate } from "~/domains/shared/index.ts";

/** The price of an imported document; amounts in cents, null if the file doesn't say. */
type ImportedPrice = {
  totalCents: number;
  subtotalCents: number | null;
  taxCents: number | null;
  discountCents: number | null;
  tipCents: number | null;
  lines: { description: string; quantity: number; amountCents: number }[] | null;
};

/** The customer of the document. */
export type DocumentToImport = {
  customerId: string;
  propertyId: string | null;
  workOrderId: string | null;
  customerName: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  address: string | null;
  what: string;
  /** In the other program, such as "INV-0042"; null if it had none. */
  number: string | null;
  /** Shown on the document. */
  message: string | null;
  price: ImportedPrice;
};

export type ImportedDocument = {
  id: string;
  /** Why the document gets a new number; null if it has the one of the file. */
  remark: string | null;
};

/**
 * The business whose documents are imported, the member who imports them, and the program that
 * exported them.
 */
export type ImportTarget = {
  contractorId: string;
  memberId: string;
  zone: string;
  program: string;
};

export const personOf = ({
  customerId,
  propertyId,
  workOrderId,
  customerName,
  phone,
  phoneExtension,
  email,
  address,
  what,
}: DocumentToImport) => ({
  customerId,
  propertyId,
  workOrderId,
  customerName,
  phone,
  phoneExtension,
  email,
  address,
  what,
});

/** "42", "#42", "INV-0042": a number that looks the same in our format. */
const plainNumber = /^(?:#|inv(?:oice)?|e|est(?:imate)?|q(?:uote)?)?[-# ]{0,3}0*\d{1,7}$/i;

/** The document's message, followed by its number in the other program if it got a new one. */
export function messageOf(
  { message, number }: DocumentToImport,
  remark: string | null,
  program: string,
): string | null {
  const isOther = number !== null && (remark !== null || !plainNumber.test(number));
  return [message, isOther && `${program} number ${number}`].filter(Boolean).join("\n") || null;
}

/** A document can be dated in the future, but its creation time can't be later than now. */
export const notLater = (moment: Date, now: Date): Date => (moment < now ? moment : now);

type Price = Pick<InvoiceContent, "lines" | "discount" | "taxRate" | "adjustments">;

/**
 * Lines, discount, and tax whose total equals the file's to the cent (`switch.money`): the file's
 * own lines and terms if they add up to it, else with the tax as a line, else a single line.
 */
export function priceOf({ price, what }: DocumentToImport): Price {
  const { totalCents, subtotalCents, taxCents, discountCents, tipCents, lines } = price;
  const whole = (cents: number): EstimateLine[] => [lineOf(what, cents)];
  const adjustments = tipCents ? { adjustments: [{ kind: "tip" as const, cents: tipCents }] } : {};
  const discount = discountCents ? { kind: "cents" as const, cents: discountCents } : null;
  const plain = totalCents - (taxCents ?? 0);
  const listed = lines ? itemLines(lines) : null;
  const bodies = [
    listed,
    subtotalCents === null ? null : whole(subtotalCents),
    plain >= 0 ? whole(plain) : null,
  ].filter((body) => body !== null);
  const variants = bodies.flatMap((body): Price[] => {
    const sum = body.reduce(
      (cents, one) =>
        cents +
        invoiceTotals({ lines: [one], discount: null, taxRate: 0, message: null }).totalCents,
      0,
    );
    const terms = [discount, null].flatMap((part) => [
      { discount: part, ...adjustments },
      { discount: part },
    ]);
    return terms.flatMap(({ discount: part, ...rest }) => {
      const base = sum - (part?.cents ?? 0);
      const rate = taxCents && base > 0 ? Math.round((taxCents * wholeRate) / base) : 0;
      const taxed = body.map((one) => ({ ...one, taxable: rate > 0 }));
      const asLine = taxCents ? [...body, lineOf("Sales tax", taxCents)] : body;
      return [
        { lines: taxed, discount: part, taxRate: rate, ...rest },
        { lines: asLine, discount: part, taxRate: 0, ...rest },
      ];
    });
  });
  const right = variants.find(
    (variant) => invoiceTotals({ ...variant, message: null }).totalCents === totalCents,
  );
  return right ?? { lines: whole(totalCents), discount: null, taxRate: 0 };
}

const lineOf = (description: string, priceCents: number): EstimateLine => ({
  description,
  unit: null,
  quantity: 1_000,
  priceCents,
  taxable: false,
});

/**
 * Lines with unit prices that are whole cents; an item without one becomes a line with quantity 1.
 */
const itemLines = (items: NonNullable<ImportedPrice["lines"]>): EstimateLine[] =>
  items.map(({ description, quantity, amountCents }) => {
    const each = (amountCents * 1_000) / quantity;
    if (quantity === 1_000 || !Number.isInteger(each)) {
      const count = quantity === 1_000 ? "" : ` (${quantity / 1_000})`;
      return lineOf(`${description}${count}`, amountCents);
    }
    return { ...lineOf(description, each), quantity };
  });
