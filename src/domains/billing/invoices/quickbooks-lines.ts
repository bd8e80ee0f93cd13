import type { Invoice } from "./find-invoice.server.ts";
import { adjustmentName, invoiceTotals } from "./invoice-document.ts";
import { type InvoiceAdjustment, invoiceName, isFullyCredited, type Standing } from "./invoices.ts";

/**
 * A row of QuickBooks Online's invoice import: one per line, each repeating the invoice's fields.
 */
export type QuickBooksLine = {
  invoice: string;
  customer: string;
  /** US date format, as the import requires: 11/22/2026. */
  issuedOn: string;
  dueOn: string;
  item: string;
  description: string;
  quantity: number;
  /** In dollars. */
  rate: number;
  amount: number;
  taxCode: "TAX" | "NON";
  memo: string;
};

const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/**
 * An issued invoice as import rows whose amounts add up to the pretax total. The import has no
 * discounts, so a discount is its own line, one per tax kind; so are tips and deposits. None for a
 * draft, and for one that was credited in full and never paid, such as an abandoned booking's.
 */
export function quickBooksLines(
  invoice: Pick<
    Invoice,
    | "number"
    | "issuedOn"
    | "dueOn"
    | "customerName"
    | "what"
    | "content"
    | "totalCents"
    | "creditedCents"
    | "paidCents"
    | "voidedAt"
  > &
    Pick<Standing, "depositCredits">,
): QuickBooksLine[] {
  const { number, issuedOn, dueOn, customerName, what, content } = invoice;
  if (number === null || issuedOn === null) return [];
  const { paidCents, voidedAt, depositCredits = [] } = invoice;
  if (voidedAt && paidCents <= 0) return [];
  if (isFullyCredited(invoice) && paidCents <= 0) return [];
  const totals = invoiceTotals(content);
  const shared = {
    invoice: invoiceName(number),
    customer: customerName,
    issuedOn: usDate(issuedOn),
    dueOn: usDate(dueOn),
    memo: what,
  };
  const lines = content.lines.map((line, at): QuickBooksLine => {
    return {
      ...shared,
      item: "Services",
      description: line.description,
      quantity: line.quantity / 1_000,
      rate: line.priceCents / 100,
      amount: (totals.lines[at]?.amountCents ?? 0) / 100,
      taxCode: line.taxable ? "TAX" : "NON",
    };
  });
  const discounts = (["TAX", "NON"] as const).flatMap((taxCode): QuickBooksLine[] => {
    const cents = totals.lines.reduce(
      (sum, { discountCents }, at) =>
        sum + ((content.lines[at]?.taxable ? "TAX" : "NON") === taxCode ? discountCents : 0),
      0,
    );
    if (cents === 0) return [];
    const amount = -cents / 100;
    const line = { item: "Discount", description: "Discount", quantity: 1 };
    return [{ ...shared, ...line, rate: amount, amount, taxCode }];
  });
  const passed = depositCredits.map((one) => ({ kind: "deposit" as const, ...one }));
  const all: InvoiceAdjustment[] = [...(content.adjustments ?? []), ...passed];
  const adjustments = all.map((adjustment): QuickBooksLine => {
    const amount = adjustment.cents / 100;
    const item = adjustment.kind === "tip" ? "Tip" : "Deposit";
    const line = { item, description: adjustmentName(adjustment), quantity: 1 };
    return { ...shared, ...line, rate: amount, amount, taxCode: "NON" };
  });
  return [...lines, ...discounts, ...adjustments];
}
